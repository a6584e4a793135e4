import { isFilled } from '@butterleaf/domain/meal-plan/item'
import {
  type DayPlace,
  type FoundItem,
  findDay,
  findWeek,
  itemsIn,
  type WeekPlace,
} from '@butterleaf/domain/meal-plan/places'
import type { Refusal } from '@butterleaf/domain/meal-plan/refusal'
import { freeSlots } from '@butterleaf/domain/meal-plan/states/free-slots'
import { weekStateOf } from '@butterleaf/domain/meal-plan/states/week-state'
import type { Template } from '@butterleaf/domain/meal-plan/template'

export type Scope = WeekPlace | DayPlace

const mostDessertsAWeek = 2
/** Where the planner puts them, too. */
const dessertDays = [2, 5]

/** What is drawn of a day or a week: its free slots, of open desserts no more than a week has. */
export function slotsToDraw(template: Template, scope: Scope, wantsDessert: boolean): FoundItem[] {
  const free = freeSlots(template, scope)
  // A plan that was drawn has no more slots for dessert than it should.
  if (template.mode === 'generated') return free
  const isOpenDessert = ({ item }: FoundItem) => item.meal === 'dessert' && item.kind === 'empty'
  const left = wantsDessert ? dessertsLeft(template, scope) : 0
  const desserts = free.filter(isOpenDessert).sort(dessertDaysFirst).slice(0, left)
  return [...free.filter((slot) => !isOpenDessert(slot)), ...desserts]
}

function dessertsLeft(template: Template, scope: Scope): number {
  const week = findWeek(template, scope)
  const eaten = week ? itemsIn(week).filter(({ item }) => item.meal === 'dessert' && isFilled(item)) : []
  return Math.max(0, mostDessertsAWeek - eaten.length)
}

function dessertDaysFirst(a: FoundItem, b: FoundItem): number {
  const isUsual = ({ dayIndex }: FoundItem) => dessertDays.includes(dayIndex)
  return Number(isUsual(b)) - Number(isUsual(a)) || a.dayIndex - b.dayIndex
}

/** Why nothing of it can be drawn; undefined where something can. */
export function refusalToDrawAny(template: Template, scope: Scope): Refusal | undefined {
  const week = findWeek(template, scope)
  if (!week) return { because: 'not-there' }
  if ('dayId' in scope) {
    const day = findDay(template, scope)
    if (!day) return { because: 'not-there' }
    if (day.day.isComplete) return { because: 'day-complete', dayNumber: day.dayNumber }
  }
  if (weekStateOf(week.week) === 'complete')
    return { because: 'week-complete', weekNumber: week.weekIndex + 1 }
  if (freeSlots(template, scope).length > 0) return undefined
  return refusalOfHeld(itemsIn(week).filter(({ day }) => !('dayId' in scope) || day.id === scope.dayId))
}

function refusalOfHeld(slots: readonly FoundItem[]): Refusal | undefined {
  const held = slots.find(({ day }) => !day.isComplete)
  return held && { because: 'slot-not-free', dayNumber: held.dayNumber, meal: held.item.meal }
}
