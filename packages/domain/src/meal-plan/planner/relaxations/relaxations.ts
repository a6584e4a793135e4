import { type MainMeal, type Meal, mainMeals, meals } from '../../../meals/meals.ts'
import { missBy } from '../../../nutrition/deviation.ts'
import { eachMacro, type MacroName, macroNames } from '../../../nutrition/macros.ts'
import type { MacroRanges } from '../../../nutrition/ranges.ts'
import type { Palate } from '../../../onboarding/palate.ts'
import { mayFill } from '../menu.ts'
import { choosableDishes, type PlanRequest, planDays } from '../plan-days.ts'
import type { PlannedDay } from '../planned-day.ts'
import { asLimit } from '../time/minutes-allowed.ts'
import { type Relaxation, relaxed } from './relaxation.ts'
import { emptyShortMeals, type ShortMeal, usualTimes } from './short-days.ts'

/** What a relaxation would bring: days in range, and dishes to choose from. */
export type Gain = { days: number; dishes: number }
export type Offer = { relaxation: Relaxation; gain: Gain }
export type NothingFits = {
  /** The planned day that comes nearest to the ranges. */
  nearest: PlannedDay
  /** The macro that keeps most days out. */
  blocking: MacroName
  /** Meals no dish can be had for at all. */
  emptyMeals: readonly Meal[]
  /** LIV-4: meals that a day lacks on a weekday that leaves them less time. */
  emptyOn: readonly ShortMeal[]
  /** Those that help, the gentlest first. What a person must not eat is never among them. */
  offers: readonly Offer[]
}

/** The times a meal may be given; 0 is no limit. */
export type TimeSteps = Readonly<Record<MainMeal, readonly number[]>>

/** PLAN-5: why no day of a plan is in range, and what would change that; undefined when one is, and nothing is missing. */
export function nothingFits(
  request: PlanRequest,
  days: readonly PlannedDay[],
  timeSteps: TimeSteps,
): NothingFits | undefined {
  const emptyMeals = meals.filter((meal) => !request.wishes[meal].isSkipped && dishesFor(request, meal) === 0)
  const emptyOn = emptyShortMeals(request, days)
  if (inRange(days, request) > 0 && emptyMeals.length === 0 && emptyOn.length === 0) return undefined
  const nearest = days.reduce((best, day) => (day.deviation < best.deviation ? day : best))
  const before = { days: inRange(days, request), dishes: allDishes(request) }
  const offers = candidates(request, days, { timeSteps, emptyOn }).flatMap((relaxation): Offer[] => {
    const gentler = relaxed(request, relaxation)
    const planned = planDays({ ...gentler, skipsBasket: true })
    const gain = {
      days: inRange(planned, gentler) - before.days,
      dishes: allDishes(gentler) - before.dishes,
    }
    // A weekday without a meal would be refused again.
    return emptyShortMeals(gentler, planned).length > 0 ? [] : [{ relaxation, gain }]
  })
  return {
    nearest,
    blocking: blockingMacro(days, request.ranges),
    emptyMeals,
    emptyOn,
    offers: offers.filter(({ gain }) => gain.days > 0),
  }
}

type Asked = Readonly<{ timeSteps: TimeSteps; emptyOn: readonly ShortMeal[] }>

function candidates(
  request: PlanRequest,
  days: readonly PlannedDay[],
  { timeSteps, emptyOn }: Asked,
): Relaxation[] {
  const { wishes, ranges, palate } = request
  const limited = mainMeals.filter((meal) => !wishes[meal].isSkipped && wishes[meal].mostMinutes > 0)
  const longer = limited.flatMap((meal) =>
    timeSteps[meal]
      .filter((minutes) => asLimit(minutes) > wishes[meal].mostMinutes)
      .toSorted((a, b) => asLimit(a) - asLimit(b))
      .map((mostMinutes): Relaxation => ({ kind: 'more-time', meals: [meal], mostMinutes })),
  )
  const noLimits: Relaxation[] =
    limited.length > 1 ? [{ kind: 'more-time', meals: limited, mostMinutes: 0 }] : []
  const noDessert: Relaxation[] = wishes.dessert.isSkipped ? [] : [{ kind: 'no-dessert' }]
  return [
    ...[...usualTimes(request, choosableDishes(request), emptyOn), ...longer, ...noLimits],
    ...[...allCuisines(palate), ...moreEquipment(request)],
    ...[...noDessert, ...widerRanges(days, ranges)],
  ]
}

/** All at once: with many left out, one alone seldom helps. */
function allCuisines({ dislikedCuisines }: Palate): Relaxation[] {
  return dislikedCuisines.length === 0 ? [] : [{ kind: 'all-cuisines', cuisines: dislikedCuisines }]
}

/** The piece that adds most dishes, then all: a plan for each piece would take too long. */
function moreEquipment({ lacking }: PlanRequest): Relaxation[] {
  if (!lacking) return []
  const { equipment, dishesWithout } = lacking
  const pieces = equipment.map((piece): Relaxation & { kind: 'more-equipment' } => ({
    kind: 'more-equipment',
    used: [piece],
    stillLacking: equipment.filter((other) => other !== piece),
  }))
  const dishesWith = pieces.map(({ stillLacking }) => dishesWithout(stillLacking).length)
  const best = pieces[dishesWith.indexOf(Math.max(...dishesWith))]!
  return pieces.length > 1 ? [best, { kind: 'more-equipment', used: equipment, stillLacking: [] }] : [best]
}

/** Ranges that take in the nearest day, and ones that take in the nearer half of them. */
function widerRanges(days: readonly PlannedDay[], ranges: MacroRanges): Relaxation[] {
  const nearestFirst = days.toSorted((a, b) => a.deviation - b.deviation)
  const around = [nearestFirst.slice(0, 1), nearestFirst.slice(0, days.length / 2)].map((some) =>
    rangesAroundDays(some, ranges),
  )
  const [narrow, wide] = around.map((own): Relaxation => {
    const macros = macroNames.filter(
      (name) => own[name].minimum !== ranges[name].minimum || own[name].maximum !== ranges[name].maximum,
    )
    return { kind: 'wider-ranges', ranges: own, macros }
  })
  const isSame = macroNames.every(
    (name) =>
      around[0]![name].minimum === around[1]![name].minimum &&
      around[0]![name].maximum === around[1]![name].maximum,
  )
  return isSame ? [narrow!] : [narrow!, wide!]
}

const wholeSteps = { calories: 10, fat: 1, netCarbs: 1, protein: 1 } as const satisfies Record<
  MacroName,
  number
>

function rangesAroundDays(days: readonly PlannedDay[], ranges: MacroRanges): MacroRanges {
  return eachMacro((name) => {
    const { minimum, maximum } = ranges[name]
    const step = wholeSteps[name]
    const missed = days.filter(({ totals }) => missBy(totals, ranges)[name] !== 0)
    const amounts = missed.map(({ totals }) => totals[name])
    return {
      minimum: Math.min(minimum, ...amounts.map((amount) => Math.floor(amount / step) * step)),
      maximum: Math.max(maximum, ...amounts.map((amount) => Math.ceil(amount / step) * step)),
    }
  })
}

function blockingMacro(days: readonly PlannedDay[], ranges: MacroRanges): MacroName {
  const missed = eachMacro((name) =>
    days.reduce((sum, { totals }) => sum + Math.abs(missBy(totals, ranges)[name]) / ranges[name].maximum, 0),
  )
  return macroNames.reduce((worst, name) => (missed[name] > missed[worst] ? name : worst))
}

/** A day that lacks a meal is none, whatever its sums. */
function inRange(days: readonly PlannedDay[], { wishes }: PlanRequest): number {
  const mains = mainMeals.filter((name) => !wishes[name].isSkipped)
  const isWhole = ({ items }: PlannedDay) => mains.every((name) => items.some(({ meal }) => meal === name))
  return days.filter((day) => day.deviation === 0 && isWhole(day)).length
}

function dishesFor(request: PlanRequest, meal: Meal): number {
  const { wishes } = request
  return choosableDishes(request).filter((dish) => mayFill(dish, meal, wishes)).length
}

function allDishes(request: PlanRequest): number {
  return choosableDishes(request).filter((dish) => meals.some((meal) => mayFill(dish, meal, request.wishes)))
    .length
}
