// Ways to lay out a week that keep the rules of leftovers, sameness and dessert days: which slots share a dish.
import type { AskedMeals } from './asked.ts'
import { daysLeftoversKeep, daysOfWeek, type LeftoverWish, type Meal } from './rules.ts'

type Feeding = Readonly<Record<number, number>>
export type ShapeSlot = { day: number; meal: Meal; dish: number; parent?: ShapeSlot | undefined }
export type Shape = { slots: ShapeSlot[]; dishes: { meal: Meal; isSame: boolean }[] }
type Layout = Record<Meal, number>
type Source = { parent?: ShapeSlot | undefined; sameAs?: ShapeSlot | undefined }
type Add = (day: number, meal: Meal, source?: Source) => ShapeSlot

/** [eats, cooked] by day: of seven slots two or three for "some", four or five for "mostly". The first is the usual one. */
const feedings: Record<LeftoverWish, readonly Feeding[]> = {
  none: [{}],
  some: [
    { 2: 0, 5: 3 },
    { 1: 0, 2: 0, 3: 0 },
    { 1: 0, 2: 0 },
    { 4: 3, 5: 3, 6: 3 },
  ],
  mostly: [
    { 1: 0, 2: 0, 4: 3, 5: 3 },
    { 1: 0, 2: 0, 3: 0, 5: 4, 6: 4 },
  ],
}
/** Lunches on last evening's dinner. */
const lunchesAfterDinner: Record<LeftoverWish, readonly number[]> = {
  none: [],
  some: [1, 3, 5],
  mostly: [1, 2, 4, 5],
}
const feedingsOfASameWeek: Record<LeftoverWish, Feeding> = {
  none: {},
  some: { 1: 0, 3: 2 },
  mostly: { 1: 0, 2: 0, 3: 0, 5: 4, 6: 4 },
}
const freeDaysOfASameWeek = [2, 5]
const dessertDays = [[2, 5], [4, 6], [0, 6], [3]]

/** The layout most people would expect. */
export function usualShape(asked: AskedMeals): Shape {
  return shapeOf(asked, { dinner: 0, lunch: -1, breakfast: 0, dessert: 0 })
}

/** Every layout there is of these, the usual one first. */
export function allShapes(asked: AskedMeals): Shape[] {
  const count = (meal: Meal, most: number) => (asked[meal].leftovers === 'none' ? 1 : most)
  const layouts: Layout[] = []
  for (const dinner of feedings[asked.dinner.leftovers].keys())
    for (let lunch = -1; lunch < count('lunch', feedings[asked.lunch.leftovers].length); lunch += 1)
      for (let dessert = 0; dessert < (asked.dessert.isEaten ? dessertDays.length : 1); dessert += 1)
        layouts.push({ dinner, lunch, breakfast: 0, dessert })
  return layouts.map((layout) => shapeOf(asked, layout))
}

/**
 * The slots of a week in the order of its days: `dish` numbers the choice of a recipe (slots with one number eat one recipe),
 * `parent` is the slot whose cooking a leftover is eaten from. `layout` numbers the feedings of each meal; -1 is a lunch on dinners.
 */
function shapeOf(asked: AskedMeals, layout: Layout): Shape {
  const slots: ShapeSlot[] = []
  const dishes: Shape['dishes'] = []
  const add: Add = (day, meal, { parent, sameAs } = {}) => {
    const shared = parent ?? sameAs
    const slot = { day, meal, dish: shared ? shared.dish : dishes.length, parent }
    if (!shared) dishes.push({ meal, isSame: asked[meal].isSame })
    slots.push(slot)
    return slot
  }
  for (const meal of ['dinner', 'lunch', 'breakfast'] as const)
    if (asked[meal].isEaten) layOut(meal, { asked, layout, slots, add })
  if (asked.dessert.isEaten) for (const day of dessertDays[layout.dessert]) add(day, 'dessert')
  return { slots: slots.sort((a, b) => a.day - b.day), dishes }
}

type Laying = { asked: AskedMeals; layout: Layout; slots: readonly ShapeSlot[]; add: Add }

function layOut(meal: Meal, { asked, layout, slots, add }: Laying): void {
  const { isSame, leftovers } = asked[meal]
  if (isSame) {
    layOutSame(meal, leftovers, add)
    return
  }
  const own = new Map<number, ShapeSlot>()
  for (let day = 0; day < daysOfWeek; day += 1) {
    const isAfterDinner = layout[meal] === -1 && leftovers !== 'none'
    const parent = isAfterDinner
      ? lunchParent(day, leftovers, slots, own)
      : own.get(feedings[leftovers][Math.max(0, layout[meal])][day])
    own.set(day, add(day, meal, { parent }))
  }
}

/** Last evening's dinner where this day's dinner is another dish, else the last lunch that was cooked. */
function lunchParent(
  day: number,
  leftovers: LeftoverWish,
  slots: readonly ShapeSlot[],
  own: ReadonlyMap<number, ShapeSlot>,
): ShapeSlot | undefined {
  if (!lunchesAfterDinner[leftovers].includes(day)) return undefined
  const dinnerOf = (on: number) => slots.find((slot) => slot.meal === 'dinner' && slot.day === on)!
  const evening = dinnerOf(day - 1)
  const dinner = evening.parent ?? evening
  const isDinnerAgain = dinner.dish === dinnerOf(day).dish
  if (!isDinnerAgain && day - dinner.day <= daysLeftoversKeep) return dinner
  return [...own.values()].findLast((slot) => !slot.parent && day - slot.day <= daysLeftoversKeep)
}

function layOutSame(meal: Meal, leftovers: LeftoverWish, add: Add): void {
  const fed = feedingsOfASameWeek[leftovers]
  const freeDays = leftovers === 'none' ? freeDaysOfASameWeek : []
  const own = new Map<number, ShapeSlot>()
  for (let day = 0; day < daysOfWeek; day += 1) {
    if (freeDays.includes(day)) add(day, meal)
    else own.set(day, add(day, meal, { parent: own.get(fed[day]), sameAs: own.get(0) }))
  }
}
