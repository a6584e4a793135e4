import { cuisineNames } from '../../../recipes/cuisines.ts'
import { mainProteins } from '../../../recipes/main-proteins.ts'
import type { Dish, DishNumber } from '../menu.ts'
import type { Adventure, DrawTastes } from '../palate.ts'
import type { FoodColumns } from './food-columns.ts'

/** LIV-7: of a week's cooked meals but dessert, how much may come from the weeknight shelf. */
export const familiarityShares: Readonly<Record<Adventure, number>> = {
  familiar: 0.6,
  'new-each-week': 0.5,
  surprise: 0.35,
}

/** What makes two dishes alike, as columns. */
export type DishTraits = {
  adventure: Adventure
  proteins: number
  cuisines: number
  protein: Uint8Array
  cuisine: Uint8Array
  isShelf: Uint8Array
  /** In the place of meat, for a person who eats meat and doesn't like this very dish. */
  isReplacer: Uint8Array
  areTwins(one: DishNumber, other: DishNumber): boolean
}

export function dishTraitsOf(
  dishes: readonly Dish[],
  foods: FoodColumns,
  { palate, liked }: DrawTastes,
): DishTraits {
  const cuisines = Object.keys(cuisineNames)
  const flag = (has: (dish: Dish) => boolean) => Uint8Array.from(dishes, (dish) => Number(has(dish)))
  return {
    adventure: palate.adventure,
    proteins: mainProteins.length,
    cuisines: cuisines.length,
    protein: Uint8Array.from(dishes, ({ character }) => mainProteins.indexOf(character.mainProtein)),
    cuisine: Uint8Array.from(dishes, ({ character }) => cuisines.indexOf(character.cuisine)),
    isShelf: flag(({ character }) => character.familiarity === 'shelf'),
    isReplacer: flag(
      ({ id, character }) => character.isMeatReplacer && palate.eatsMeatOrFish && !liked.has(id),
    ),
    areTwins: twinsAmong(dishes.length, foods),
  }
}

/** More than this part of what two dishes need, staples aside, is in both. */
const shareOfTwins = 0.5

/** A plan asks of the same few pairs thousands of times. */
function twinsAmong(dishes: number, { foods, start, food }: FoodColumns): DishTraits['areTwins'] {
  const known = new Map<number, boolean>()
  const bought = (dish: DishNumber) =>
    food.subarray(start[dish]!, start[dish + 1]!).filter((number) => !foods[number]!.isStaple)
  return (one, other) => {
    const key = one < other ? one * dishes + other : other * dishes + one
    const answer = known.get(key)
    if (answer !== undefined) return answer
    const [a, b] = [bought(one), bought(other)]
    const both = a.filter((number) => b.includes(number)).length
    const isTwin = both / Math.max(1, a.length + b.length - both) > shareOfTwins
    known.set(key, isTwin)
    return isTwin
  }
}
