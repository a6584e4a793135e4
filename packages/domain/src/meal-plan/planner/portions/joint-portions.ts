import { amountsOfDishes } from '../amounts.ts'
import { type Board, leastGain, noDish, type Seat, setPortion } from '../board.ts'
import { costOfDay } from '../board-cost.ts'
import { type DishNumber, limitsOn } from '../menu.ts'
import type { DayCost, Judge } from '../objective.ts'
import { isOwnersDay } from '../table-seats.ts'
import type { Quarters } from './portions.ts'

type Item = { seat: Seat; dish: DishNumber; least: Quarters; most: Quarters }

/** The dishes of a day stay; their portions become the best there are together. Every combination is looked at. */
export function bestPortionsOfDay(board: Board, day: number, judge: Judge): void {
  const items = itemsOf(board, day)
  if (items.some(({ least, most }) => least > most)) return
  const search = {
    judge,
    dayCost: judge.dayCostOn(day),
    ofAmounts: amountsOfPortioning(board, day, items),
    best: costOfDay(board, day, judge) - leastGain,
    found: undefined as Quarters[] | undefined,
  }
  combine(board, items, [], board.besides?.[day] ?? [0, 0, 0, 0], search)
  for (const [at, { seat }] of items.entries()) if (search.found) setPortion(board, seat, search.found[at]!)
}

function itemsOf({ cookingsOn, dishOf, portions, menu }: Board, day: number): Item[] {
  const { leastPortion, mostPortion } = limitsOn(menu, day)
  return cookingsOn[day]!.flatMap((cooking) => {
    const dish = dishOf[cooking.number]!
    if (dish === noDish) return []
    return cooking.seats.flatMap((seat): Item[] => {
      if (seat.day !== day) return []
      const portion = portions[seat.number]!
      // A dessert's portions use up its batch, which days beside this one eat too.
      if (cooking.isKept || cooking.meal === 'dessert') return [{ seat, dish, least: portion, most: portion }]
      return [{ seat, dish, least: leastPortion[seat.meal][dish]!, most: mostPortion[seat.meal][dish]! }]
    })
  })
}

/** What the day's amounts cost with these portions of its items; nothing else is eaten on it. */
function amountsOfPortioning(
  { amounts, portions: stand }: Board,
  day: number,
  items: readonly Item[],
): Search['ofAmounts'] {
  if (!amounts || !isOwnersDay(day)) return undefined
  const { length: count } = items
  const dish = items.map((item) => item.dish)
  const had = items.map(({ seat }) => stand[seat.number]!)
  return (portions) => {
    const more = portions.map((portion, at) => portion - had[at]!)
    return amountsOfDishes(amounts, day, { count, dish, portions: more })
  }
}

type Sums = readonly [number, number, number, number]
type Search = {
  judge: Judge
  dayCost: DayCost
  ofAmounts: ((portions: readonly Quarters[]) => number) | undefined
  best: number
  found: Quarters[] | undefined
}

function combine(
  board: Board,
  items: readonly Item[],
  portions: Quarters[],
  sums: Sums,
  search: Search,
): void {
  const item = items[portions.length]
  if (!item) {
    board.evaluations += 1
    const { judge, dayCost, ofAmounts } = search
    const ofMacros = dayCost(...sums)
    const cost = ofAmounts ? ofMacros + judge.perAmount * ofAmounts(portions) : ofMacros
    if (cost < search.best) Object.assign(search, { best: cost, found: [...portions] })
    return
  }
  const { menu } = board
  const { dish } = item
  const [calories, fat, netCarbs, protein] = sums
  for (let portion = item.least; portion <= item.most; portion += 1) {
    portions.push(portion)
    const next: Sums = [
      calories + portion * menu.calories[dish]!,
      fat + portion * menu.fat[dish]!,
      netCarbs + portion * menu.netCarbs[dish]!,
      protein + portion * menu.protein[dish]!,
    ]
    combine(board, items, portions, next, search)
    portions.pop()
  }
}
