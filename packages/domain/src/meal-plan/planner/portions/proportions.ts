import type { DayBounds, MacroVector } from '../day-bounds.ts'

/** Of one macro there may be at most so much, of the other there must be at least so much. */
export type Pair = { limited: 0 | 1 | 2 | 3; most: number; needed: 0 | 1 | 2 | 3; least: number }

export function pairsOf(bounds: DayBounds): Pair[] {
  const numbers = [0, 1, 2, 3] as const
  return numbers.flatMap((limited) =>
    numbers
      .filter((needed) => needed !== limited && bounds[needed]!.least > 0)
      .map((needed) => ({ limited, most: bounds[limited]!.most, needed, least: bounds[needed]!.least })),
  )
}

/**
 * How much more of the limited macro there is than goes with the needed one. A day in range has none in sum, and it adds up over
 * dishes, so a few rich in carbs rule a day out long before their sums do.
 */
export function excessOf({ limited, most, needed, least }: Pair, macros: MacroVector): number {
  return macros[limited] / most - macros[needed] / least
}
