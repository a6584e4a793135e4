import { type Batch, copyBatches, dropOld, gramsIn, takeFrom } from './batch.ts'
import { type PackCount, packGrams, packsToBuy } from './packs-to-buy.ts'
import type { StockFood } from './stock-food.ts'
import type { AtHomeEvent, FoodLedger, ShoppingTrip, TripFood } from './trip-food.ts'

export type FoodDays = Readonly<{
  food: StockFood
  /** Grams cooked, by day. */
  needs: ReadonlyMap<number, number>
  /** By day, the first on day 0 or before the first need. */
  trips: readonly ShoppingTrip[]
  events: readonly AtHomeEvent[]
  /** How many days are followed. */
  days: number
}>

type Window = Readonly<{
  index: number
  fromDay: number
  beforeDay: number
  lastNeedDay: number
  /** A list has one trip or two: the index of the first, and the list's last cooking. */
  list: Readonly<{ index: number; lastNeedDay: number }>
}>
type Walk = FoodDays & { batches: Batch[]; window: Window; rows: TripFood[] }

/**
 * PAN-1: one food through the days. On each, what is too old goes first, then counts what a person said, then
 * comes the shopping, then the cooking. What is bought serves all cookings until the next trip, as a list
 * has it: only what outlasts them ages.
 */
export function followFood(given: FoodDays): FoodLedger {
  const rows = given.trips.map(() => emptyRow(given.food.id))
  const walk: Walk = { ...given, batches: [], rows, window: windowOf(given, 0) }
  const closingGrams: number[] = []
  for (let day = 0; day < given.days; day += 1) {
    passDay(walk, day)
    closingGrams.push(gramsIn(walk.batches))
  }
  return { food: given.food, trips: rows, closingGrams }
}

function windowOf(given: FoodDays, index: number): Window {
  const { trips, days } = given
  const fromDay = trips[index]!.day
  const beforeDay = trips[index + 1]?.day ?? days
  const first = trips[index]!.isSecond ? index - 1 : index
  const after = trips.find((trip, at) => at > index && !trip.isSecond)
  const list = { index: first, lastNeedDay: lastNeedDay(given, trips[first]!.day, after?.day ?? days) }
  return { index, fromDay, beforeDay, lastNeedDay: lastNeedDay(given, fromDay, beforeDay), list }
}

function lastNeedDay({ needs }: FoodDays, fromDay: number, beforeDay: number): number {
  return Math.max(fromDay, ...[...needs.keys()].filter((day) => day >= fromDay && day < beforeDay))
}

export function emptyRow(food: string): TripFood {
  return {
    food,
    neededGrams: 0,
    fromHomeGrams: 0,
    toBuy: [],
    boughtGrams: 0,
    declaredGrams: 0,
    usedGrams: 0,
    leftGrams: 0,
    leftUntilDay: 0,
    nextUseDay: undefined,
    thrownGrams: 0,
    missingGrams: 0,
  }
}

function passDay(walk: Walk, day: number): void {
  const { trips, rows, batches } = walk
  if (trips[walk.window.index + 1]?.day === day) walk.window = windowOf(walk, walk.window.index + 1)
  const row = rows[walk.window.index]!
  for (const { trip, grams } of dropOld(batches, day)) rows[trip]!.thrownGrams += grams
  const { declaredGrams, missingGrams } = applyEvents(walk, batches, day)
  row.declaredGrams += declaredGrams
  row.missingGrams += missingGrams
  if (day === walk.window.fromDay) goShopping(walk, row)
  cook(walk, row, day)
  if (day === walk.window.lastNeedDay) {
    row.leftGrams = gramsIn(batches)
    row.leftUntilDay = Math.max(day, ...batches.map(({ keepsUntilDay }) => keepsUntilDay))
  }
}

/** "I have this" raises what is at home beside what was just bought; "I'm out" takes that away. */
function applyEvents(walk: Walk, batches: Batch[], day: number) {
  const said = { declaredGrams: 0, missingGrams: 0 }
  // What a person said before the first day counts on the first day, with its age.
  for (const { grams, day: declaredOn } of walk.events.filter((event) => Math.max(event.day, 0) === day)) {
    const atHome = batches.filter((batch) => !isFromThisTrip(walk, batch))
    if (grams === 'out') {
      said.missingGrams += gramsIn(atHome)
      for (const batch of atHome) batches.splice(batches.indexOf(batch), 1)
    } else {
      const added = Math.max(0, grams - gramsIn(atHome))
      const came = declaredBatches(walk, added, declaredOn).filter(
        ({ keepsUntilDay }) => keepsUntilDay >= day,
      )
      said.declaredGrams += gramsIn(came)
      batches.push(...came)
    }
  }
  return said
}

function isFromThisTrip({ window }: Walk, { isBought, trip }: Batch): boolean {
  return isBought && trip === window.index
}

/** In whole packs, and the rest of one. */
function declaredBatches(walk: Walk, grams: number, day: number): Batch[] {
  const smallest = walk.food.packs[0]!
  if (smallest.unit === 'loose') return [newBatch(walk, { grams, day, isBought: false })]
  const closed = Math.floor(grams / smallest.grams) * smallest.grams
  return [
    newBatch(walk, { grams: closed, closedPackGrams: smallest.grams, day, isBought: false }),
    newBatch(walk, { grams: grams - closed, day, isBought: false }),
  ].filter((batch) => batch.grams > 0)
}

type NewBatch = { grams: number; closedPackGrams?: number; day: number; isBought: boolean }

function newBatch(walk: Walk, { grams, closedPackGrams, day, isBought }: NewBatch): Batch {
  const { food, window } = walk
  const closedUntil = food.isStaple ? Number.POSITIVE_INFINITY : day + (food.keeps?.closed ?? 0)
  return {
    grams,
    closedPackGrams,
    keepsUntilDay: day < 0 ? closedUntil : Math.max(closedUntil, servesUntil(window, isBought)),
    trip: window.index,
    isBought,
  }
}

/** What a person has for a list serves the whole of it; what a trip buys, the days until the next trip. */
function servesUntil({ list, lastNeedDay }: Window, isBought: boolean): number {
  return isBought ? lastNeedDay : list.lastNeedDay
}

function goShopping(walk: Walk, row: TripFood): void {
  const { trips, food, window, batches } = walk
  const { neededGrams, shortGrams } = lookAhead(walk)
  row.neededGrams = neededGrams
  row.fromHomeGrams = neededGrams - shortGrams
  row.toBuy = packsToBuy(shortGrams, food.packs)
  const { isBought, ticked } = trips[window.index]!
  const tickedGrams = Math.max(0, (ticked?.get(food.id) ?? 0) - row.fromHomeGrams)
  const bought = packsToBuy(Math.max(isBought ? shortGrams : 0, tickedGrams), food.packs)
  row.boughtGrams = packGrams(bought)
  batches.push(...bought.map((packs) => boughtBatch(walk, packs)))
}

function boughtBatch(walk: Walk, { pack, count }: PackCount): Batch {
  const closed = pack.unit === 'loose' ? {} : { closedPackGrams: pack.grams }
  return newBatch(walk, { grams: pack.grams * count, ...closed, day: walk.window.fromDay, isBought: true })
}

/** What the cookings until the next trip need, and how much of it home lacks. */
function lookAhead(walk: Walk): { neededGrams: number; shortGrams: number } {
  const { window, needs } = walk
  const batches = copyBatches(walk.batches)
  let [neededGrams, shortGrams] = [0, 0]
  for (let day = window.fromDay; day < window.beforeDay; day += 1) {
    dropOld(batches, day)
    if (day > window.fromDay) applyEvents(walk, batches, day)
    const grams = needs.get(day) ?? 0
    neededGrams += grams
    if (grams > 0) shortGrams += grams - gramsIn(takeFrom(batches, drawOf(walk, day, grams), () => true))
  }
  return { neededGrams, shortGrams }
}

function drawOf({ food, window }: Walk, day: number, grams: number) {
  const servesUntilDay = ({ trip, isBought }: Batch) =>
    trip >= (isBought ? window.index : window.list.index) ? servesUntil(window, isBought) : 0
  return { food, grams, day, servesUntilDay }
}

/** What was at home first, so that nothing is bought in vain. */
function cook(walk: Walk, row: TripFood, day: number): void {
  const { needs, rows, batches, window } = walk
  const need = needs.get(day) ?? 0
  if (!(need > 0)) return
  const fromHome = takeFrom(batches, drawOf(walk, day, need), (batch) => !isFromThisTrip(walk, batch))
  const rest = drawOf(walk, day, need - gramsIn(fromHome))
  const taken = [...fromHome, ...takeFrom(batches, rest, (batch) => isFromThisTrip(walk, batch))]
  row.usedGrams += gramsIn(taken)
  for (const { trip } of fromHome)
    for (let index = trip; index < window.index; index += 1) rows[index]!.nextUseDay ??= day
}
