import { type Weekday, weekdays } from '../../../calendar/weekday.ts'
import { type MainMeal, mainMeals } from '../../../meals/meals.ts'
import { type Dish, mayFill } from '../menu.ts'
import type { PlanRequest } from '../plan-days.ts'
import type { PlannedDay } from '../planned-day.ts'
import { asLimit, weekdayOfPlan, wishOn } from '../time/minutes-allowed.ts'
import type { Relaxation } from './relaxation.ts'

/** LIV-4: a meal that has a limit of its own on a weekday, shorter than on other days. */
export type ShortMeal = Readonly<{ weekday: Weekday; meal: MainMeal }>

/** In the order of the week. */
export function shortMealsOf({ wishes }: Pick<PlanRequest, 'wishes'>): ShortMeal[] {
  const isShort = (meal: MainMeal, weekday: Weekday) => {
    const { isSkipped, mostMinutes, mostMinutesOn } = wishes[meal]
    const own = mostMinutesOn?.[weekday]
    return !isSkipped && own !== undefined && asLimit(own) < asLimit(mostMinutes)
  }
  return weekdays.flatMap((weekday) =>
    mainMeals.filter((meal) => isShort(meal, weekday)).map((meal) => ({ weekday, meal })),
  )
}

/** Those for which a planned day has nothing. */
export function emptyShortMeals(request: PlanRequest, days: readonly PlannedDay[]): ShortMeal[] {
  const daysOn = (weekday: Weekday) => days.filter((_, day) => weekdayOfPlan(request, day) === weekday)
  return shortMealsOf(request).filter(({ weekday, meal }) =>
    daysOn(weekday).some(({ items }) => !items.some((item) => item.meal === meal)),
  )
}

/**
 * All that have nothing at once, since one alone would leave the others empty. Where all have something: the weekday with the fewest
 * dishes for a meal, then all of them; a plan for each weekday would take too long.
 */
export function usualTimes(
  request: PlanRequest,
  dishes: readonly Dish[],
  empty: readonly ShortMeal[],
): Relaxation[] {
  if (empty.length > 0) return [usualTime(empty, request)]
  const short = shortMealsOf(request)
  if (short.length === 0) return []
  const counts = short.map((one) => dishesFor(one, request, dishes))
  const { weekday } = short[counts.indexOf(Math.min(...counts))]!
  const alone = short.filter((one) => one.weekday === weekday)
  const offers = alone.length < short.length ? [alone, short] : [short]
  return offers.map((meals) => usualTime(meals, request))
}

function dishesFor({ weekday, meal }: ShortMeal, { wishes }: PlanRequest, dishes: readonly Dish[]): number {
  const open = { ...wishes, [meal]: wishOn(wishes[meal], weekday) }
  return dishes.filter((dish) => mayFill(dish, meal, open)).length
}

function usualTime(short: readonly ShortMeal[], { wishes }: PlanRequest): Relaxation {
  const minutes = mainMeals.flatMap((meal) => {
    const own = short.filter((one) => one.meal === meal)
    const usual = own.map(({ weekday }) => [weekday, wishes[meal].mostMinutes] as const)
    return own.length > 0 ? [[meal, Object.fromEntries(usual)] as const] : []
  })
  const weekdaysMeant = weekdays.filter((weekday) => short.some((one) => one.weekday === weekday))
  return { kind: 'usual-time', weekdays: weekdaysMeant, minutes: Object.fromEntries(minutes) }
}
