import { profileOf } from '../../onboarding/diner-profile.ts'
import { cookedServings } from '../cooked-amount.ts'
import { type SlotOnWeekday, slotOnWeekday } from '../drawing/slot-on-weekday.ts'
import { isCooked, isFilled } from '../item.ts'
import { portionDay } from '../operations/portion-day.ts'
import { type FoundDay, type FoundItem, findById, findDay, placeOfDay } from '../places.ts'
import { asLimit, type DishTimes, minutesFor, wishOn } from '../planner/time/minutes-allowed.ts'
import { betterPortions, choicesAround, type PortionedDish } from '../portioning/nearest-portions.ts'
import { tableOf } from '../table/table.ts'
import type { Template } from '../template.ts'
import type { Mending } from './mending.ts'
import { goalFor, missOfTotals } from './mending-goal.ts'
import { isOpenMeal } from './open-meals.ts'
import { eatenOf } from './span.ts'

/** Other servings of the dishes of a day, where they bring the span nearer; the template itself where none do. */
export function mendPortions(mending: Mending, template: Template, of: FoundDay): Template {
  const found = findDay(template, placeOfDay(of))
  const goal = found && goalFor(mending, template, found)
  if (!found || !goal) return template
  const portions = betterPortions(
    portionedDishes(mending, template, found),
    eatenOf(mending.eating, found),
    (totals) => missOfTotals(goal, totals),
  )
  const outcome = portions && portionDay(template, placeOfDay(found), portions)
  return outcome?.ok ? outcome.template : template
}

/**
 * Those that may be served otherwise: not locked, not cooked by now, and not a meal that is over. What is
 * bought is enough for less, not for more.
 */
function portionedDishes(mending: Mending, template: Template, found: FoundDay): PortionedDish[] {
  const { kitchen } = mending.planning
  const isBought = !mending.mayBuyMore && !mending.unshoppedDays.has(found.dayNumber)
  return found.day.items.flatMap((item): PortionedDish[] => {
    const dish = isFilled(item) && kitchen.dish(item.recipeId)
    if (!isFilled(item) || !dish || item.isLocked || item.meal === 'dessert') return []
    if (!isOpenMeal(mending, template, { ...found, item })) return []
    const choices = choicesAround(item.servings, dish.gramsPerServing).filter(
      (servings) =>
        (servings <= item.servings ||
          (!isBought && isInTime(mending, template, { ...found, item }, servings))) &&
        mending.isFelt(item.id, { recipeId: item.recipeId, servings }),
    )
    return [{ itemId: item.id, now: item.servings, choices, perServing: dish.perServing }]
  })
}

/** HELD-4: by its batches, what is cooked for it takes no longer then than its weekday allows. A leftover adds to the dish it is of. */
function isInTime(mending: Mending, template: Template, found: FoundItem, servings: number): boolean {
  const { item } = found
  if (!isFilled(item)) return true
  const cooked = item.kind === 'leftover' ? findById(template, item.parentId) : found
  const dish = mending.planning.kitchen.dish(item.recipeId)
  if (!cooked || !isCooked(cooked.item) || !dish) return true
  const { kitchen, diner } = mending.planning
  const { servedOf } = tableOf(template, diner.answers, kitchen)
  const more = (servings / item.servings - 1) * servedOf(item)[0]!.servings
  const all = cookedServings(cooked.week, cooked.item, servedOf) + more
  return isCookedInTime(mending, slotOnWeekday(template, cooked), dish, all)
}

/** For all who eat of it; a dessert has no limit. */
export function isCookedInTime(
  { planning }: Pick<Mending, 'planning'>,
  { item: { meal }, weekday }: SlotOnWeekday,
  dish: DishTimes,
  servings: number,
): boolean {
  const { wishes } = profileOf(planning.diner.answers)
  return minutesFor(dish, servings) <= asLimit(wishOn(wishes[meal], weekday).mostMinutes)
}
