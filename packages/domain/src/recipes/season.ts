/** Months of the northern year, 1 to 12, the last included; from 10 to 3 goes over New Year. */
export type Season = Readonly<{ from: number; to: number }>

export function isInSeason({ from, to }: Season, month: number): boolean {
  return from <= to ? from <= month && month <= to : month >= from || month <= to
}
