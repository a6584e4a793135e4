import type { Adventure } from '../../../onboarding/palate.ts'
import { cuisineNames } from '../../../recipes/cuisines.ts'
import { mainProteins } from '../../../recipes/main-proteins.ts'
import type { Dish, DishNumber } from '../menu.ts'
import type { DrawTastes } from '../palate.ts'
import { weights } from '../weights.ts'
import type { FoodColumns } from './foods/food-columns.ts'

/** LIV-7: of a week's cooked meals but dessert, how much may come from the weeknight shelf. */
export const familiarityShares: Readonly<Record<Adventure, number>> = {
  familiar: weights.mostOfTheShelf.value,
  'new-each-week': weights.mostOfTheShelfWithNew.value,
  surprise: weights.mostOfTheShelfForSurprises.value,
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
  /** How many of them share over half of their foods with the dish, staples aside. */
  countTwins(dish: DishNumber, others: readonly DishNumber[]): number
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
    countTwins: twinCounter(foods),
  }
}

const shareOfTwins = weights.shareOfTwins.value

const unknown = 0
const isApart = 1
const isTwin = 2

/** A plan asks it at every change, so each pair is compared once from either. */
function twinCounter({ foods, start, food }: FoodColumns): DishTraits['countTwins'] {
  const dishes = start.length - 1
  const known = new Uint8Array(dishes * dishes)
  const isBought = Uint8Array.from(foods, ({ isStaple }) => Number(!isStaple))
  const markOf = new Int32Array(foods.length)
  let mark = 0
  const compare = (dish: DishNumber, other: DishNumber) => {
    mark += 1
    let either = 0
    for (let at = start[dish]!; at < start[dish + 1]!; at += 1) {
      if (!isBought[food[at]!]) continue
      markOf[food[at]!] = mark
      either += 1
    }
    let both = 0
    for (let at = start[other]!; at < start[other + 1]!; at += 1)
      if (markOf[food[at]!] === mark) both += 1
      else either += isBought[food[at]!]!
    return both > shareOfTwins * either ? isTwin : isApart
  }
  return (dish, others) => {
    let twins = 0
    for (const other of others) {
      if (other === dish) continue
      const pair = dish * dishes + other
      if (known[pair] === unknown) known[pair] = compare(dish, other)
      if (known[pair] === isTwin) twins += 1
    }
    return twins
  }
}
