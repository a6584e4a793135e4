import type { Random } from '../../../chance/seeded-random.ts'
import { lookWithout, markOf, type PlacedCooking, undoTo } from '../board.ts'
import { type DishNumber, limitsOn } from '../menu.ts'
import { formsCount } from '../portions/linear-forms.ts'
import { countSidesOn } from '../sides/plate-sides.ts'
import { weights } from '../weights.ts'
import { changeDish } from './change-dish.ts'
import { portionDishes } from './day-portions.ts'
import { priceOfPlan } from './plan-price.ts'
import { formsOn, type PricedPlan } from './priced-plan.ts'
import { emptyRanking, mayCook, type Ranking, type RankWishes, rankByBasket } from './rank-by-basket.ts'

/** Two cookings of a day, each eaten on it. */
export type DayPair = { one: PlacedCooking; other: PlacedCooking; day: number }
/** How many dishes of each are combined, how many of these pairs are portioned, and how many priced in full. */
export type PairReach = { ranked: number; portioned: number; priced: number }

export const usualReach: PairReach = { ranked: 32, portioned: 24, priced: 3 }
type Pair = { one: DishNumber; other: DishNumber; price: number }

/**
 * Both cookings get another dish at once: people with narrow ranges need it, since one dish alone seldom leaves their day in range. The
 * pairs are ordered by what they add to the basket; the day's linear forms rule most out, exact portions the rest. False, and the plan
 * as it was, where no pair can be eaten.
 */
export function exchangePair(
  plan: PricedPlan,
  pair: DayPair,
  random: Random,
  wishes: RankWishes & { reach?: PairReach } = {},
): boolean {
  const { one, other } = pair
  const { reach = usualReach } = wishes
  const [first, second] = rankBoth(plan, pair, random, { ...wishes, reach })
  const { dishOf } = plan.board
  const mark = markOf(plan.board)
  const had = { one: dishOf[one.number]!, other: dishOf[other.number]! }
  let best: Pair | undefined
  let least = Number.POSITIVE_INFINITY
  let priced = 0
  for (const each of possiblePairs(plan, pair, [first, second], reach)) {
    if (priced >= reach.priced) break
    const isSame = each.one === had.one && each.other === had.other
    if (isSame && wishes.without === undefined) priced += 1
    if (isSame || !isInRange(plan, pair, each) || !put(plan, pair, each)) continue
    if ([...one.days, ...other.days].every((touched) => plan.dayPrice[touched]! < weights.dayOut.value)) {
      const price = priceOfPlan(plan)
      priced += 1
      if (price < least) [least, best] = [price, each]
    }
    undoTo(plan.board, mark)
  }
  return best !== undefined && put(plan, pair, best)
}

function rankBoth(
  plan: PricedPlan,
  { one, other }: DayPair,
  random: Random,
  { reach, ...wishes }: RankWishes & { reach: PairReach },
): [Ranking, Ranking] {
  const [first, second] = rankingsFor(reach.ranked)
  lookWithout(plan.board, [one, other], () => {
    rankByBasket(plan, one, first, random, wishes)
    // The first is enough to use the food that is wanted.
    rankByBasket(plan, other, second, random, { ...wishes, using: undefined })
  })
  return [first, second]
}

const rankings = new Map<number, [Ranking, Ranking]>()
function rankingsFor(most: number): [Ranking, Ranking] {
  const known = rankings.get(most) ?? [emptyRanking(most), emptyRanking(most)]
  rankings.set(most, known)
  return known
}

/** The cheapest pairs that the day's linear forms don't rule out, the cheapest first. */
function possiblePairs(
  plan: PricedPlan,
  pair: DayPair,
  [first, second]: readonly [Ranking, Ranking],
  { portioned }: PairReach,
): Pair[] {
  const rest = restOf(plan, pair)
  // Sides may go with the dishes that they stand beside: their days are portioned.
  const mayBeRuledOut = countSidesOn(plan, pair.day) === 0
  const boxes = [
    boxesOf(plan, pair.one, pair.day, first),
    boxesOf(plan, pair.other, pair.day, second),
  ] as const
  let pairs: Pair[] = []
  let limit = Number.POSITIVE_INFINITY
  for (let a = 0; a < first.length; a += 1)
    for (let b = 0; b < second.length; b += 1) {
      const price = first.prices[a]! + second.prices[b]!
      if (price >= limit) break
      plan.paired += 1
      if (first.dishes[a] === second.dishes[b]) continue
      if (mayBeRuledOut && isRuledOut(rest, boxes, a, b)) continue
      pairs.push({ one: first.dishes[a]!, other: second.dishes[b]!, price })
      if (pairs.length < 4 * portioned) continue
      pairs = cheapest(pairs, portioned)
      limit = pairs.at(-1)!.price
    }
  return cheapest(pairs, portioned)
}

function cheapest(pairs: Pair[], most: number): Pair[] {
  return pairs.sort((a, b) => a.price - b.price).slice(0, most)
}

/** What a cooking's seats on a day can add to each form, dish by dish. */
type Boxes = { least: Float64Array; most: Float64Array }
type Rest = Boxes

function boxesOf(plan: PricedPlan, cooking: PlacedCooking, day: number, { dishes, length }: Ranking): Boxes {
  const boxes = { least: new Float64Array(length * formsCount), most: new Float64Array(length * formsCount) }
  for (let at = 0; at < length; at += 1)
    addBox(plan, cooking, { day, dish: dishes[at]! }, boxes, at * formsCount)
  return boxes
}

function addBox(
  plan: PricedPlan,
  cooking: PlacedCooking,
  { day, dish }: { day: number; dish: DishNumber },
  { least, most }: Boxes,
  from: number,
): void {
  const forms = formsOn(plan, day)
  const { leastPortion, mostPortion } = limitsOn(plan.menu, day)
  for (const seat of plan.seating.seatsOn[day]!) {
    if (seat.cooking !== cooking) continue
    const low = leastPortion[seat.meal][dish]!
    const high = mostPortion[seat.meal][dish]!
    for (let form = 0; form < formsCount; form += 1) {
      const step = forms.perQuarter[dish * formsCount + form]!
      least[from + form]! += (step > 0 ? low : high) * step
      most[from + form]! += (step > 0 ? high : low) * step
    }
  }
}

/** What the pair may add, beside the day's other dishes. */
function restOf(plan: PricedPlan, { one, other, day }: DayPair): Rest {
  const { seating, board } = plan
  const forms = formsOn(plan, day)
  const others = { least: new Float64Array(formsCount), most: new Float64Array(formsCount) }
  for (const cooking of new Set(seating.seatsOn[day]!.map((seat) => seat.cooking)))
    if (cooking !== one && cooking !== other)
      addBox(plan, cooking, { day, dish: board.dishOf[cooking.number]! }, others, 0)
  const start = seating.startOf[day]!
  return {
    least: forms.least.map((bound, form) => bound - start[form]! - others.most[form]!),
    most: forms.most.map((bound, form) => bound - start[form]! - others.least[form]!),
  }
}

function isRuledOut(rest: Rest, [first, second]: readonly [Boxes, Boxes], a: number, b: number): boolean {
  const from = a * formsCount
  const to = b * formsCount
  for (let form = 0; form < formsCount; form += 1) {
    if (first.most[from + form]! + second.most[to + form]! < rest.least[form]!) return true
    if (first.least[from + form]! + second.least[to + form]! > rest.most[form]!) return true
  }
  return false
}

function isInRange(plan: PricedPlan, { one, other, day }: DayPair, pair: Pair): boolean {
  return (
    portionDishes(plan, day, { cooking: one, dish: pair.one, also: other, alsoDish: pair.other }) !==
    undefined
  )
}

function put(plan: PricedPlan, { one, other }: DayPair, pair: Pair): boolean {
  const { board } = plan
  const mark = markOf(board)
  if (pair.one !== board.dishOf[one.number]) changeDish(plan, one, pair.one)
  if (pair.other !== board.dishOf[other.number]) {
    if (!mayCookInstead(plan, other, pair.other)) {
      undoTo(board, mark)
      return false
    }
    changeDish(plan, other, pair.other)
  }
  return true
}

/** Asked again with the first in place: both were ranked with neither. */
function mayCookInstead(plan: PricedPlan, cooking: PlacedCooking, dish: DishNumber): boolean {
  return lookWithout(plan.board, [cooking], () => mayCook(plan, cooking, dish))
}
