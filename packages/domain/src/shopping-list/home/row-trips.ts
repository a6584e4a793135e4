import type { IsoDate } from '../../calendar/iso-date.ts'
import { type Purchase, shoppingAmount } from '../../kitchen/shopping-amount.ts'
import { dustGrams } from '../../pantry/batch.ts'
import type { TripFood } from '../../pantry/trip-food.ts'
import type { Need } from '../add-up.ts'
import { listLine } from '../list-line.ts'
import { inEachSystem, type PerSystem } from '../per-system.ts'
import type { Tick } from '../ticks.ts'
import type { LineAtHome, RowTrip } from './row-at-home.ts'

type Trip = Readonly<{
  date: IsoDate
  row: TripFood
  /** Of what the row stands for, by the cookings until the next trip. */
  neededGrams: number
}>

export type TripFacts = Readonly<{
  need: Need
  ratio: number
  tick: Tick | undefined
  trips: readonly Trip[]
  /** Of the row's own food, by the cookings before the second trip. */
  ownFirstGrams: number
  ownGrams: number
}>

/** What a tick says beyond a trip's need is rounding. */
const noticedGrams = 0.01

/** The shops that buy something of a row, two, one or none; one buys all that the line says. */
export function rowTrips(line: LineAtHome, facts: TripFacts): RowTrip[] {
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
    rowTrip(second, { ...facts, tick: tick && beyond(tick, only.neededGrams) }),
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
export function addPurchases(
  { food }: Need,
  [first, second]: readonly PerSystem<Purchase>[],
): PerSystem<Purchase> {
  return inEachSystem((system) => {
    const grams = (first?.[system]?.grams ?? 0) + (second?.[system]?.grams ?? 0)
    return shoppingAmount(grams, food)?.[system]
  })
}
