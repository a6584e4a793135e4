const fewestCharacters = 8

/** "Skillet salmon" of "Skillet salmon, lemon cream & wilted greens": the dish without what comes beside it, for narrow places. */
export function shortTitle(title: string): string {
  const end = title.search(/,| with | over | on | in /)
  return end >= fewestCharacters ? title.slice(0, end) : title
}
