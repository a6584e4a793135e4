import type { Random } from '../../chance/seeded-random.ts'
import { oncePerValue } from '../../derived/once-per-value.ts'
import { daysOfPlan, daysOfWeek, eachMeal, type Meal } from '../../meals/meals.ts'
import { eachMacro } from '../../nutrition/macros.ts'
import { missedShare, type NutrientAim } from '../../nutrition/mineral-goals/mineral-goals.ts'
import { referenceNames } from '../../nutrition/mineral-goals/references.ts'
import type { MacroRanges } from '../../nutrition/ranges.ts'
import type { Wishes } from '../../onboarding/wishes.ts'
import { type Amounts, type AmountTerm, amountsOfPortions } from './amounts.ts'
import { boundsOf } from './day-bounds.ts'
import { isFarTooLong } from './far-too-long.ts'
import { type Dish, type LeadingFood, leadingFoods, type Menu } from './menu.ts'
import { type DrawTastes, priceInDraw } from './palate.ts'
import { soyGrams } from './plate-amounts.ts'
import type { DayPrice, PortionPrice } from './portions/exact-portions.ts'
import { type Quarters, quartersPerServing } from './portions/portions.ts'
import { brokenByPortion } from './portions/whole-pieces.ts'
import { isDrunkBreakfast, isSweetBreakfast } from './sides/suits-plate.ts'
import type { PlannedEater } from './table-seats.ts'
import { longestMinutes } from './time/minutes-allowed.ts'
import { weights } from './weights.ts'

/*
 * What a plan costs, tier by tier. What stands above outweighs what stands below.
 *
 * 1. Days out of range, and 2. how far they are out; of a day in range, how far off the middle: `dayCostOf`, `dayPriceOf`.
 * 3. What a week asks and how it eats: amounts of a day or week (`amountsAsked`), portions (`portionPriceOf`), repeats and broken pieces
 *    (`Judge`); rows of the list and packs (`basket/week-baskets.ts`), sameness (`basket/sameness.ts`).
 * 4. What is liked: `tastesFor`.
 *
 * A plan is filled with a `Judge`, and its basket is made by `basket/plan-price.ts`; both read these prices. A term that counts what a person
 * eats is one entry of `amountsAsked`, and counts in the draft's descent, repair, exchange, portions, basket, and in the draw of one slot.
 */

// 1 and 2: days in range.

/** What a day of these macros costs: above all whether it is in range, then how far out, then how far off the middle. */
export type DayCost = (calories: number, fat: number, netCarbs: number, protein: number) => number

const outOfRange = weights.dayOutWhileFilling.value
const perDeviation = weights.farOut.value
const fatWeight = weights.fatOffTheMiddle.value
const proteinWeight = weights.proteinOffTheMiddle.value

/** Of what `DayCost` says. */
export function isOutOfRange(cost: number): boolean {
  return cost >= outOfRange
}

/** The four macros are spelled out and their bounds are plain numbers: this runs a million times a plan. */
export function dayCostOf(ranges: MacroRanges, middleWeight: number = weights.offTheMiddle.value): DayCost {
  const { least: kLeast, most: kMost, perUnit: perK } = boundsOf('calories', ranges)
  const { least: fLeast, most: fMost, perUnit: perF } = boundsOf('fat', ranges)
  const { least: cLeast, most: cMost, perUnit: perC } = boundsOf('netCarbs', ranges)
  const { least: pLeast, most: pMost, perUnit: perP } = boundsOf('protein', ranges)
  const offTheMiddle = distanceFromMiddle(ranges)
  return (k, f, c, p) => {
    // As `deviationOf` has it, without the half unit of display, which only decides whether a day is out at all.
    const deviation =
      Math.max(0, kLeast - k, k - kMost) * perK +
      Math.max(0, fLeast - f, f - fMost) * perF +
      Math.max(0, cLeast - c, c - cMost) * perC +
      Math.max(0, pLeast - p, p - pMost) * perP
    return (deviation > 0 ? outOfRange + perDeviation * deviation : 0) + middleWeight * offTheMiddle(k, f, p)
  }
}

/** The price of a day in range. */
export function dayPriceOf(ranges: MacroRanges): DayPrice {
  const offTheMiddle = distanceFromMiddle(ranges)
  return (k, f, p) => weights.offTheMiddle.value * offTheMiddle(k, f, p)
}

/** Carbs have no middle, since fewer are as good. */
function distanceFromMiddle(ranges: MacroRanges): DayPrice {
  const { middle: kMiddle, perUnit: perK } = boundsOf('calories', ranges)
  const { middle: fMiddle, perUnit: perF } = boundsOf('fat', ranges)
  const { middle: pMiddle, perUnit: perP } = boundsOf('protein', ranges)
  return (k, f, p) =>
    Math.abs(k - kMiddle) * perK +
    fatWeight * Math.abs(f - fMiddle) * perF +
    proteinWeight * Math.abs(p - pMiddle) * perP
}

// 3: what a week asks and how it eats.

/** What of a person's wishes is counted while they eat. A new limit of a day or a week is one entry here, with its weight. */
export function amountsAsked({ aim }: { aim: NutrientAim }): AmountTerm[] {
  return [...askedOfAll, ...nutrientsOfWeeks(aim)]
}

/** PLATE-1: eggs above what people find usual, on a day and in a week. */
const eggs: AmountTerm = {
  perServing: (dish) => dish.eggs,
  ofDay: (amount) =>
    weights.eggOfADay.value * Math.max(0, amount - weights.eggsADay.value) +
    weights.absurdEggs.value * Math.max(0, amount - weights.manyEggsADay.value) ** 2,
  ofWeek: (amount) => weights.eggsOfAWeek.value * Math.max(0, amount / weights.eggsAWeek.value - 1) ** 2,
  isOfBasket: true,
}

/** PLATE-1: tofu and its like, on a day and in a week. */
const soy: AmountTerm = {
  perServing: oncePerValue(({ foods }) => soyGrams(foods)),
  ofDay: (grams) => weights.soyOfADay.value * Math.max(0, grams / weights.soyGramsADay.value - 1) ** 2,
  ofWeek: (grams) => weights.soyOfAWeek.value * Math.max(0, grams / weights.soyGramsAWeek.value - 1) ** 2,
  isOfBasket: true,
}

/** PLATE-1: of a day, as pieces. Half of one goes with many dishes, and leads few. */
const avocados: AmountTerm = {
  perServing: oncePerValue(({ foods }) =>
    foods.reduce((sum, { food, grams }) => (food.id === 'avocado' ? sum + grams / gramsOfAnAvocado : sum), 0),
  ),
  ofDay: (amount) => weights.avocadoOfADay.value * Math.max(0, amount - weights.avocadosADay.value),
  isOfBasket: true,
}
const gramsOfAnAvocado = 136

/** PLATE-1: servings of a day that one food leads. */
function ledBy(food: LeadingFood): AmountTerm {
  return {
    perServing: (dish) => Number(dish.ledBy === food),
    ofDay: (servings) => weights.ledServing.value * Math.max(0, servings - weights.ledServings.value),
    isOfBasket: true,
  }
}

/** PLATE-1: a breakfast like a dessert is a treat, and so is one that is drunk. */
const sweetBreakfasts: AmountTerm = {
  perServing: oncePerValue((dish) => Number(isSweetBreakfast(dish) || isDrunkBreakfast(dish))),
  ofWeek: (servings) =>
    weights.sweetBreakfast.value * Math.max(0, servings - weights.sweetBreakfastsAWeek.value) ** 2,
  isOfBasket: true,
}

const askedOfAll: readonly AmountTerm[] = [eggs, soy, avocados, ...leadingFoods.map(ledBy), sweetBreakfasts]

/** PLATE-2, MIN-3: what is missing from the mean of a week, or too much in it. */
function nutrientsOfWeeks({ goals, isAsked }: NutrientAim): AmountTerm[] {
  const ofPortion = isAsked ? weights.mineralsOfPortion.value : 0
  const bounded = referenceNames.filter(
    (name) => goals[name].minimum > 0 || goals[name].maximum < Number.POSITIVE_INFINITY,
  )
  return bounded.map((name): AmountTerm => {
    const goal = goals[name]
    const unasked = goal.minimum > 0 ? weights.fiber.value : weights.sodium.value
    const ofWeek = isAsked ? weights.minerals.value : unasked
    return {
      perServing: ({ minerals }) => minerals[name],
      ofWeek: (amount) => ofWeek * missedShare(amount / daysOfWeek, goal),
      ofPortion: goal.minimum > 0 ? -ofPortion / goal.minimum : 0,
      isOfBasket: true,
    }
  })
}

const twoServings = 2 * quartersPerServing
const byQuarter = [
  0,
  weights.quarterServing.value,
  weights.halfServing.value,
  weights.quarterServing.value,
] as const

/** Whole and half servings before quarters; whole eggs and cans where a dish is cooked for one meal alone. */
export function portionPriceOf({ dishes, people }: Menu): PortionPrice {
  const broken = brokenByPortion(dishes, people)
  return (dish, portion, isAlone) => {
    const { wholePieces } = dishes[dish]!
    const perQuarter =
      wholePieces.length > 0 ? weights.quarterOfPiecesAboveTwo.value : weights.quarterAboveTwo.value
    const ofPieces = isAlone ? broken(dish, portion) : 0
    return (
      byQuarter[portion % quartersPerServing]! +
      priceOfSize(portion) +
      perQuarter * Math.max(0, portion - twoServings) +
      weights.brokenPiece.value * ofPieces
    )
  }
}

/** PLATE-3: how far a plate is from one serving. */
export function priceOfSize(portion: Quarters): number {
  const doublings = Math.log2(portion / quartersPerServing)
  return (doublings < 0 ? weights.smallPlate.value : weights.largePlate.value) * doublings ** 2
}

/** PLATE-3: of a side on a plate, by how much of it there is. */
export function priceOfSide(portion: Quarters): number {
  const doublings = Math.log2(portion / quartersPerServing)
  return weights.side.value + weights.sideServings.value * doublings ** 2
}

/** The same with what amounts say of one portion. It is no part of what a dish costs beside others: its day and week are. */
export function withAmounts(priceOf: PortionPrice, amounts: Amounts | undefined): PortionPrice {
  if (!amounts) return priceOf
  const ofPortions = amountsOfPortions(amounts)
  return (dish, portion, isAlone) => priceOf(dish, portion, isAlone) + portion * ofPortions[dish]!
}

/** By meal and dish: what even its cheapest portion costs, since eggs may not come out even in any. */
export function cheapestPortions(menu: Menu, priceOf: PortionPrice): Readonly<Record<Meal, Float64Array>> {
  return eachMeal((meal) =>
    Float64Array.from(menu.dishes, (_, dish) => {
      let least = Number.POSITIVE_INFINITY
      for (
        let portion = menu.leastPortion[meal][dish]!;
        portion <= menu.mostPortion[meal][dish]!;
        portion += 1
      )
        least = Math.min(least, priceOf(dish, portion, true))
      return Number.isFinite(least) ? least : 0
    }),
  )
}

// 4: what is liked.

/** What makes one dish dearer than another before any day is looked at. */
export type Taste = {
  /** Of a cooking. */
  ofDish: Float64Array
  /** Of each meal that eats it. */
  ofMeal: Float64Array
  /** The same where something new is wanted. */
  ofDiscovery: Float64Array
}

export type Tastes = { whileFilling: Taste; inBasket: Taste }
type Liking = DrawTastes & { prefersCheap: boolean; wishes: Wishes }

/** Something of chance for every dish, so that two plans of one person differ. */
export function tastesFor(dishes: readonly Dish[], liking: Liking, random: Random): Tastes {
  const ofMeals = (isDiscovery: boolean) =>
    Float64Array.from(dishes, (dish) => priceInDraw(dish, liking, { isDiscovery }))
  const chances = Float64Array.from(dishes, () => random())
  const prices = Float64Array.from(dishes, (dish) => priceOfDish(dish, liking))
  const withChance = (most: number) => prices.map((price, dish) => price + most * chances[dish]!)
  const ofMeal = ofMeals(false)
  const ofDiscovery = ofMeals(true)
  return {
    whileFilling: { ofDish: withChance(weights.chance.value), ofMeal, ofDiscovery },
    inBasket: { ofDish: withChance(weights.chanceInBasket.value), ofMeal, ofDiscovery },
  }
}

function priceOfDish(dish: Dish, { liked, prefersCheap, wishes }: Liking): number {
  const { id, meals, priceLevel } = dish
  const price = prefersCheap ? weights.priceLevel.value * (priceLevel - 1) : 0
  const time = meals.every((meal) => isFarTooLong(dish, meal, { mostMinutes: longestMinutes(wishes[meal]) }))
    ? weights.farTooLong.value
    : 0
  return price + time - (liked.has(id) ? weights.likedDish.value : 0)
}

// All tiers, while days are filled.

/** What a plan is judged by while it is filled. */
export type Judge = {
  /** Of the owner, or of an eater with needs of their own (TOG-3). */
  dayCostOn: (day: number) => DayCost
  taste: Taste
  perRepeat: number
  perBrokenPiece: number
  /** Times what amounts cost. */
  perAmount: number
}

/**
 * As a rule, and while days are out of range: then being in range is nearly all that counts. `ownersFirst`: where not all can be, for an
 * eater can have a dish of their own (TOG-3).
 */
export function judgesOf(
  ranges: MacroRanges,
  { whileFilling }: Tastes,
  table?: readonly PlannedEater[],
): { usual: Judge; strict: Judge; ownersFirst: Judge } {
  const ofTaste = (weight: number): Taste => ({
    ofDish: whileFilling.ofDish.map((price) => price * weight),
    ofMeal: whileFilling.ofMeal.map((price) => price * weight),
    ofDiscovery: whileFilling.ofDiscovery.map((price) => price * weight),
  })
  const strict: Judge = {
    dayCostOn: dayCostsOf(ranges, table, { middle: weights.offTheMiddleWhileOut.value }),
    taste: ofTaste(weights.tasteWhileOut.value),
    perRepeat: weights.repeatWhileOut.value,
    perBrokenPiece: weights.brokenPieceWhileOut.value,
    perAmount: weights.amountsWhileOut.value,
  }
  return {
    usual: {
      dayCostOn: dayCostsOf(ranges, table),
      taste: ofTaste(weights.tasteWhileFilling.value),
      perRepeat: weights.repeatWhileFilling.value,
      perBrokenPiece: weights.brokenPiece.value,
      perAmount: 1,
    },
    strict,
    ownersFirst: {
      ...strict,
      dayCostOn: dayCostsOf(ranges, table, {
        middle: weights.offTheMiddleWhileOut.value,
        ofEaters: weights.eatersDayOut.value,
      }),
    },
  }
}

function dayCostsOf(
  ranges: MacroRanges,
  table: readonly PlannedEater[] | undefined,
  { middle, ofEaters = 1 }: Readonly<{ middle?: number; ofEaters?: number }> = {},
): Judge['dayCostOn'] {
  const own = dayCostOf(ranges, middle)
  const known = new Map<MacroRanges, DayCost>()
  const days = rangesOfEaters(table).map((of) => {
    const whole = known.get(of) ?? dayCostOf(of, middle)
    const cost: DayCost = ofEaters === 1 ? whole : (k, f, c, p) => ofEaters * whole(k, f, c, p)
    known.set(of, whole)
    return cost
  })
  return (day) => days[day - daysOfPlan] ?? own
}

/** TOG-3: of each day of each eater with needs of their own, in the order of the board's days. */
export function rangesOfEaters(table: readonly PlannedEater[] | undefined): MacroRanges[] {
  return table?.flatMap(({ needs }) => needs?.rangesOn.map((ranges) => ranges ?? anyRanges) ?? []) ?? []
}

/** A day on which nothing is shared. */
const anyRanges: MacroRanges = eachMacro(() => ({ minimum: 0, maximum: 1e6 }))

// Tiers 3 and 4 of one slot, whose fit to its day is ranked first.

/** What a dish in a slot costs beside its fit: what is liked, and what its week asks. */
export function priceInSlot(ofTaste: number, ofWeek: number): number {
  return ofTaste + weights.weekOfADraw.value * ofWeek
}
