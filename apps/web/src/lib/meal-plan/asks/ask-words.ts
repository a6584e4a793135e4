import { minutesText } from '#lib/recipe/time-text.ts'

/** What the figures of an ask open. */
export type AskPart = 'to-buy' | 'kitchen' | 'left-over'

export const askParts: readonly AskPart[] = ['to-buy', 'kitchen', 'left-over']

export type AskFigures = Readonly<{ rows: number; minutes: number; thrownShare: number }>

/** "31 things", "6 h 10 min", "2 %" */
export function figureOf({ rows, minutes, thrownShare }: AskFigures, part: AskPart): string {
  if (part === 'to-buy') return `${rows} ${rows === 1 ? 'thing' : 'things'}`
  if (part === 'kitchen') return minutesText(minutes)
  return percentText(thrownShare)
}

/** What stands after the figure. */
export const figureWords = {
  'to-buy': 'to buy',
  kitchen: 'in the kitchen',
  'left-over': 'left over',
} as const satisfies Record<AskPart, string>

export function percentText(share: number): string {
  return share > 0 && share < 0.005 ? 'under 1%' : `${Math.round(share * 100)}%`
}
