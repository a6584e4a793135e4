import type { IsoDate } from '../../calendar/iso-date.ts'
import { eatenBesides } from '../../food-log/eaten-besides.ts'
import { peopleOf } from '../../onboarding/questionnaire.ts'
import { rangesOf } from '../../onboarding/ranges-of.ts'
import { wishesOf } from '../../onboarding/wishes-of.ts'
import type { ItemId, RecipeId } from '../item.ts'
import type { Meal } from '../meals.ts'
import { mealShares } from '../planner/meal-shares.ts'
import { type Dish, mayFill } from '../planner/menu.ts'
import { type Fit, rankSlot } from '../planner/rank-slot.ts'
import type { SlotQuestion } from '../planner/ranking/slot-question.ts'
import { asLimit, minutesFor, wishOn } from '../planner/time/minutes-allowed.ts'
import type { Wishes } from '../planner/wishes.ts'
import { openMealsBeside } from '../states/open-meals.ts'
import type { Day } from '../template.ts'
import { neighboursOf } from './day-around.ts'
import { avoidancesOfDiner, type Planning } from './diner.ts'
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
): Fit[] {
  const { kitchen, diner } = planning
  const wishes = wishesOf(diner.answers)
  // The slot is there, also where the person skips the meal in general.
  const open: Wishes = {
    ...wishes,
    [meal]: { ...wishOn(wishes[meal], weekday), ...(isByHand && { mostMinutes: 0 }), isSkipped: false },
  }
  const candidates = candidatesIn(
    kitchen.dishesFor(avoidancesOfDiner(diner), isByHand ? 'person' : 'planner'),
    meal,
    open,
  )
  const slot = { day, date, meal, itemId: id, isByHand }
  if (isByHand) return rankCandidates(planning, slot, candidates)
  const people = peopleOf(diner.answers)
  if (meal !== 'dessert') {
    const most = asLimit(open[meal].mostMinutes)
    return rankCandidates(planning, slot, candidates).filter(
      ({ dish, servings }) => minutesFor(dish, people * servings) <= most,
    )
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
): Fit[] {
  return rankSlot({
    meal,
    candidates,
    neighbours: neighboursOf(day, itemId).flatMap((neighbour) => {
      const dish = kitchen.dish(neighbour.recipeId)
      return dish ? [{ ...neighbour, dish }] : []
    }),
    openMeals: openMealsBeside(day, meal),
    ranges: rangesOf(diner.answers),
    besides: eatenBesides(diner, date),
    shares: mealShares(wishesOf(diner.answers)),
    ...how,
  })
}
