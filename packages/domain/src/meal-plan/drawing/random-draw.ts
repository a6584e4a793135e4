import { profileOf } from '../../onboarding/diner-profile.ts'
import { freeSlots } from '../free-slots.ts'
import { isFilled } from '../item.ts'
import type { Outcome } from '../operations/change-template.ts'
import { type DayPlace, type FoundItem, findDay, findWeek, itemsIn, type WeekPlace } from '../places.ts'
import { dessertDays } from '../planner/search/skeleton.ts'
import { type Refusal, type Refused, refuse } from '../refusal.ts'
import { weekStateOf } from '../states.ts'
import type { Template } from '../template.ts'
import { fillFreeSlots } from '../template-operations/fill-free-slots.ts'
import type { Diner } from './diner.ts'
import { choicesOf, type SlotDraw, startSlotDraw } from './slot-draw.ts'

export type Scope = WeekPlace | DayPlace

const mostDessertsAWeek = dessertDays.length

/** "Suggested Meals", and a day or a week drawn again: every free slot gets another dish. */
export function startRandomDraw(
  { answers }: Pick<Diner, 'answers'>,
  template: Template,
  scope: Scope,
): Readonly<{ ok: true; draw: SlotDraw }> | Refused {
  const refusal = refusalToDrawAny(template, scope)
  if (refusal) return refuse(refusal)
  const slots = slotsToDraw(template, scope, !profileOf(answers).wishes.dessert.isSkipped)
  const isWeekAsWished = template.mode === 'generated' && !('dayId' in scope)
  return { ok: true, draw: startSlotDraw(template, slots, isWeekAsWished) }
}

export function finishRandomDraw(draw: SlotDraw, scope: Scope): Outcome {
  const choices = choicesOf(draw)
  if (choices.length === 0) return refuse({ because: 'nothing-suitable' })
  return fillFreeSlots(draw.template, scope, choices)
}

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
