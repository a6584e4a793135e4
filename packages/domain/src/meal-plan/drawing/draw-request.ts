import type { Weekday } from '../../calendar/weekday.ts'
import type { Macros } from '../../nutrition/macros.ts'
import type { NutrientAim } from '../../nutrition/mineral-goals/mineral-goals.ts'
import type { MacroRanges } from '../../nutrition/ranges.ts'
import type { Palate } from '../../onboarding/palate.ts'
import type { Wishes } from '../../onboarding/wishes.ts'
import type { Avoidances } from '../../recipes/may-eat.ts'
import type { Plate } from '../item.ts'
import type { NothingFits } from '../planner/relaxations/relaxations.ts'
import type { Slot, SlotAt } from '../planner/slots.ts'
import type { PlannedEater } from '../planner/table-seats.ts'
import type { DrawnItem } from '../template-operations/draft.ts'
import type { KitchenRecipe } from './kitchen.ts'

/** Days count from 0. */
export type KeptRecipe = Slot & Plate

/** TOG-3: as the planner knows an eater, with what they may not eat in place of the dishes. */
export type EaterDrawnFor = Omit<PlannedEater, 'mayEat'> & Readonly<{ avoidances: Avoidances }>

/** Plain and small, since it is copied to a thread. */
export type DrawRequest = {
  /** Recipes that the threads don't hold: the person's own. */
  own: readonly KitchenRecipe[]
  avoidances: Avoidances
  /** Recipe ids. */
  liked: readonly string[]
  wishes: Wishes
  /** Day 1 of the plan. */
  startsOn: Weekday
  /** TOG-1: of each of the 28 days, how many days it is after day 1; absent: one follows the other. */
  daysSinceStart?: readonly number[] | undefined
  ranges: MacroRanges
  /** Of each of the 28 days what is eaten besides the plan; absent where nothing is. */
  besides?: readonly Macros[] | undefined
  people: number
  /** TOG-3: who eats along; absent where nobody does. */
  table?: readonly EaterDrawnFor[] | undefined
  prefersCheap: boolean
  palate: Palate
  aim: NutrientAim
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
export type DrawAnswer = { days: readonly DrawnDay[] } | { nothingFits: NothingDrawn }
