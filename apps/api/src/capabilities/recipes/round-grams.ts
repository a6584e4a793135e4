/** 0.1 + 0.2 is 0.3 on a screen. */
export function roundGrams(grams: number): number {
  return Math.round(grams * 10_000) / 10_000
}
