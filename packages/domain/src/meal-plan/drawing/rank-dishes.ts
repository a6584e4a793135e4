import type { IsoDate } from '../../calendar/iso-date.ts'
import { eatenBesides } from '../../food-log/eaten-besides.ts'
import type { Meal } from '../../meals/meals.ts'
import { addMacros, type Macros, macroNames, noMacros, scaleMacros } from '../../nutrition/macros.ts'
import { profileOf } from '../../onboarding/diner-profile.ts'
import { portionsAt } from '../../onboarding/table/eaters-at.ts'
import type { Wishes } from '../../onboarding/wishes.ts'
import type { RecipeId } from '../../recipes/may-eat.ts'
import { type ItemId, isFilled, sidesOf } from '../item.ts'
import { type Dish, mayFill } from '../planner/menu.ts'
import { servingsOf } from '../planner/portions/portions.ts'
import { type Fit, fitSlot, type SlotFits } from '../planner/rank-slot.ts'
import type { Neighbour, SlotQuestion } from '../planner/ranking/slot-question.ts'
import { asLimit, minutesFor, wishOn } from '../planner/time/minutes-allowed.ts'
import { openMealsBeside } from '../states.ts'
import type { Day } from '../template.ts'
import { neighboursOf } from './day-around.ts'
import { dishesFor, type Planning } from './diner.ts'
import { type SlotOnWeekday, seatsOf } from './slot-on-weekday.ts'

/** With fewer, a dice would show the same desserts again and again. */
const fewestWholeBatches = 5

/** How the dishes fit that may stand in a slot; `isInTime`: whether the one at a place is done in the time that there is for so many servings. */
export type RankedDishes = Readonly<{ fits: SlotFits; isInTime: (at: number) => boolean }>

/** `keepsSides`: what stands beside the slot's dish now stays there. */
type HowAsked = Readonly<{ isByHand?: boolean; keepsSides?: boolean }>

type Asked = Pick<SlotOnWeekday, 'day' | 'item' | 'date' | 'weekday'>

/**
 * ITEM-5, RCP-4: all dishes that may stand in the slot, those first that fit the rest of the day best. A person who chooses by hand
 * is offered those too that take longer, or fill less of the meal than usual. A neighbour that has left the cookbook counts as nothing eaten.
 */
export function rankDishes(planning: Planning, slot: Asked, how: HowAsked = {}): Fit[] {
  const { fits, isInTime } = fitDishes(planning, slot, how)
  return fits.ranked().filter(isInTime).map(fits.fitAt)
}

/** The same before any is put in order. */
export function fitDishes(
  planning: Planning,
  asked: Asked,
  { isByHand = false, keepsSides = isByHand }: HowAsked = {},
): RankedDishes {
  const { wishes } = profileOf(planning.diner.answers)
  const { day, date, weekday } = asked
  const { id, meal } = asked.item
  const at = seatsOf(asked)
  const people = portionsAt(planning.diner.answers, at)
  // The slot is there, also where the person skips the meal in general.
  const open: Wishes = {
    ...wishes,
    [meal]: { ...wishOn(wishes[meal], weekday), ...(isByHand && { mostMinutes: 0 }), isSkipped: false },
  }
  const candidates = candidatesIn(
    dishesFor(planning, { chooser: isByHand ? 'person' : 'planner', at }),
    meal,
    open,
  )
  const slot = { day, date, meal, itemId: id, isByHand, keepsSides }
  const always = () => true
  if (isByHand) return { fits: fitCandidates(planning, slot, candidates), isInTime: always }
  if (meal !== 'dessert') {
    const fits = fitCandidates(planning, slot, candidates)
    const most = asLimit(open[meal].mostMinutes)
    const isInTime = (at: number) =>
      minutesFor(fits.dishes[at]!, people * servingsOf(fits.portions[at]!)) <= most
    return { fits, isInTime: most === Number.POSITIVE_INFINITY ? always : isInTime }
  }
  const whole = fitCandidates(planning, { ...slot, wholeBatchesFor: people }, candidates)
  const fits = whole.dishes.length >= fewestWholeBatches ? whole : fitCandidates(planning, slot, candidates)
  return { fits, isInTime: always }
}

/** Kept with the pool, which is the same value for all draws by the same answers and likes, in the same kitchen. */
const candidatesOfPools = new WeakMap<readonly Dish[], Map<string, readonly Dish[]>>()

function candidatesIn(pool: readonly Dish[], meal: Meal, wishes: Wishes): readonly Dish[] {
  const { mostMinutes, takenFrom } = wishes[meal]
  const key = [meal, mostMinutes, ...takenFrom].join()
  const known = candidatesOfPools.get(pool) ?? new Map<string, readonly Dish[]>()
  const candidates = known.get(key) ?? pool.filter((dish) => mayFill(dish, meal, wishes))
  candidatesOfPools.set(pool, known.set(key, candidates))
  return candidates
}

/** The recipe in the slot, in the serving that suits the day; undefined where even the least is too much for the meal. */
export function fitRecipe(
  planning: Planning,
  {
    day,
    date,
    meal,
    keepsSides = false,
  }: Readonly<{ day: Day; date: IsoDate; meal: Meal; keepsSides?: boolean }>,
  recipeId: RecipeId,
): Fit | undefined {
  const dish = planning.kitchen.dish(recipeId)
  const itemId = day.items.find((item) => item.meal === meal)?.id ?? ''
  const fits = fitCandidates(
    planning,
    { day, date, meal, itemId, isByHand: true, keepsSides },
    dish ? [dish] : [],
  )
  return fits.dishes.length > 0 ? fits.fitAt(0) : undefined
}

type RankedSlot = Readonly<{ day: Day; date: IsoDate; meal: Meal; itemId: ItemId; keepsSides: boolean }> &
  Pick<SlotQuestion, 'isByHand' | 'wholeBatchesFor'>

function fitCandidates(
  { kitchen, diner }: Planning,
  { day, date, meal, itemId, keepsSides, ...how }: RankedSlot,
  candidates: readonly Dish[],
): SlotFits {
  const { ranges, shares } = profileOf(diner.answers)
  return fitOnce({
    meal,
    candidates,
    neighbours: neighboursOf(day, itemId).flatMap((neighbour) => {
      const dish = kitchen.dish(neighbour.recipeId)
      return dish ? [{ ...neighbour, dish }] : []
    }),
    openMeals: openMealsBeside(day, meal),
    ranges,
    besides: besidesMains({ kitchen, diner }, { day, date, itemId, keepsSides }),
    shares,
    ...how,
  })
}

/** PLATE-3: sides stay as they are while a dish is looked for, those of the other meals always. */
function besidesMains(
  { kitchen, diner }: Planning,
  { day, date, itemId, keepsSides }: Omit<RankedSlot, 'meal'>,
): Macros | undefined {
  const besides = eatenBesides(diner, date)
  const sides = day.items
    .filter((item) => keepsSides || item.id !== itemId)
    .flatMap((item) => (isFilled(item) ? sidesOf(item) : []))
  return sides.reduce<Macros | undefined>((sum, { recipeId, servings }) => {
    const dish = kitchen.dish(recipeId)
    return dish ? addMacros(sum ?? noMacros, scaleMacros(dish.perServing, servings)) : sum
  }, besides)
}

type Known = Readonly<{ question: SlotQuestion; fits: SlotFits }>

/** Some thirty kilobytes each. */
const mostKnown = 32
const fewestToKeep = 20

/** Asked for last, the latest first. */
const known: Known[] = []

/** Who presses the dice presses it again: as long as the rest of the day is the same, a slot's dishes are fitted once. */
function fitOnce(question: SlotQuestion): SlotFits {
  if (question.candidates.length < fewestToKeep) return fitSlot(question)
  const at = known.findIndex((one) => isSameQuestion(one.question, question))
  const found = at < 0 ? { question, fits: fitSlot(question) } : known[at]!
  known.splice(at < 0 ? mostKnown - 1 : at, 1)
  known.unshift(found)
  return found.fits
}

/** Candidates, ranges and shares are kept with the kitchen and the answers, so they are the same values. */
function isSameQuestion(a: SlotQuestion, b: SlotQuestion): boolean {
  return (
    a.candidates === b.candidates &&
    a.ranges === b.ranges &&
    a.shares === b.shares &&
    a.meal === b.meal &&
    a.isByHand === b.isByHand &&
    a.wholeBatchesFor === b.wholeBatchesFor &&
    a.openMeals.join() === b.openMeals.join() &&
    a.neighbours.length === b.neighbours.length &&
    a.neighbours.every((one, at) => isSameNeighbour(one, b.neighbours[at]!)) &&
    macroNames.every((name) => a.besides?.[name] === b.besides?.[name])
  )
}

function isSameNeighbour(a: Neighbour, b: Neighbour): boolean {
  return a.dish === b.dish && a.meal === b.meal && a.servings === b.servings && a.isFixed === b.isFixed
}
