import { addMacros, type Macros } from '../nutrition/macros.ts'

/** Of a day; each is absent where it is nothing, so that a day without them is judged by its meals alone. */
export type BesidesOfDay = Readonly<{
  /** LIFE-4: every day's extras. */
  besides?: Macros | undefined
  /** LIFE-7: what the plan leaves free for snacks. */
  snackRoom?: Macros | undefined
}>

export function sumOfBesides({ besides, snackRoom }: BesidesOfDay): Macros | undefined {
  return besides && snackRoom ? addMacros(besides, snackRoom) : (besides ?? snackRoom)
}

/** What a day comes to with them. */
export function withBesides(totals: Macros, besides: Macros | undefined): Macros {
  return besides ? addMacros(totals, besides) : totals
}
