import type { IsoDate } from '../calendar/iso-date.ts'
import type { Meal } from '../meals/meals.ts'
import type { Macros } from '../nutrition/macros.ts'
import type { RecipeId } from '../recipes/may-eat.ts'

/** LIFE-3: instead of a planned meal, beside it, or as a snack. */
export type LogPlace =
  | Readonly<{ kind: 'instead'; meal: Meal }>
  | Readonly<{ kind: 'beside'; meal: Meal }>
  | Readonly<{ kind: 'snack' }>

/** "2 slices" of a food. */
export type LogMeasure = Readonly<{ name: string; count: number }>

/** A row of the food table, by weight. */
export type FoodSource = Readonly<{
  kind: 'food'
  foodId: string
  name: string
  grams: number
  measure?: LogMeasure | undefined
}>
export type RecipeSource = Readonly<{ kind: 'recipe'; recipeId: RecipeId; servings: number }>
/** The person's own four figures. */
export type FiguresSource = Readonly<{ kind: 'figures'; name: string }>
/** A typical plate of a restaurant, whose figures are a guess within ranges. */
type PlateSource = Readonly<{ kind: 'plate'; plateId: string; name: string }>
/** LIFE-2: the meal is out, and its figures aren't known. Only `instead`. */
type NotCounted = Readonly<{ kind: 'notCounted' }>

export type LogSource = FoodSource | RecipeSource | PlateSource | FiguresSource | NotCounted

export type LogEntry = Readonly<{
  /** A UUID made by the device, so that it may be sent twice. */
  id: string
  date: IsoDate
  place: LogPlace
  source: LogSource
  /** As eaten. */
  figures: Macros
  /** LIFE-2, of `instead`: the planned dish is cooked all the same, so that what is to be eaten again of it will be there. */
  keepsLeftovers?: true | undefined
}>

/** What is wrong with an entry or an extra: the field as the device names it, and why. */
export type LogFault = Readonly<{ field: string; message: string }>

export function entriesOn(entries: readonly LogEntry[], date: IsoDate): LogEntry[] {
  return entries.filter((entry) => entry.date === date)
}

export function snacksOn(entries: readonly LogEntry[], date: IsoDate): LogEntry[] {
  return entriesOn(entries, date).filter(({ place }) => place.kind === 'snack')
}
