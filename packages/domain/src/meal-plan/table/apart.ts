import { hashText } from '../../chance/seeded-random.ts'
import { deviationFrom } from '../../nutrition/deviation.ts'
import { addMacros, type Macros, noMacros, scaleMacros } from '../../nutrition/macros.ts'
import { type FilledItem, type Helping, sidesOf } from '../item.ts'
import type { Dish } from '../planner/menu.ts'
import { faultsBeside, isRich, suitsPlate } from '../planner/sides/suits-plate.ts'
import {
  type Asked,
  distanceFrom,
  type EaterPortion,
  type PortionedEater,
  portionsOfMain,
  priceOfPortion,
  priceWithoutSides,
  type SharedDish,
} from './eater-portions.ts'

/** What may be cooked for an eater alone. */
export type Apart = Readonly<{
  dish: (recipeId: Helping['recipeId']) => Dish | undefined
  sides: readonly Dish[]
  mainsFor: (item: FilledItem) => readonly Dish[]
}>

const servingsOfSharedSide = [0, 0.5, 1, 1.5, 2]
const servingsOfOwnSide = [0.5, 1, 1.5, 2]
const none = [0]
/** By how near they come with a serving or so, with one amount changed at a time, and with two. */
const mostLookedAt = { oneByOne: 24, twoByTwo: 6 } as const
/** Beside a day that is off its middle by all of it. */
const prices = { ownSide: 0.3, fault: 0.2, rich: 0.1, ownMain: 0.6, minute: 0.01, chance: 0.15 } as const
/** Being in range comes before all else. */
const perMiss = 1000

/** What is portioned by itself: a main, a side of the table, or what is cooked for the eater alone. */
type Part = Readonly<{
  at: number
  dish: Dish | undefined
  recipeId: Helping['recipeId']
  kind: 'main' | 'side' | 'own'
  perServing: Macros
  servings: readonly number[]
  /** Of each of these amounts. */
  price: readonly number[]
}>

/** `chosen`: of each part, the number of its amount. */
type Portioning = Readonly<{ parts: readonly Part[]; chosen: readonly number[]; cost: number; miss: number }>
type Start = Pick<Portioning, 'parts' | 'chosen'>

/**
 * TOG-3: where the dishes of the table bring an eater's day into range in no portions, they get the next best that does: another amount of
 * its sides than the owner's plate has, then a side of their own, then another main at one meal, then two of these, then two mains and a side or two.
 * Undefined where none does. All amounts of all dishes would be millions: the nearest are improved by one amount at a time, and of these the nearest by two.
 */
export function eatApart(
  dishes: readonly SharedDish[],
  asked: Asked,
  apart: Apart,
  nearest: PortionedEater,
): PortionedEater | undefined {
  const settle = searchFor(asked)
  const shared = dishes.flatMap((one, at) => sharedParts(one, at, apart.dish))
  const start = { parts: shared, chosen: shared.map((part) => nearestTo(part, nearest)) }
  const withSide = (from: Portioning) => best(from, waysWithSide(from, dishes, apart), settle)
  const withMain = (from: Portioning) => best(from, waysWithMain(from, dishes, apart), settle)
  function* inTurn() {
    const asIs = settle(start, 2)
    yield asIs
    const oneSide = withSide(asIs)
    yield oneSide
    const oneMain = withMain(asIs)
    yield oneMain
    yield withSide(oneSide)
    yield withSide(oneMain)
    const twoMains = withMain(oneMain)
    yield twoMains
    const withOneSide = withSide(twoMains)
    yield withOneSide
    yield withSide(withOneSide)
  }
  for (const found of inTurn()) if (found.miss === 0) return portionedEater(dishes, asked, found)
  return undefined
}

function sharedParts({ item, main, gramsOfMain }: SharedDish, at: number, dish: Apart['dish']): Part[] {
  const servings = portionsOfMain(gramsOfMain)
  const { recipeId } = item
  return [
    {
      ...{ at, dish: dish(recipeId), recipeId, kind: 'main', perServing: main, servings },
      price: servings.map(priceOfPortion),
    },
    ...sidesOf(item).map((side): Part => {
      const known = dish(side.recipeId)
      const { perServing = noMacros } = known ?? {}
      return {
        ...{ at, dish: known, recipeId: side.recipeId, kind: 'side', perServing },
        servings: servingsOfSharedSide,
        price: servingsOfSharedSide.map((one) => (one === 0 ? priceWithoutSides : priceOfPortion(one))),
      }
    }),
  ]
}

function nearestTo({ at, recipeId, servings }: Part, { portions }: PortionedEater): number {
  const now = portions[at]!.helpings.find((helping) => helping.recipeId === recipeId)?.servings ?? 0
  return nearestAmount(servings, now)
}

function nearestAmount(amounts: readonly number[], to: number): number {
  const off = (number: number) => Math.abs(amounts[number]! - to)
  return amounts.reduce((least, _, number) => (off(number) < off(least) ? number : least), 0)
}

function waysWithSide(
  { parts, chosen }: Portioning,
  dishes: readonly SharedDish[],
  { sides }: Apart,
): Start[] {
  return dishes.flatMap(({ item }, at) => {
    const standing = parts.flatMap((part, number) =>
      part.at === at && part.servings[chosen[number]!]! > 0 ? [part.dish] : [],
    )
    const known = standing.flatMap((one) => one ?? [])
    if (known.length < standing.length || known.length === 0) return []
    return sides.flatMap((side) => {
      if (parts.some(({ recipeId }) => recipeId === side.id) || !suitsPlate(side, item.meal, known)) return []
      const price =
        prices.ownSide +
        prices.fault * faultsBeside(side, known[0]!) +
        (isRich(side) ? prices.rich : 0) +
        priceOfCooking(side, item)
      const part = ownPart(side, { at, servings: servingsOfOwnSide, price })
      return [{ parts: [...parts, part], chosen: [...chosen, servingsOfOwnSide.indexOf(1)] }]
    })
  })
}

/** In about the energy of the one that it replaces. */
function waysWithMain({ parts, chosen }: Portioning, dishes: readonly SharedDish[], apart: Apart): Start[] {
  return dishes.flatMap(({ item, main }, at) => {
    const replaced = parts.findIndex((part) => part.at === at && part.kind === 'main')
    const { servings } = parts[replaced]!
    if (servings === none) return []
    const calories = servings[chosen[replaced]!]! * main.calories
    const left = parts.map((part, number) =>
      number === replaced ? { ...part, servings: none, price: none } : part,
    )
    const leftChosen = chosen.map((one, number) => (number === replaced ? 0 : one))
    return apart.mainsFor(item).flatMap((dish) => {
      if (parts.some(({ recipeId }) => recipeId === dish.id)) return []
      const amounts = portionsOfMain(dish.gramsPerServing)
      const part = ownPart(dish, {
        ...{ at, servings: amounts },
        price: prices.ownMain + priceOfCooking(dish, item),
      })
      const about = nearestAmount(amounts, calories / dish.perServing.calories)
      return [{ parts: [...left, part], chosen: [...leftChosen, about] }]
    })
  })
}

/** With a little chance, so that it isn't the same one each day. */
function priceOfCooking(dish: Dish, item: FilledItem): number {
  return prices.minute * dish.minutes + (prices.chance * (hashText(`${item.id} ${dish.id}`) % 100)) / 100
}

function ownPart(
  dish: Dish,
  { at, servings, price }: Readonly<{ at: number; servings: readonly number[]; price: number }>,
): Part {
  return {
    ...{ at, dish, recipeId: dish.id, kind: 'own', perServing: dish.perServing, servings },
    price: servings.map((one) => price + priceOfPortion(one)),
  }
}

/** The cheapest of the ways, `from` itself where none is nearer. */
function best(from: Portioning, ways: readonly Start[], settle: Settle): Portioning {
  const nearest = (some: readonly Portioning[], most: number) =>
    some.toSorted((one, other) => one.cost - other.cost).slice(0, most)
  const asStarted = nearest(
    ways.map((way) => settle(way, 0)),
    mostLookedAt.oneByOne,
  )
  const byOne = nearest(
    asStarted.map((way) => settle(way, 1)),
    mostLookedAt.twoByTwo,
  )
  return byOne
    .map((way) => settle(way, 2))
    .reduce((least, one) => (one.cost < least.cost ? one : least), from)
}

type Settle = (start: Start, atOnce: 0 | 1 | 2) => Portioning

function searchFor({ ranges, aim, besides = noMacros }: Asked): Settle {
  const missOf = deviationFrom(ranges)

  /** The cheapest amounts that changing so many of them at once leads to. */
  return function settle({ parts, chosen: start }, atOnce) {
    const chosen = [...start]
    const now = { calories: 0, fat: 0, netCarbs: 0, protein: 0, price: 0, cost: Number.POSITIVE_INFINITY }
    const costWith = (one: number, oneTo: number, other: number, otherTo: number) => {
      const [a, b] = [parts[one]!, parts[other]!]
      const more = a.servings[oneTo]! - a.servings[chosen[one]!]!
      const moreOfOther = one === other ? 0 : b.servings[otherTo]! - b.servings[chosen[other]!]!
      const calories = now.calories + more * a.perServing.calories + moreOfOther * b.perServing.calories
      const fat = now.fat + more * a.perServing.fat + moreOfOther * b.perServing.fat
      const netCarbs = now.netCarbs + more * a.perServing.netCarbs + moreOfOther * b.perServing.netCarbs
      const protein = now.protein + more * a.perServing.protein + moreOfOther * b.perServing.protein
      const dearer = one === other ? 0 : b.price[otherTo]! - b.price[chosen[other]!]!
      const price = now.price + a.price[oneTo]! - a.price[chosen[one]!]! + dearer
      return perMiss * missOf(calories, fat, netCarbs, protein) + price + off(aim, calories, fat, protein)
    }
    const totals = () =>
      parts.reduce(
        (sum, { perServing, servings }, at) =>
          addMacros(sum, scaleMacros(perServing, servings[chosen[at]!]!)),
        besides,
      )
    const setNow = () => {
      Object.assign(now, totals(), {
        price: parts.reduce((sum, { price }, at) => sum + price[chosen[at]!]!, 0),
      })
      now.cost = costWith(0, chosen[0]!, 0, chosen[0]!)
    }
    setNow()
    for (let isBetter = atOnce > 0; isBetter; ) {
      isBetter = false
      for (let one = 0; one < parts.length; one += 1)
        for (let other = one; other < (atOnce === 2 ? parts.length : one + 1); other += 1) {
          let found: readonly [number, number] | undefined
          let least = now.cost - leastGain
          const others = one === other ? 1 : parts[other]!.servings.length
          for (let oneTo = 0; oneTo < parts[one]!.servings.length; oneTo += 1)
            for (let otherTo = 0; otherTo < others; otherTo += 1) {
              const cost = costWith(one, oneTo, other, otherTo)
              if (cost >= least) continue
              least = cost
              found = [oneTo, otherTo]
            }
          if (!found) continue
          isBetter = true
          if (one !== other) chosen[other] = found[1]
          chosen[one] = found[0]
          setNow()
        }
    }
    const { calories, fat, netCarbs, protein } = now
    return { parts, chosen, cost: now.cost, miss: missOf(calories, fat, netCarbs, protein) }
  }
}

const leastGain = 1e-9

function off(aim: Macros, calories: number, fat: number, protein: number): number {
  return distanceFrom(aim, { calories, fat, netCarbs: 0, protein })
}

function portionedEater(
  dishes: readonly SharedDish[],
  { besides = noMacros }: Asked,
  { parts, chosen, miss }: Portioning,
): PortionedEater {
  const amounts = parts.map(({ servings }, at) => servings[chosen[at]!]!)
  const portions = dishes.map(({ item }, at): EaterPortion => {
    const of = (isOwn: boolean): Helping[] =>
      parts.flatMap(({ at: place, kind, recipeId }, number) =>
        place === at && (kind === 'own') === isOwn ? [{ recipeId, servings: amounts[number]! }] : [],
      )
    return { item, helpings: of(false), own: of(true) }
  })
  const totals = parts.reduce(
    (sum, { perServing }, at) => addMacros(sum, scaleMacros(perServing, amounts[at]!)),
    besides,
  )
  return { portions, totals, deviation: miss }
}
