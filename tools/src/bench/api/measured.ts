/** One figure with its goal where there is one: the most it may be, or the least. */
export type Measured = {
  what: string
  unit: 'ms' | 'MB' | '/s' | '×' | ''
  value: number
  goal?: number | undefined
  isLeast?: boolean
  lost?: number
}
