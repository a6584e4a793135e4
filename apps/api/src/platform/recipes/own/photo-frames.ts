/** [OWN-4] The largest picture of a recipe on a screen, and a card's. Both are in the export, where 500 of them have to fit. */
export const photoFrames = {
  featured: { width: 1024, height: 768, mostBytes: 250_000 },
  small: { width: 320, height: 320, mostBytes: 40_000 },
} as const
