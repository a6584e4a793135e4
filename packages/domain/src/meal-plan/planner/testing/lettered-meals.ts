import { type Board, noDish, place } from '../board.ts'
import { type Dish, type Menu, menuOf } from '../menu.ts'
import type { Judge } from '../objective.ts'
import { alone, type Cooking } from '../search/skeleton.ts'
import { weights } from '../weights.ts'
import { inventedDishes, plainServing, requestFor } from './invented-menu.ts'

/*
 * Lunches "a" to "n" and dinners "x" to "z", of one portion each and told apart by their energy: so a board and the prices of its
 * days can be written as words.
 */

const like = inventedDishes(1)
const lettered = (meal: 'lunch' | 'dinner', id: string, calories: number): Dish => ({
  ...like.find(({ meals }) => meals[0] === meal)!,
  ...plainServing,
  wholePieces: [],
  keepsDays: 4,
  id,
  perServing: { ...plainServing.perServing, calories: 2 * calories },
})
const lunches = [...'abcdefghijklmn'].map((id, at) => lettered('lunch', id, 750 + at))
const dinners = [...'xyz'].map((id, at) => lettered('dinner', id, 750 + 20 * (at + 1)))
export const letteredDishes: readonly Dish[] = [...lunches, ...dinners]

/** Half a serving: the only portion. */
export const letteredPortion = 2

export function letteredMenu(dishes: readonly Dish[] = letteredDishes): Menu {
  return menuOf(dishes, requestFor(dishes))
}

export const lunchOn = (day: number) => alone({ day, meal: 'lunch' })
export const dinnerOn = (day: number) => alone({ day, meal: 'dinner' })

/** A lunch that is eaten again the day after. */
export function lunchTwice(day: number): Cooking {
  const cooked = { day, meal: 'lunch' } as const
  return { ...lunchOn(day), slots: [cooked, { day: day + 1, meal: 'lunch', leftoverOf: cooked }] }
}

/** A letter for each cooking, in order; "-" leaves it open. */
export function placeLetters(board: Board, letters: string): void {
  for (const [at, cooking] of board.cookings.entries()) {
    const dish = board.menu.dishes.findIndex(({ id }) => id === letters[at])
    place(board, cooking, { dish, portions: cooking.seats.map(() => letteredPortion) })
  }
}

/** What each cooking has, kept ones last. */
export function lettersOf({ dishOf, menu }: Board): string {
  return Array.from(dishOf, (dish) => (dish === noDish ? '-' : menu.dishes[dish]!.id)).join('')
}

/** By the energy of a day: its lunch, then its dinner. */
const eatenOn = new Map<number, string>()
for (const lunch of [undefined, ...lunches])
  for (const dinner of [undefined, ...dinners]) {
    const both = [lunch, dinner].flatMap((dish) => dish ?? [])
    const calories = both.reduce((sum, { perServing }) => sum + perServing.calories / 2, 0)
    eatenOn.set(calories, both.map(({ id }) => id).join(''))
  }

/** From what price on a day is out of range. */
export const outPrice = weights.dayOutWhileFilling.value

/** What a day costs that eats this, such as "ax". */
export type LetterPrice = (eaten: string) => number

/** All else is out by far. */
export function only(prices: Readonly<Record<string, number>>): LetterPrice {
  return (eaten) => prices[eaten] ?? 3 * outPrice
}

/** Days cost this, and nothing counts beside them; a day that isn't named costs nothing. */
export function judgeByLetters({ dishes }: Menu, prices: Readonly<Record<number, LetterPrice>>): Judge {
  const none = () => new Float64Array(dishes.length)
  return {
    dayCostOn: (day) => (calories) => prices[day]?.(eatenOn.get(calories)!) ?? 0,
    taste: { ofDish: none(), ofMeal: none(), ofDiscovery: none() },
    perRepeat: 0,
    perBrokenPiece: 0,
    perAmount: 1,
  }
}
