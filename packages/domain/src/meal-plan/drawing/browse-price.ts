import { hashText } from '../../chance/seeded-random.ts'
import type { Meal } from '../../meals/meals.ts'
import type { Palate } from '../../onboarding/palate.ts'
import type { Wishes } from '../../onboarding/wishes.ts'
import { isInSeason, type Season } from '../../recipes/season.ts'
import { isFilled } from '../item.ts'
import type { Dish } from '../planner/menu.ts'
import { priceForPalate } from '../planner/palate.ts'
import { longestMinutes } from '../planner/time/minutes-allowed.ts'
import type { Week } from '../template.ts'
import type { Kitchen } from './kitchen.ts'

/** What the order of all recipes follows beside what the person likes. */
export type BrowseOccasion = Readonly<{
  palate: Palate
  wishes: Wishes
  /** Ids of the foods that the week buys anyway. */
  basket: ReadonlySet<string>
  /** Of the northern year; undefined where it isn't known. */
  month: number | undefined
  /** Mixes what suits alike, the same way each time. */
  seed: string
}>

/**
 * In the points of `priceForPalate`, where a dish that most know costs half a point and a strange one two and a half: a full basket
 * and a season bring a known dish before a weeknight one, and a strange one before neither.
 */
const basketPoints = 0.6
const seasonPoints = 0.2
const mostInSeason = 2
const mixPoints = 0.3
/** After all that is in time and familiar. */
const latePoints = 2
/** For who has no wish. */
const usualMostMinutes = 75

/** [MAP-5] How little a recipe suits a person now: less stands sooner in the list of all recipes. */
export function browsePrice(
  dish: Pick<Dish, 'id' | 'character' | 'foods' | 'meals' | 'minutes'>,
  seasons: readonly Season[],
  { palate, wishes, basket, month, seed }: BrowseOccasion,
): number {
  const bought = dish.foods.filter(({ food }) => !food.isStaple)
  const shared = bought.filter(({ food }) => basket.has(food.id)).length / Math.max(1, bought.length)
  const fresh = month === undefined ? [] : seasons.filter((season) => isInSeason(season, month))
  const inSeason = Math.min(mostInSeason, fresh.length)
  const late = isLate(dish, wishes) ? latePoints : 0
  const mix = hashText(`${seed}/${dish.id}`) / 0x1_0000_0000
  return (
    priceForPalate(dish.character, palate) +
    late -
    basketPoints * shared -
    seasonPoints * inSeason +
    mixPoints * mix
  )
}

/** Takes longer than is wished for each meal that it suits. */
function isLate({ meals, minutes }: Pick<Dish, 'meals' | 'minutes'>, wishes: Wishes): boolean {
  const mostOf = (meal: Meal) => longestMinutes(wishes[meal]) || usualMostMinutes
  return meals.length > 0 && meals.every((meal) => minutes > mostOf(meal))
}

/** Ids of what a week's dishes need from the shop, staples aside. */
export function basketOf({ days }: Pick<Week, 'days'>, { dish }: Pick<Kitchen, 'dish'>): Set<string> {
  const cooked = days.flatMap(({ items }) => items).filter(isFilled)
  const foods = cooked.flatMap(({ recipeId }) => dish(recipeId)?.foods ?? [])
  return new Set(foods.filter(({ food }) => !food.isStaple).map(({ food }) => food.id))
}
