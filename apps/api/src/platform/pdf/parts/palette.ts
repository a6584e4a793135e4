/** The brand's light colours; every text colour keeps 4.5:1 on white also in grey. */
export const palette = {
  paper: '#FBF5E4',
  white: '#FFFFFF',
  sunk: '#F1E8CF',
  ink: '#1E2B1B',
  muted: '#566049',
  leaf: '#2B5B33',
  paprika: '#B93E24',
  butter: '#F5C945',
  line: '#8A8466',
  hairline: '#E7DCBE',
} as const

export type Color = (typeof palette)[keyof typeof palette]
