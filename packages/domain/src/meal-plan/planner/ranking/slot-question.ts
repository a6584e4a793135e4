import type { Meal } from '../../../meals/meals.ts'
import type { Macros } from '../../../nutrition/macros.ts'
import type { MacroRanges } from '../../../nutrition/ranges.ts'
import type { Share } from '../../../onboarding/meal-shares.ts'
import type { Dish } from '../menu.ts'

/** Something else the day eats, which a choice for the slot leaves in place. */
export type Neighbour = {
  dish: Dish
  meal: Meal
  servings: number
  /** A locked item, or one cooked on another day, keeps its serving too. */
  isFixed: boolean
}
export type SlotQuestion = {
  meal: Meal
  /** What may stand in the slot; what the person must not eat is not among it. */
  candidates: readonly Dish[]
  neighbours: readonly Neighbour[]
  /** Meals of the day that have nothing yet: the choice leaves them their share. */
  openMeals: readonly Meal[]
  ranges: MacroRanges
  /** LIFE-4: what the day eats besides the plan. */
  besides?: Macros | undefined
  shares: Readonly<Record<Meal, Share>>
  /** A person chooses: a dish of which a plate is too little for the meal is offered too, as the largest plate. */
  isByHand?: boolean
  /** Of a dessert that is eaten in this slot alone: cooked in whole batches for so many people. */
  wholeBatchesFor?: number
}
