import type { Meal } from '../../meals/meals.ts'
import type { Macros } from '../../nutrition/macros.ts'
import type { MacroRanges } from '../../nutrition/ranges.ts'
import type { RecipeCard } from '../../recipes/shown/recipe-card.ts'
import type { DayFit } from '../fit.ts'

/** A dish of one person's day. */
export type TasteItem = Readonly<{
  meal: Meal
  servings: number
  card: RecipeCard
  /** PLATE-3: beside it. */
  sides?: readonly Readonly<{ card: RecipeCard; servings: number }>[] | undefined
}>

/** Targets and one real day for a person who has no account yet (LAND-1). */
export type TasteDay = Readonly<{
  targets: Macros
  /** The deficit would go below the least planned for a day. */
  isFloorReached: boolean
  ranges: MacroRanges
  items: readonly TasteItem[]
  fit: DayFit
}>
