import type { Meal } from '../../meals/meals.ts'
import { daysLeftoversKeep, mainMeals } from '../../meals/meals.ts'
import { freeSlots } from '../free-slots.ts'
import { isFilled } from '../item.ts'
import { addLeftover } from '../operations/add-leftover.ts'
import { changeServings } from '../operations/change-servings.ts'
import { changeSides } from '../operations/change-sides.ts'
import type { Outcome } from '../operations/change-template.ts'
import { clearSlot } from '../operations/clear-slot.ts'
import { completeDay, reopenDay } from '../operations/complete-day.ts'
import { fillSlot } from '../operations/fill-slot.ts'
import { lockItem, unlockItem } from '../operations/lock-item.ts'
import { exchangeItems, moveItem } from '../operations/moving/move-item.ts'
import { portionDay } from '../operations/portion-day.ts'
import { putRandomDish, replaceItem } from '../operations/replace-item.ts'
import { resetDay } from '../operations/reset-day.ts'
import { skipSlot, unskipSlot } from '../operations/skip-slot.ts'
import { type DayPlace, findSlot, type ItemPlace, placeOf, type WeekPlace } from '../places.ts'
import type { Template } from '../template.ts'
import { dropForbidden } from '../template-operations/drop-forbidden.ts'
import { fillFreeSlots, type SlotChoice } from '../template-operations/fill-free-slots.ts'
import { regenerateTemplate } from '../template-operations/regenerate-template.ts'
import { about, countedIds, drawnDays, foundAt } from './invented-template.ts'

/** One thing that a person may try. */
export type Step = Readonly<{
  name: StepName
  dayNumber: number
  meal: Meal
  /** Another slot: the one that feeds. */
  daysBefore: number
  fromMeal: Meal
  recipeId: string
  servings: number
  steps: number
}>

type Try = (template: Template, step: Step) => Outcome

export const tries = {
  fill: (template, step) => fillSlot(template, dayOf(template, step), step),
  clear: (template, step) => clearSlot(template, slotOf(template, step)),
  replace: (template, step) => replaceItem(template, slotOf(template, step), step),
  redraw: (template, step) => putRandomDish(template, slotOf(template, step), step),
  skip: (template, step) => skipSlot(template, slotOf(template, step)),
  unskip: (template, step) => unskipSlot(template, slotOf(template, step)),
  serve: (template, step) => changeServings(template, slotOf(template, step), step.steps),
  sides: (template, step) => changeSides(template, slotOf(template, step), sidesOfStep(step)),
  lock: (template, step) => lockItem(template, slotOf(template, step)),
  unlock: (template, step) => unlockItem(template, slotOf(template, step)),
  complete: (template, step) => completeDay(template, dayOf(template, step)),
  reopen: (template, step) => reopenDay(template, dayOf(template, step)),
  reset: (template, step) => resetDay(template, dayOf(template, step)),
  feed: (template, step) => feed(template, step),
  portion: (template, step) => portion(template, step),
  move: (template, step) => moveItem(template, slotOf(template, step), moveOf(template, step)),
  exchange: (template, step) => exchangeItems(template, slotOf(template, step), moveOf(template, step)),
  'fill day': (template, step) => fillFree(template, dayOf(template, step), step),
  'fill week': (template, step) => {
    const { weekId } = dayOf(template, step)
    return fillFree(template, { weekId }, step)
  },
  drop: (template, { recipeId }) => {
    return { ok: true, template: dropForbidden(template, (other) => other === recipeId).template }
  },
  regenerate: (template, { recipeId }) => {
    const days = drawnDays(recipeId)
    const draft =
      template.mode === 'own'
        ? { ...about, mode: template.mode }
        : { ...about, mode: template.mode, mains: mainMeals, days }
    return regenerateTemplate(template, draft, countedIds(recipeId))
  },
} as const satisfies Record<string, Try>

export type StepName = keyof typeof tries
export const stepNames = Object.keys(tries) as StepName[]

type Where = Pick<Step, 'dayNumber'>

function dayOf(template: Template, { dayNumber }: Where): DayPlace {
  const { week, day } = foundAt(template, dayNumber, 'dinner')
  return { weekId: week.id, dayId: day.id }
}

/** Also of a dessert on a day without. */
export function slotOf(template: Template, { dayNumber, meal }: Where & { meal: Meal }): ItemPlace {
  const slot = findSlot(template, dayNumber, meal)
  return slot ? placeOf(slot) : { ...dayOf(template, { dayNumber }), itemId: 'no such slot' }
}

/** None, one or two; sometimes one that stands there as the main. */
function sidesOfStep({ recipeId, servings, steps }: Step) {
  const some = [{ recipeId: `${recipeId} side`, servings }, { recipeId: steps > 2 ? recipeId : 'greens' }]
  return some.slice(0, Math.abs(steps) % 3)
}

function feed(template: Template, step: Step): Outcome {
  const from = Math.max(1, step.dayNumber - step.daysBefore)
  const { itemId: parentId } = slotOf(template, { dayNumber: from, meal: step.fromMeal })
  return addLeftover(template, dayOf(template, step), { ...step, parentId })
}

/** Stews keep for two days. A third of the steps has no answer for leftovers. */
function moveOf(template: Template, step: Step) {
  const from = Math.max(1, step.dayNumber - step.daysBefore)
  const { itemId: to } = slotOf(template, { dayNumber: from, meal: step.fromMeal })
  const leftovers = ([undefined, 'cook', 'open'] as const)[Math.abs(step.steps) % 3]
  return { to, leftovers, keepsDaysOf: stewsKeepTwoDays }
}

export function stewsKeepTwoDays(recipeId: string): number {
  return recipeId === 'stew' ? 2 : daysLeftoversKeep
}

function portion(template: Template, step: Step): Outcome {
  const { items } = foundAt(template, step.dayNumber, 'dinner').day
  const portions = items.filter(isFilled).map(({ id }) => ({ itemId: id, servings: step.servings }))
  return portionDay(template, dayOf(template, step), portions)
}

/** All free slots; a lunch from last evening's dinner where that is drawn too. */
function fillFree(template: Template, scope: WeekPlace | DayPlace, { recipeId, servings }: Step): Outcome {
  const free = freeSlots(template, scope)
  const choices = free.map(({ item, dayNumber }): SlotChoice => {
    const dinner = free.find((other) => other.dayNumber === dayNumber - 1 && other.item.meal === 'dinner')
    const isFed = item.meal === 'lunch' && dinner && dayNumber % 2 === 0
    const what = isFed ? { leftoverOf: dinner.item.id } : { recipeId: `${recipeId} ${item.id}` }
    return { itemId: item.id, servings, ...what }
  })
  return fillFreeSlots(template, scope, choices)
}
