import type { Avoidances } from '@butterleaf/domain/meal-plan/may-eat'
import type { DrawnItem } from '@butterleaf/domain/meal-plan/template-operations/draft'
import type { NothingFits } from '@butterleaf/domain/meal-plan/planner/relaxations'
import type { Slot, SlotAt } from '@butterleaf/domain/meal-plan/planner/slots'
import type { Wishes } from '@butterleaf/domain/meal-plan/planner/wishes'
import type { Macros } from '@butterleaf/domain/nutrition/macros'
import type { MacroRanges } from '@butterleaf/domain/nutrition/ranges'
import type { KitchenRecipe } from './kitchen.ts'

/** Days count from 0. */
export type KeptRecipe = Slot & { recipeId: string; servings: number }

/** Plain and small, since it is copied to a thread. */
export type DrawRequest = {
  /** Recipes that the threads don't hold: the person's own. */
  own: readonly KitchenRecipe[]
  avoidances: Avoidances
  /** Recipe ids. */
  liked: readonly string[]
  wishes: Wishes
  ranges: MacroRanges
  people: number
  prefersCheap: boolean
  /** Complete days and locked items. One whose recipe has left the cookbook counts as not kept. */
  kept: readonly KeptRecipe[]
  /** These alone are filled; without it all 28 days. */
  open?: readonly SlotAt[] | undefined
  seed: string
  /** PLAN-5: where nothing fits, say so and what would help. Takes the time of several plans; all 28 days only. */
  explain?: boolean | undefined
}

export type DrawnDay = { items: readonly DrawnItem[]; totals: Macros; deviation: number }
export type NothingDrawn = Omit<NothingFits, 'nearest'> & { nearest: DrawnDay }
export type Drawn = { days: readonly DrawnDay[] } | { nothingFits: NothingDrawn }
