import type { IsoDate } from '../../calendar/iso-date.ts'
import { eatenBesides } from '../../food-log/eaten-besides.ts'
import { macroNames } from '../../nutrition/macros.ts'
import { profileOf } from '../../onboarding/diner-profile.ts'
import type { ItemId, RecipeId } from '../item.ts'
import type { Meal } from '../meals.ts'
import { type Dish, mayFill } from '../planner/menu.ts'
import { type Fit, rankSlot } from '../planner/rank-slot.ts'
import type { Neighbour, SlotQuestion } from '../planner/ranking/slot-question.ts'
import { asLimit, minutesFor, wishOn } from '../planner/time/minutes-allowed.ts'
import type { Wishes } from '../planner/wishes.ts'
import { openMealsBeside } from '../states/open-meals.ts'
import type { Day } from '../template.ts'
import { neighboursOf } from './day-around.ts'
import { dishesFor, type Planning } from './diner.ts'
import type { SlotOnWeekday } from './slot-on-weekday.ts'

/** With fewer, a dice would show the same desserts again and again. */
const fewestWholeBatches = 5

/**
 * ITEM-5, RCP-4: all dishes that may stand in the slot, those first that fit the rest of the day best. A person who chooses by hand
 * is offered those too that take longer, or fill less of the meal than usual. A neighbour that has left the cookbook counts as nothing eaten.
 */
export function rankDishes(
  planning: Planning,
  { day, item: { id, meal }, date, weekday }: Pick<SlotOnWeekday, 'day' | 'item' | 'date' | 'weekday'>,
  { isByHand = false } = {},
): readonly Fit[] {
  const { wishes, people } = profileOf(planning.diner.answers)
  // The slot is there, also where the person skips the meal in general.
  const open: Wishes = {
    ...wishes,
    [meal]: { ...wishOn(wishes[meal], weekday), ...(isByHand && { mostMinutes: 0 }), isSkipped: false },
  }
  const candidates = candidatesIn(dishesFor(planning, isByHand ? 'person' : 'planner'), meal, open)
  const slot = { day, date, meal, itemId: id, isByHand }
  if (isByHand) return rankCandidates(planning, slot, candidates)
  if (meal !== 'dessert') {
    const ranked = rankCandidates(planning, slot, candidates)
    const most = asLimit(open[meal].mostMinutes)
    if (most === Number.POSITIVE_INFINITY) return ranked
    return ranked.filter(({ dish, servings }) => minutesFor(dish, people * servings) <= most)
  }
  const whole = rankCandidates(planning, { ...slot, wholeBatchesFor: people }, candidates)
  return whole.length >= fewestWholeBatches ? whole : rankCandidates(planning, slot, candidates)
}

/** Kept with the pool, which is the same value for all draws of people who avoid the same. */
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
  { day, date, meal }: Readonly<{ day: Day; date: IsoDate; meal: Meal }>,
  recipeId: RecipeId,
): Fit | undefined {
  const dish = planning.kitchen.dish(recipeId)
  const itemId = day.items.find((item) => item.meal === meal)?.id ?? ''
  const [fit] = rankCandidates(planning, { day, date, meal, itemId, isByHand: true }, dish ? [dish] : [])
  return fit
}

type RankedSlot = Readonly<{ day: Day; date: IsoDate; meal: Meal; itemId: ItemId }> &
  Pick<SlotQuestion, 'isByHand' | 'wholeBatchesFor'>

function rankCandidates(
  { kitchen, diner }: Planning,
  { day, date, meal, itemId, ...how }: RankedSlot,
  candidates: readonly Dish[],
): readonly Fit[] {
  const { ranges, shares } = profileOf(diner.answers)
  return rankOnce({
    meal,
    candidates,
    neighbours: neighboursOf(day, itemId).flatMap((neighbour) => {
      const dish = kitchen.dish(neighbour.recipeId)
      return dish ? [{ ...neighbour, dish }] : []
    }),
    openMeals: openMealsBeside(day, meal),
    ranges,
    besides: eatenBesides(diner, date),
    shares,
    ...how,
  })
}

type Ranked = Readonly<{ question: SlotQuestion; fits: readonly Fit[] }>

/** Some tens of kilobytes each. */
const mostRankings = 32
const fewestToKeep = 20

/** Asked for last, the latest first. */
const rankings: Ranked[] = []

/** Whoever presses the dice presses it again: as long as the rest of the day is the same, its slot is ranked once. */
function rankOnce(question: SlotQuestion): readonly Fit[] {
  if (question.candidates.length < fewestToKeep) return rankSlot(question)
  const at = rankings.findIndex((known) => isSameQuestion(known.question, question))
  const ranked = at < 0 ? { question, fits: rankSlot(question) } : rankings[at]!
  rankings.splice(at < 0 ? mostRankings - 1 : at, 1)
  rankings.unshift(ranked)
  return ranked.fits
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
