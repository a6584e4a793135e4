import { addMacros, type Macros, scaleMacros } from '../../nutrition/macros.ts'
import { portionsAt } from '../../onboarding/table/eaters-at.ts'
import { tastesOf } from '../drawing/diner.ts'
import { rankDishes } from '../drawing/rank-dishes.ts'
import { seatsOf, slotOnWeekday } from '../drawing/slot-on-weekday.ts'
import { freeSlots } from '../free-slots.ts'
import { type FilledItem, isFilled } from '../item.ts'
import { replaceItem } from '../operations/replace-item.ts'
import { type FoundDay, type FoundItem, findDay, placeOf, placeOfDay } from '../places.ts'
import { isStrange } from '../planner/palate.ts'
import { choicesAround } from '../portioning/nearest-portions.ts'
import { itemsOf, type Template } from '../template.ts'
import { isCookedInTime } from './mend-portions.ts'
import type { Mending } from './mending.ts'
import { type DayGoal, goalFor, missOfTotals } from './mending-goal.ts'
import { isOpenMeal } from './open-meals.ts'
import { eatenOf } from './span.ts'

/** Among so many that suit the day best one is found that suits the span, too. */
const mostCandidates = 60

/** One dish of a day that isn't shopped for exchanged for another, where that brings the span nearer. */
export function mendDish(mending: Mending, template: Template, of: FoundDay): Template {
  const found = findDay(template, placeOfDay(of))
  const goal = found && mending.unshoppedDays.has(found.dayNumber) && goalFor(mending, template, found)
  if (!found || !goal) return template
  const start: Best = { miss: missOfTotals(goal, eatenOf(mending.eating, found)), template }
  return openDishes(mending, template, found).reduce(
    (best, slot) => betterOf(best, bestDish(mending, template, { slot, goal })),
    start,
  ).template
}

type Best = Readonly<{ miss: number; template: Template }>

function betterOf(one: Best, other: Best | undefined): Best {
  return other && other.miss < one.miss ? other : one
}

/** What a draw might change: nothing locked, and no cooking of several meals. */
function openDishes(mending: Mending, template: Template, found: FoundDay): FoundItem[] {
  return freeSlots(template, placeOfDay(found)).filter(
    (slot) =>
      slot.item.kind === 'normal' && slot.item.meal !== 'dessert' && isOpenMeal(mending, template, slot),
  )
}

function bestDish(
  { planning, eating, isFelt }: Mending,
  template: Template,
  { slot, goal }: Readonly<{ slot: FoundItem; goal: DayGoal }>,
): Best | undefined {
  const item = slot.item as FilledItem
  const without = addMacros(
    eatenOf(eating, slot),
    scaleMacros(eating.macrosOf(item.recipeId), -item.servings),
  )
  const inWeek = new Set(itemsOf(slot.week).flatMap((one) => (isFilled(one) ? [one.recipeId] : [])))
  const tastes = tastesOf(planning.diner)
  const asked = slotOnWeekday(template, slot)
  const portions = portionsAt(planning.diner.answers, seatsOf(asked))
  const helpings = rankDishes(planning, asked, { keepsSides: true })
    .filter(({ dish }) => !inWeek.has(dish.id) && !isStrange(dish, tastes))
    .slice(0, mostCandidates)
    .flatMap(({ dish, servings }) =>
      choicesAround(servings, dish.gramsPerServing)
        .filter((own) => isCookedInTime({ planning }, asked, dish, portions * own))
        .map((own) => ({
          recipeId: dish.id,
          servings: own,
          miss: missOfTotals(goal, withDish(without, dish.perServing, own)),
        })),
    )
    .filter((helping) => isFelt(item.id, helping))
  const best = helpings.reduce<(typeof helpings)[number] | undefined>(
    (least, one) => (least && least.miss <= one.miss ? least : one),
    undefined,
  )
  if (!best) return undefined
  const outcome = replaceItem(template, placeOf(slot), best)
  return outcome.ok ? { miss: best.miss, template: outcome.template } : undefined
}

function withDish(without: Macros, perServing: Macros, servings: number): Macros {
  return addMacros(without, scaleMacros(perServing, servings))
}
