import { type Amounts, amountsOfDishes } from '../amounts.ts'
import type { DishNumber } from '../menu.ts'
import { formsCount, type LinearForms } from './linear-forms.ts'
import { mostPlaces, noPlaces, type Places } from './places.ts'
import type { Quarters } from './portions.ts'

export type Portioned = { portions: Uint8Array; price: number }
/** Of a day in range. */
export type DayPrice = (calories: number, fat: number, protein: number) => number
export type PortionPrice = (dish: DishNumber, portion: Quarters, isAlone: boolean) => number

/** A sum right on the edge is not lost to the last binary digit. */
const rounding = 1e-7
const mostQuarters = 64

type Search = {
  forms: LinearForms
  places: Places
  counted: CountedDay | undefined
  /** The places, those with the fewest portions first. */
  order: Int32Array
  /** By position in that order: what the places from there on add at least and at most, and the sums before it. */
  restLeast: Float64Array
  restMost: Float64Array
  sums: Float64Array
  prices: Float64Array[]
  /** By position in that order: what the places from there on cost at least. */
  restPrice: Float64Array
  portions: Uint8Array
  best: Uint8Array
  /** By place. */
  inPlaces: Uint8Array
  bestPrice: number
  steps: number
}

/** What is counted, and what the day holds of it anyway. */
export type CountedDay = { amounts: Amounts; day: number }

/** Finds the cheapest portions that bring a day into range, exactly. `steps` counts its work, the same on every machine. */
export type ExactPortions = {
  /** Undefined when there are none; `start` is what the day holds anyway, as linear forms. */
  cheapest(places: Places, start: Float64Array, counted?: CountedDay): Portioned | undefined
  steps(): number
}

export function exactPortionsOf(
  forms: LinearForms,
  priceOf: PortionPrice,
  priceOfDay: DayPrice,
): ExactPortions {
  const search: Search = {
    forms,
    places: noPlaces(),
    counted: undefined,
    order: new Int32Array(mostPlaces),
    restLeast: new Float64Array((mostPlaces + 1) * formsCount),
    restMost: new Float64Array((mostPlaces + 1) * formsCount),
    sums: new Float64Array((mostPlaces + 1) * formsCount),
    prices: Array.from({ length: mostPlaces }, () => new Float64Array(mostQuarters)),
    restPrice: new Float64Array(mostPlaces + 1),
    portions: new Uint8Array(mostPlaces),
    best: new Uint8Array(mostPlaces),
    inPlaces: new Uint8Array(mostPlaces),
    bestPrice: 0,
    steps: 0,
  }
  return {
    cheapest: (places, start, counted) => {
      search.places = places
      search.counted = counted
      search.steps += 1
      if (!sumUp(search, start)) return undefined
      pricePortions(search, priceOf)
      search.bestPrice = Number.POSITIVE_INFINITY
      descend(search, 0, 0, priceOfDay)
      return search.bestPrice === Number.POSITIVE_INFINITY ? undefined : found(search)
    },
    steps: () => search.steps,
  }
}

/** Orders the places and sums up what they can add; false where even that leaves a sum out of its bounds. */
function sumUp({ forms, places, order, restLeast, restMost, sums }: Search, start: Float64Array): boolean {
  const { count, dish, least, most } = places
  for (let at = 0; at < count; at += 1) if (least[at]! > most[at]!) return false
  orderByWidth(places, order)
  for (let form = 0; form < formsCount; form += 1) {
    restLeast[count * formsCount + form] = 0
    restMost[count * formsCount + form] = 0
    for (let at = count - 1; at >= 0; at -= 1) {
      const place = order[at]!
      const step = forms.perQuarter[dish[place]! * formsCount + form]!
      const from = at * formsCount + form
      const [low, high] = [least[place]!, most[place]!]
      restLeast[from] = restLeast[from + formsCount]! + (step > 0 ? low : high) * step
      restMost[from] = restMost[from + formsCount]! + (step > 0 ? high : low) * step
    }
    sums[form] = start[form]!
    if (start[form]! + restLeast[form]! > forms.most[form]! + rounding) return false
    if (start[form]! + restMost[form]! < forms.least[form]! - rounding) return false
  }
  return true
}

function orderByWidth({ count, least, most }: Places, order: Int32Array): void {
  for (let at = 0; at < count; at += 1) {
    let to = at
    const width = most[at]! - least[at]!
    while (to > 0 && most[order[to - 1]!]! - least[order[to - 1]!]! > width) {
      order[to] = order[to - 1]!
      to -= 1
    }
    order[to] = at
  }
}

function pricePortions({ places, order, prices, restPrice }: Search, priceOf: PortionPrice): void {
  restPrice[places.count] = 0
  for (let at = places.count - 1; at >= 0; at -= 1) {
    const place = order[at]!
    let least = Number.POSITIVE_INFINITY
    for (let portion = places.least[place]!; portion <= places.most[place]!; portion += 1) {
      const price = priceOf(places.dish[place]!, portion, places.isAlone[place] === 1)
      prices[at]![portion] = price
      if (price < least) least = price
    }
    restPrice[at] = restPrice[at + 1]! + least
  }
}

/** Tries each portion of a place that leaves the places after it a chance. */
function descend(search: Search, at: number, price: number, priceOfDay: DayPrice): void {
  const { forms, places, order, sums, prices, restPrice, portions } = search
  const { least, most } = narrow(search, at)
  const of = places.dish[order[at]!]! * formsCount
  const from = at * formsCount
  const isLast = at === places.count - 1
  for (let portion = least; portion <= most; portion += 1) {
    const sum = price + prices[at]![portion]!
    search.steps += 1
    if (sum + restPrice[at + 1]! >= search.bestPrice) continue
    portions[at] = portion
    if (isLast) {
      keepIfBest(search, sum + priceOfSums(search, from, of, portion, priceOfDay) + priceOfCounted(search))
      continue
    }
    for (let form = 0; form < formsCount; form += 1)
      sums[from + formsCount + form] = sums[from + form]! + portion * forms.perQuarter[of + form]!
    descend(search, at + 1, sum, priceOfDay)
  }
}

function priceOfSums(
  { sums, forms: { perQuarter } }: Search,
  from: number,
  of: number,
  portion: Quarters,
  priceOfDay: DayPrice,
): number {
  return priceOfDay(
    sums[from]! + portion * perQuarter[of]!,
    sums[from + 1]! + portion * perQuarter[of + 1]!,
    sums[from + 3]! + portion * perQuarter[of + 3]!,
  )
}

const none = { least: 1, most: 0 }

/** The cost of the present portions, which stand in the search's order. */
function priceOfCounted({ counted, places: { count, dish }, order, portions, inPlaces }: Search): number {
  if (!counted) return 0
  for (let at = 0; at < count; at += 1) inPlaces[order[at]!] = portions[at]!
  return amountsOfDishes(counted.amounts, counted.day, { count, dish, portions: inPlaces })
}

function narrow({ forms, places, order, restLeast, restMost, sums }: Search, at: number) {
  const place = order[at]!
  const of = places.dish[place]! * formsCount
  const from = at * formsCount
  let least = places.least[place]!
  let most = places.most[place]!
  for (let form = 0; form < formsCount; form += 1) {
    const step = forms.perQuarter[of + form]!
    const sum = sums[from + form]!
    const need = forms.least[form]! - sum - restMost[from + formsCount + form]!
    const room = forms.most[form]! - sum - restLeast[from + formsCount + form]!
    if (step > 1e-12) {
      least = Math.max(least, Math.ceil(need / step - rounding))
      most = Math.min(most, Math.floor(room / step + rounding))
    } else if (step < -1e-12) {
      least = Math.max(least, Math.ceil(room / step - rounding))
      most = Math.min(most, Math.floor(need / step + rounding))
    } else if (room < -rounding || need > rounding) return none
    if (least > most) return none
  }
  return { least, most }
}

function keepIfBest(search: Search, price: number): void {
  if (price >= search.bestPrice) return
  search.bestPrice = price
  search.best.set(search.portions)
}

function found({ places, order, best, bestPrice }: Search): Portioned {
  const portions = new Uint8Array(places.count)
  for (let at = 0; at < places.count; at += 1) portions[order[at]!] = best[at]!
  return { portions, price: bestPrice }
}
