import { daysOfPlan, daysOfWeek } from '../../meals/meals.ts'
import type { Dish, DishNumber } from './menu.ts'
import { type Quarters, quartersPerServing } from './portions/portions.ts'

/** Something that is counted while a person eats, of which a day or a week should hold no more, or no less; `objective.ts` lists them. */
export type AmountTerm = Readonly<{
  perServing(dish: Dish): number
  /** Points, none below 0, for what a day or a week comes to. */
  ofDay?(amount: number): number
  ofWeek?(amount: number): number
  /** Points for one of it in a portion: portions are chosen for a day, and know nothing of its week. Below 0 more of it is served sooner. */
  ofPortion?: number
  /** Only while the basket is made: a price of hundreds would outweigh a day in range while days are filled. */
  isOfBasket?: boolean
}>

/** What the days and weeks of a plan hold of each term, kept up with every portion. */
export type Amounts = {
  terms: readonly AmountTerm[]
  /** By dish and term. */
  perQuarter: Float64Array
  /** The terms that a dish has any of: those of dish `d` stand from `firstOf[d]` to before `firstOf[d + 1]`. Most dishes have few. */
  termsOf: Uint8Array
  firstOf: Int32Array
  /** By day and term; by week and term. */
  days: ArrayLike<number>
  weeks: ArrayLike<number>
}

/** The same for those that keep it up. */
export type CountedAmounts = Amounts & { days: Float64Array; weeks: Float64Array }

/** Undefined without any term: then nothing is kept up. */
export function amountsOf(dishes: readonly Dish[], terms: readonly AmountTerm[]): CountedAmounts | undefined {
  if (terms.length === 0) return undefined
  const perQuarter = dishes.flatMap((dish) => terms.map((term) => term.perServing(dish) / quartersPerServing))
  return noneOf({
    terms,
    perQuarter: Float64Array.from(perQuarter),
    ...termsByDish(perQuarter, terms.length),
  })
}

function termsByDish(perQuarter: readonly number[], terms: number): Pick<Amounts, 'termsOf' | 'firstOf'> {
  const termsOf: number[] = []
  const firstOf = [0]
  for (const [place, amount] of perQuarter.entries()) {
    const term = place % terms
    if (amount !== 0) termsOf.push(term)
    if (term === terms - 1) firstOf.push(termsOf.length)
  }
  return { termsOf: Uint8Array.from(termsOf), firstOf: Int32Array.from(firstOf) }
}

/** Of the same terms and dishes, with nothing eaten. */
export function noneOf({ terms, ...ofDishes }: Omit<Amounts, 'days' | 'weeks'>): CountedAmounts {
  return {
    terms,
    ...ofDishes,
    days: new Float64Array(daysOfPlan * terms.length),
    weeks: new Float64Array((daysOfPlan / daysOfWeek) * terms.length),
  }
}

/** So many quarters more of a dish are eaten; fewer when negative. */
export function countPortion(
  { terms, perQuarter, termsOf, firstOf, days, weeks }: CountedAmounts,
  day: number,
  dish: DishNumber,
  portion: Quarters,
): void {
  const week = Math.floor(day / daysOfWeek)
  for (let place = firstOf[dish]!; place < firstOf[dish + 1]!; place += 1) {
    const at = termsOf[place]!
    const more = portion * perQuarter[dish * terms.length + at]!
    days[day * terms.length + at]! += more
    weeks[week * terms.length + at]! += more
  }
}

/** What a day costs with so many quarters more of a dish. */
export function amountsOfDayWith(
  { terms, perQuarter, days }: Amounts,
  day: number,
  dish: DishNumber,
  portion: Quarters,
): number {
  let price = 0
  for (let at = 0; at < terms.length; at += 1) {
    const { ofDay } = terms[at]!
    if (ofDay)
      price += ofDay(days[day * terms.length + at]! + portion * perQuarter[dish * terms.length + at]!)
  }
  return price
}

/** The same of a week. */
export function amountsOfWeekWith(
  { terms, perQuarter, weeks }: Amounts,
  week: number,
  dish: DishNumber,
  portion: Quarters,
): number {
  let price = 0
  for (let at = 0; at < terms.length; at += 1) {
    const { ofWeek } = terms[at]!
    if (ofWeek)
      price += ofWeek(weeks[week * terms.length + at]! + portion * perQuarter[dish * terms.length + at]!)
  }
  return price
}

/** What a week and days of it cost that hold one dish more: of many dishes, so what they cost without it is read once. */
export type AmountsBeside = Readonly<{
  /** With so much of it in the week and such a portion on each of the days. */
  priceWith(dish: DishNumber, eaten: Quarters, portion: Quarters): number
  /** No dish makes it cheaper. */
  least: number
}>

export function amountsBeside(
  { terms, perQuarter, termsOf, firstOf, days: ofDays, weeks: ofWeeks }: Amounts,
  { week, days }: Readonly<{ week: number; days: readonly number[] }>,
): AmountsBeside {
  const count = terms.length
  const priceOfTerm = new Float64Array(count)
  let now = 0
  let mostSaved = 0
  for (let at = 0; at < count; at += 1) {
    const { ofDay, ofWeek } = terms[at]!
    if (ofWeek) {
      priceOfTerm[at] = ofWeek(ofWeeks[week * count + at]!)
      // Only what a week lacks becomes cheaper with more of it.
      if (!ofDay) mostSaved += priceOfTerm[at]!
    }
    if (ofDay) for (const day of days) priceOfTerm[at]! += ofDay(ofDays[day * count + at]!)
    now += priceOfTerm[at]!
  }
  const priceWith = (dish: DishNumber, eaten: Quarters, portion: Quarters) => {
    let price = now
    for (let place = firstOf[dish]!; place < firstOf[dish + 1]!; place += 1) {
      const at = termsOf[place]!
      const each = perQuarter[dish * count + at]!
      const { ofDay, ofWeek } = terms[at]!
      price -= priceOfTerm[at]!
      if (ofWeek) price += ofWeek(ofWeeks[week * count + at]! + eaten * each)
      if (ofDay) for (const day of days) price += ofDay(ofDays[day * count + at]! + portion * each)
    }
    return price
  }
  return { priceWith, least: now - mostSaved }
}

export function amountsOfDay(amounts: Amounts, day: number): number {
  return amountsOfDayWith(amounts, day, 0, 0)
}

export function amountsOfWeek(amounts: Amounts, week: number): number {
  return amountsOfWeekWith(amounts, week, 0, 0)
}

type Eaten = Readonly<{ count: number; dish: ArrayLike<DishNumber>; portions: ArrayLike<Quarters> }>

/** What a day costs that holds these dishes beside what it holds now. */
export function amountsOfDishes(
  { terms, perQuarter, days }: Amounts,
  day: number,
  { count, dish, portions }: Eaten,
): number {
  let price = 0
  for (let at = 0; at < terms.length; at += 1) {
    const { ofDay } = terms[at]!
    if (!ofDay) continue
    let amount = days[day * terms.length + at]!
    for (let place = 0; place < count; place += 1)
      amount += portions[place]! * perQuarter[dish[place]! * terms.length + at]!
    price += ofDay(amount)
  }
  return price
}

/** By dish: points of a quarter of a serving, in the choice of portions. */
export function amountsOfPortions({ terms, perQuarter }: Amounts): Float64Array {
  return Float64Array.from({ length: perQuarter.length / terms.length }, (_, dish) =>
    terms.reduce((sum, { ofPortion = 0 }, at) => sum + ofPortion * perQuarter[dish * terms.length + at]!, 0),
  )
}

export type ServedDish = Readonly<{ dish: Dish; servings: number }>

/** What a dish adds to the price of a day and of its week, which hold these dishes already; the week's are without the day's. */
export function amountsAdded(
  terms: readonly AmountTerm[],
  eaten: { onDay: readonly ServedDish[]; onOtherDays: readonly ServedDish[] },
): (one: ServedDish) => number {
  const sumOf = (served: readonly ServedDish[], { perServing }: AmountTerm) =>
    served.reduce((sum, { dish, servings }) => sum + servings * perServing(dish), 0)
  const counted = terms.map((term) => {
    const { perServing, ofDay, ofWeek } = term
    const day = sumOf(eaten.onDay, term)
    const week = day + sumOf(eaten.onOtherDays, term)
    return { perServing, ofDay, ofWeek, day, week, dayNow: ofDay?.(day) ?? 0, weekNow: ofWeek?.(week) ?? 0 }
  })
  // A draw asks this of hundreds of dishes, which have few of the terms.
  return ({ dish, servings }) => {
    let price = 0
    for (const { perServing, ofDay, ofWeek, day, week, dayNow, weekNow } of counted) {
      const each = perServing(dish)
      if (each === 0) continue
      const more = servings * each
      if (ofDay) price += ofDay(day + more) - dayNow
      if (ofWeek) price += ofWeek(week + more) - weekNow
    }
    return price
  }
}
