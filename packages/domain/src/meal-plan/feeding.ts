import { daysLeftoversKeep, type Meal } from '../meals/meals.ts'
import type { RecipeId } from '../recipes/may-eat.ts'
import { type CookedItem, isCooked, isFilled, type LeftoverItem } from './item.ts'
import { allItems, daysIn, type FoundDay, type FoundItem, findById, itemsIn } from './places.ts'
import type { Refusal } from './refusal.ts'
import type { ServedOf } from './table/served.ts'
import { daysAwayBefore, type Template } from './template.ts'

/** LEFT-1: why what is cooked here can't feed that meal of that day; what stands in that slot is another question. */
export function refusalToFeed(from: FoundItem, to: FoundDay, meal: Meal): Refusal | undefined {
  const { week, day, dayNumber } = from
  // What was cooked on a complete day was cooked without this leftover.
  const isTooLate = week.id === to.week.id && day.isComplete
  return isTooLate ? { because: 'day-complete', dayNumber } : refusalToEatLater(from, to, meal)
}

/** Why that meal of that day can't be a leftover of what is cooked here, or was. */
export function refusalToEatLater(from: FoundItem, to: FoundDay, meal: Meal): Refusal | undefined {
  const { week, item, dayNumber: cookedOn } = from
  const { dayNumber } = to
  if (week.id !== to.week.id) return { because: 'feeds-other-week' }
  if (dayNumber <= cookedOn) return { because: 'feeds-not-later', cookedOn, dayNumber }
  if (daysApart(from, to) > daysLeftoversKeep) return { because: 'feeds-too-late', cookedOn, dayNumber }
  const isAcross = (item.meal === 'dessert') !== (meal === 'dessert')
  return isAcross ? { because: 'feeds-dessert-and-main' } : undefined
}

/** TOG-1: how old what is cooked on one day is on a later one of its week, with the days away between them. */
export function daysApart({ week, dayIndex }: FoundDay, later: FoundDay): number {
  const between = week.days.slice(dayIndex + 1, later.dayIndex + 1)
  return between.reduce((sum, day) => sum + daysAwayBefore(day), later.dayIndex - dayIndex)
}

/** How many days after it is cooked a recipe may be eaten as a leftover. */
export type KeepsDays = (recipeId: RecipeId) => number

/** CON-4: why the dish is no longer good there; a dish that is eaten at once feeds nothing. */
export function refusalAsKept(from: FoundItem, to: FoundDay, keepsDaysOf: KeepsDays): Refusal | undefined {
  const { item, dayNumber: cookedOn } = from
  if (!isFilled(item)) return undefined
  const keepsDays = keepsDaysOf(item.recipeId)
  return daysApart(from, to) > keepsDays ? { because: 'keeps-too-short', cookedOn, keepsDays } : undefined
}

export type Feeder = Readonly<{ item: CookedItem; dayNumber: number }>

/** LEFT-2: what the leftovers view of a slot lists. */
export function feedersOf(to: FoundDay, meal: Meal, keepsDaysOf: KeepsDays): Feeder[] {
  if (to.day.isComplete) return []
  return itemsIn(to).flatMap((from) => {
    const { item, dayNumber } = from
    const refusal = refusalToFeed(from, to, meal) ?? refusalAsKept(from, to, keepsDaysOf)
    return isCooked(item) && refusal === undefined ? [{ item, dayNumber }] : []
  })
}

/** LEFT-1 in numbers, by day in the order they are eaten. */
export type Feeding = Readonly<{
  total: number
  today: number
  /** `isFrozen`: it is eaten later than the dish keeps in the fridge (TOG-1). */
  saved: readonly Readonly<{ dayNumber: number; servings: number; isFrozen?: true }>[]
}>

/** TOG-1: a leftover that is eaten later than its dish keeps in the fridge comes from the freezer. */
export function isEatenFrozen(from: FoundItem, to: FoundDay, keepsDaysOf: KeepsDays): boolean {
  const { item } = from
  return isFilled(item) && daysApart(from, to) > fridgeDays(item.recipeId, keepsDaysOf)
}

/** TOG-1: how long what was frozen in time is good. */
export const daysFrozenKeeps = 90

export type AgedLeftover = Readonly<{
  slot: FoundItem & Readonly<{ item: LeftoverItem }>
  parent: FoundItem
  ageDays: number
}>

/** TOG-1: leftovers that are eaten later than their dish keeps in the fridge. */
export function listAged(template: Template, keepsDaysOf: KeepsDays): AgedLeftover[] {
  return allItems(template).flatMap((slot): AgedLeftover[] => {
    const { item } = slot
    const parent = item.kind === 'leftover' ? findById(template, item.parentId) : undefined
    if (item.kind !== 'leftover' || !parent) return []
    return isEatenFrozen(parent, slot, keepsDaysOf)
      ? [{ slot: { ...slot, item }, parent, ageDays: daysApart(parent, slot) }]
      : []
  })
}

export function fridgeDays(recipeId: RecipeId, keepsDaysOf: KeepsDays): number {
  return Math.min(keepsDaysOf(recipeId), daysLeftoversKeep)
}

/** For everybody at the table; undefined where nothing is saved. `keepsDaysOf`: to tell what is frozen. */
export function feedingOf(from: FoundItem, servedOf: ServedOf, keepsDaysOf?: KeepsDays): Feeding | undefined {
  const { item, ...found } = from
  if (item.kind !== 'leftoverParent') return undefined
  const saved = daysIn(found).flatMap((to) => {
    const { day, dayNumber } = to
    const eaten = day.items.filter(
      (other): other is LeftoverItem => other.kind === 'leftover' && other.parentId === item.id,
    )
    const servings = eaten.reduce((sum, leftover) => sum + servedOf(leftover)[0]!.servings, 0)
    const isFrozen = keepsDaysOf !== undefined && isEatenFrozen(from, to, keepsDaysOf)
    return servings > 0 ? [{ dayNumber, servings, ...(isFrozen && { isFrozen: true as const }) }] : []
  })
  const today = servedOf(item)[0]!.servings
  return { total: saved.reduce((sum, { servings }) => sum + servings, today), today, saved }
}
