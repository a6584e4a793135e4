import { addDays, type IsoDate } from '../../calendar/iso-date.ts'
import type { KitchenAmount } from '../../kitchen/scale-amount.ts'
import { type Purchase, shoppingAmount } from '../../kitchen/shopping-amount.ts'
import { dustGrams } from '../../pantry/batch.ts'
import { joinTrips } from '../../pantry/join-trips.ts'
import type { Stock } from '../../pantry/stock.ts'
import type { TripFood } from '../../pantry/trip-food.ts'
import { addUp, type Need } from '../add-up.ts'
import { foodAsSold } from '../grams-as-sold.ts'
import { isNoticed, kitchenAmountOf, listLine, usefulAmountOf } from '../list-line.ts'
import type { DatedCooking, ListFood } from '../listed-cooking.ts'
import { inEachSystem, type PerSystem } from '../per-system.ts'
import type { Tick } from '../ticks.ts'
import { rowsOfList } from './list-days.ts'
import { mergeNearEqualFoods, narrowStandIns } from './merge-near-equals.ts'
import { findStandIns, type StandIns } from './near-equals.ts'
import { followPlanStock, isTickedBefore, type ListDays, type PlanAtHome } from './plan-stock.ts'
import type { LineAtHome, RowAtHome, RowTrip } from './row-at-home.ts'

type Facts = {
  plan: PlanAtHome
  listIndex: number
  stock: Stock
  standIns: StandIns
  /** Those of this list. */
  narrowed: StandIns
  cookings: readonly DatedCooking[]
  /** Of each food by itself. */
  needs: readonly Need[]
  /** LIV-5: grams before the list's second shop, by the key of a row. */
  first: GramsOfFoods | undefined
}

/** The plan's stock, and the foods that stand in for others. */
export type SeenStock = Readonly<{ stock: Stock; standIns: StandIns }>

/** A list with what it is counted by. */
export type ListAtHome = SeenStock &
  Readonly<{
    /** Of each row that isn't bought as another one. */
    needs: readonly Need[]
    lines: ReadonlyMap<string, RowAtHome>
  }>

/** PAN-1, PAN-3, PAN-4: what each row of a list says of what is at home, by its key. */
export function linesAtHome(
  plan: PlanAtHome,
  listIndex: number,
  mayEat: (food: ListFood) => boolean,
): ReadonlyMap<string, RowAtHome> {
  return listAtHome(plan, listIndex, seeStock(plan, mayEat)).lines
}

export function seeStock(plan: PlanAtHome, mayEat: (food: ListFood) => boolean): SeenStock {
  const standIns = findStandIns(plan.cookings, mayEat)
  return { standIns, stock: followPlanStock(plan, standIns) }
}

export function listAtHome(plan: PlanAtHome, listIndex: number, { stock, standIns }: SeenStock): ListAtHome {
  const days = plan.lists[listIndex]!
  const cookings = cookingsWithin(plan.cookings, days)
  const narrowed = narrowStandIns(standIns, cookings)
  const first = firstGrams(cookings, days, narrowed)
  const facts = { plan, listIndex, stock, standIns, narrowed, cookings, needs: addUp(cookings), first }
  const needs = addUp(mergeNearEqualFoods(cookings, narrowed))
  const rows = new Map(
    needs.flatMap((need): [string, RowAtHome][] => {
      const line = lineOf(need, facts)
      return line ? [[need.food.name, line]] : []
    }),
  )
  const merged = mergedNames(facts).map(([name, boughtAs]): [string, RowAtHome] => {
    const trips = rows.get(boughtAs)?.trips
    return [name, { boughtAs, ...(trips && { trips: tripsOfMerged(name, trips, facts) }) }]
  })
  return { stock, standIns, needs, lines: new Map([...rows, ...merged]) }
}

function firstGrams(
  cookings: readonly DatedCooking[],
  { fromDay, secondDay }: ListDays,
  narrowed: StandIns,
): GramsOfFoods | undefined {
  if (secondDay === undefined) return undefined
  const early = cookingsWithin(cookings, { fromDay, beforeDay: secondDay })
  return { bought: gramsByName(mergeNearEqualFoods(early, narrowed)), own: gramsByName(early) }
}

function gramsByName(cookings: readonly DatedCooking[]): ReadonlyMap<string, number> {
  return new Map(addUp(cookings).map(({ food, grams }) => [food.name, grams]))
}

/** LIV-5: with what a tick of this one says; what is bought stands at the row it is bought as. */
function tripsOfMerged(name: string, trips: readonly RowTrip[], { needs, first }: Facts): RowTrip[] {
  const nothing = { us: undefined, metric: undefined }
  const whole = needs.find(({ food }) => food.name === name)?.grams ?? 0
  return trips.map((trip, index) => ({
    ...trip,
    ...{ toBuy: nothing, more: nothing },
    neededGrams: index < trips.length - 1 ? (first?.own.get(name) ?? 0) : whole,
  }))
}

export function cookingsWithin<Cooking extends { day: number }>(
  cookings: readonly Cooking[],
  { fromDay, beforeDay }: ListDays,
): Cooking[] {
  return cookings.filter(({ day }) => day >= fromDay && day < beforeDay)
}

function mergedNames({ cookings, narrowed }: Facts): [string, string][] {
  const sold = cookings.flatMap(({ ingredients }) => ingredients.map(({ food }) => foodAsSold(food)))
  const foods = new Map(sold.map((food) => [food.id, food]))
  return [...narrowed].flatMap(([id, { food }]) => {
    const own = foods.get(id)
    return own ? [[own.name, food.name] as [string, string]] : []
  })
}

function lineOf(need: Need, facts: Facts): RowAtHome | undefined {
  const { plan, stock, standIns, listIndex } = facts
  const standIn = standIns.get(need.food.id) ?? { food: need.food, ratio: 1 }
  const ledger = stock.ledgers.get(standIn.food.id)
  if (!ledger) return undefined
  const rows = rowsOfList(ledger, stock.trips, plan.lists[listIndex]!)
  const row = joinTrips(rows)
  const { nextUseDay } = row
  const lineFacts = {
    need,
    row,
    ratio: standIn.ratio,
    startDate: plan.startDate,
    endDay: Math.max(...plan.lists.map(({ beforeDay }) => beforeDay)),
    tick: rowTick(need, { ...facts, ticks: plan.lists[listIndex]!.ticks }),
    nextUse: nextUseDay === undefined ? undefined : dishUsing(standIn.food, nextUseDay, facts),
    alsoFor: alsoForOf(need, facts),
  }
  const line = lineAtHome(lineFacts)
  if (!facts.first) return line
  const trips = rowTrips(line, tripFacts(lineFacts, rows, facts))
  return { ...lineOfTwoShops(line, trips, lineFacts), trips }
}

/** A staple has one row, which needs all. */
function tripFacts({ need, ratio, tick }: LineFacts, rows: readonly TripFood[], facts: Facts): TripFacts {
  const { plan, listIndex, first, needs } = facts
  const { name } = need.food
  const { fromDay, secondDay } = plan.lists[listIndex]!
  const firstGrams = rows.length > 1 ? (first?.bought.get(name) ?? 0) : need.grams
  const grams = [firstGrams, need.grams - firstGrams]
  const days = [fromDay, secondDay ?? fromDay]
  return {
    ...{ need, ratio, tick },
    ownFirstGrams: first?.own.get(name) ?? 0,
    ownGrams: needs.find(({ food }) => food.name === name)?.grams ?? need.grams,
    isSecondAfterAway: plan.lists[listIndex]!.isAfterAway === true,
    trips: rows.map((row, index) => {
      return { row, neededGrams: grams[index]!, date: addDays(plan.startDate, days[index]!) }
    }),
  }
}

function alsoForOf({ food }: Need, { narrowed, needs }: Facts): LineAtHome['alsoFor'] {
  const others = needs.filter((each) => narrowed.get(each.food.id)?.food.id === food.id)
  return others.map((each) => ({ ingredient: each.food.name, dishes: each.items.length }))
}

function dishUsing(leader: ListFood, day: number, { plan, standIns }: Facts): LineAtHome['nextUse'] {
  const uses = ({ ingredients }: DatedCooking) =>
    ingredients.some(({ food }) => {
      const { id } = foodAsSold(food)
      return (standIns.get(id)?.food.id ?? id) === leader.id
    })
  const cooking = plan.cookings.find((each) => each.day === day && uses(each))
  return (
    cooking && {
      itemId: cooking.itemId,
      title: cooking.recipeTitle,
      date: addDays(plan.startDate, day),
    }
  )
}

/** LIV-5: the same bought in two shops. `more` is what the row as a whole still asks for once it was ticked at one. */
function lineOfTwoShops(line: LineAtHome, trips: readonly RowTrip[], facts: LineFacts): LineAtHome {
  if (trips.length < 2) return line
  const { need, row, ratio, tick } = facts
  const open = trips.map(({ isTicked, toBuy, more }) => (isTicked ? more : toBuy))
  const nothing = inEachSystem(() => undefined)
  return {
    ...line,
    toBuy: addPurchases(
      need,
      trips.map(({ toBuy }) => toBuy),
    ),
    more: tick?.checked ? addPurchases(need, open) : nothing,
    left: leftOf(need, row.leftGrams / ratio),
  }
}

type LineFacts = {
  need: Need
  /** In grams of the food that stands in for this one, of which `ratio` grams stand in for one. */
  row: TripFood
  ratio: number
  startDate: IsoDate
  /** After the last of the plan. */
  endDay: number
  tick: Tick | undefined
  nextUse: LineAtHome['nextUse']
  alsoFor: LineAtHome['alsoFor']
}

/** After the plan's days, those of another: food that keeps longer is shown as keeping until it is used up. */
const lastingDays = 28

/** PAN-3 */
function lineAtHome({ need, row, ratio, startDate, endDay, tick, nextUse, alsoFor }: LineFacts): LineAtHome {
  const homeGrams = row.fromHomeGrams / ratio
  const isCovered = row.neededGrams - row.fromHomeGrams <= dustGrams
  const shortGrams = isCovered ? 0 : Math.max(0, need.grams - homeGrams)
  const toBuy = listLine({ ...need, grams: shortGrams }, tick && less(tick, homeGrams))
  const hasHome = homeGrams > dustGrams
  return {
    isCovered,
    neededGrams: need.grams,
    needed: hasHome || isCovered ? neededOf(need) : toBuy.needed,
    fromHome: inEachSystem((system) => (hasHome ? kitchenAmountOf(need, homeGrams, system) : undefined)),
    toBuy: toBuy.toBuy,
    more: toBuy.more,
    // As the row says it where nothing but its purchase is at home, so that need and rest add up.
    left: hasHome || row.declaredGrams > 0 ? leftOf(need, row.leftGrams / ratio) : toBuy.surplus,
    nextUse,
    leftUntil: row.leftUntilDay < endDay + lastingDays ? addDays(startDate, row.leftUntilDay) : undefined,
    alsoFor,
  }
}

function neededOf(need: Need): PerSystem<KitchenAmount> {
  return inEachSystem((system) => kitchenAmountOf(need, need.grams, system))
}

function less(tick: Tick, grams: number): Tick {
  return { ...tick, neededGrams: Math.max(0, tick.neededGrams - grams) }
}

function leftOf(need: Need, grams: number): PerSystem<KitchenAmount> {
  const isWorthSaying = isNoticed(grams, need.food.buy.grams)
  return inEachSystem((system) =>
    isWorthSaying ? usefulAmountOf(need, grams, need.food.buy.grams, system) : undefined,
  )
}

type Trip = Readonly<{
  date: IsoDate
  row: TripFood
  /** Of what the row stands for, by the cookings until the next trip. */
  neededGrams: number
}>

type TripFacts = Readonly<{
  need: Need
  ratio: number
  tick: Tick | undefined
  trips: readonly Trip[]
  /** Of the row's own food, by the cookings before the second trip. */
  ownFirstGrams: number
  ownGrams: number
  isSecondAfterAway: boolean
}>

/** What a tick says beyond a trip's need is rounding. */
const noticedGrams = 0.01

/** The shops that buy something of a row, two, one or none; one buys all that the line says. */
function rowTrips(line: LineAtHome, facts: TripFacts): RowTrip[] {
  const { tick, ownFirstGrams, ownGrams } = facts
  const buying = buyingTrips(facts)
  const [only, second] = buying
  if (!only) return []
  if (!second) {
    const { toBuy, more } = line
    return [{ date: only.date, neededGrams: ownGrams, toBuy, isTicked: tick?.checked ?? false, more }]
  }
  const firstTick = tick && { ...tick, neededGrams: Math.min(tick.neededGrams, only.neededGrams) }
  return [
    rowTrip(only, { ...facts, tick: firstTick, ownGrams: ownFirstGrams }),
    rowTrip(second, { ...facts, tick: tick && secondTick(tick, { only, second, facts }) }),
  ]
}

/** A food without an amount is bought once. */
function buyingTrips({ trips, ratio }: TripFacts): Trip[] {
  const short = trips.filter(({ row }) => row.neededGrams - row.fromHomeGrams > dustGrams)
  const weighed = short.filter((trip) => shortGrams(trip, ratio) > dustGrams)
  return weighed.length > 0 ? weighed : short.slice(0, 1)
}

function shortGrams({ row, neededGrams }: Trip, ratio: number): number {
  return Math.max(0, neededGrams - row.fromHomeGrams / ratio)
}

/** TOG-1: one made before a time away says nothing of the shop after it. */
function secondTick(
  tick: Tick,
  { only, second, facts }: Readonly<{ only: Trip; second: Trip; facts: TripFacts }>,
): Tick {
  const isBefore = facts.isSecondAfterAway && isTickedBefore(tick, second.date)
  return isBefore ? { ...tick, checked: false, neededGrams: 0 } : beyond(tick, only.neededGrams)
}

/** Made at the first shop it says nothing of the second; then its row there is open. */
function beyond(tick: Tick, grams: number): Tick {
  const rest = tick.neededGrams - grams
  return { ...tick, checked: tick.checked && rest > noticedGrams, neededGrams: Math.max(0, rest) }
}

function rowTrip(trip: Trip, { need, ratio, tick, ownGrams }: TripFacts): RowTrip {
  const fromHomeGrams = trip.row.fromHomeGrams / ratio
  const held = tick && { ...tick, neededGrams: Math.max(0, tick.neededGrams - fromHomeGrams) }
  const { toBuy, more, isTicked } = listLine({ ...need, grams: shortGrams(trip, ratio) }, held)
  return { date: trip.date, neededGrams: ownGrams, toBuy, isTicked, more }
}

/** What two shops buy, whole steps of what a shop sells, as one purchase. */
function addPurchases({ food }: Need, [first, second]: readonly PerSystem<Purchase>[]): PerSystem<Purchase> {
  return inEachSystem((system) => {
    const grams = (first?.[system]?.grams ?? 0) + (second?.[system]?.grams ?? 0)
    return shoppingAmount(grams, food)?.[system]
  })
}

/** Grams of foods, by name: as rows are bought, near-equals together; and of each food by itself. */
type GramsOfFoods = Readonly<{ bought: ReadonlyMap<string, number>; own: ReadonlyMap<string, number> }>

type TickFacts = Readonly<{
  ticks: readonly Tick[]
  /** Those of this list. */
  narrowed: StandIns
  /** Of each food by itself. */
  needs: readonly Need[]
  /** LIV-5: before the list's second shop. */
  first: GramsOfFoods | undefined
}>

/** What the ticks of all foods of a row are for when all are ticked, and what is bought for it. */
type Step = Readonly<{ ticked: number; bought: number }>

/** A row that stands for several is ticked where its own food is; then for what all that are ticked needed. */
export function rowTick(
  { food, grams }: Need,
  { ticks, narrowed, needs, first }: TickFacts,
): Tick | undefined {
  const byName = new Map(ticks.map((tick) => [tick.ingredient, tick]))
  const own = byName.get(food.name)
  if (!own?.checked) return undefined
  const others = needs.filter((each) => narrowed.get(each.food.id)?.food.id === food.id)
  if (others.length === 0) return own
  const sumOf = (gramsOf: (name: string) => number) =>
    others.reduce(
      (sum, each) => sum + gramsOf(each.food.name) * narrowed.get(each.food.id)!.ratio,
      gramsOf(food.name),
    )
  const steps: Step[] = [
    { ticked: sumOf((name) => needs.find((each) => each.food.name === name)?.grams ?? 0), bought: grams },
  ]
  if (first) {
    const { own, bought } = first
    steps.unshift({ ticked: sumOf((name) => own.get(name) ?? 0), bought: bought.get(food.name) ?? 0 })
  }
  const ticked = sumOf((name) => {
    const tick = byName.get(name)
    return tick?.checked ? tick.neededGrams : 0
  })
  return { ...own, neededGrams: boughtGrams(ticked, steps) }
}

/** One lemon gives its zest and its juice: bought together is less than the sum of both, so a sum isn't held against it. */
function boughtGrams(ticked: number, steps: readonly Step[]): number {
  let from: Step = { ticked: 0, bought: 0 }
  for (const step of steps) {
    const span = step.ticked - from.ticked
    if (ticked <= step.ticked && span > 0)
      return from.bought + ((ticked - from.ticked) / span) * (step.bought - from.bought)
    from = step
  }
  return from.bought + ticked - from.ticked
}
