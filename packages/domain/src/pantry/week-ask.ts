import { joinTrips } from './join-trips.ts'
import { packGrams } from './packs-to-buy.ts'
import type { Stock, StockCooking } from './stock.ts'
import { type StockFood, stockValue } from './stock-food.ts'
import type { TripFood } from './trip-food.ts'

export type AskedFood = Readonly<{ food: string; grams: number }>
export type ThrownFood = Readonly<{ food: string; grams: number; value: number }>

/** LIV-2: what some days ask of a person, each figure with what it is made of. */
export type WeekAsk = Readonly<{
  /** Cooked with, without staples. */
  foods: readonly AskedFood[]
  /** Rows of the trips in these days, once what is at home is counted. */
  toBuy: readonly AskedFood[]
  /** Of the value of what came home, how much grows too old: 0 to 1. */
  thrownShare: number
  thrown: readonly ThrownFood[]
  minutes: number
  cookings: readonly StockCooking[]
}>

/** `fromDay` to the day before `beforeDay`. The stock is that of the same cookings. */
export function weekAsk(
  stock: Stock,
  cookings: readonly StockCooking[],
  { fromDay, beforeDay }: { fromDay: number; beforeDay: number },
): WeekAsk {
  const isWithin = ({ day }: { day: number }) => day >= fromDay && day < beforeDay
  const cooked = cookings.filter(isWithin)
  const tripIndexes = stock.trips.flatMap((trip, index) => (isWithin(trip) ? [index] : []))
  const rows = [...stock.ledgers.values()].flatMap(({ food, trips }) => {
    const ofDays = tripIndexes.map((index) => trips[index]!)
    return ofDays.length > 0 ? [{ food, row: joinTrips(ofDays) }] : []
  })
  const thrown = rows.filter(({ row }) => row.thrownGrams > 0).map(thrownFood)
  const value = sumOf(rows.map(({ food, row }) => stockValue(food, row.boughtGrams + row.declaredGrams)))
  return {
    foods: foodsOf(cooked, (id) => stock.ledgers.get(id)?.food),
    toBuy: rows.flatMap(({ row }) => boughtFood(row)),
    thrownShare: value > 0 ? sumOf(thrown.map(({ value }) => value)) / value : 0,
    thrown,
    minutes: sumOf(cooked.map(({ minutes }) => minutes)),
    cookings: cooked,
  }
}

function thrownFood({ food, row }: { food: StockFood; row: TripFood }): ThrownFood {
  return { food: food.id, grams: row.thrownGrams, value: stockValue(food, row.thrownGrams) }
}

function boughtFood({ food, toBuy }: TripFood): AskedFood[] {
  return toBuy.length > 0 ? [{ food, grams: packGrams(toBuy) }] : []
}

function foodsOf(
  cookings: readonly StockCooking[],
  find: (id: string) => StockFood | undefined,
): AskedFood[] {
  const gramsOfFood = new Map<string, number>()
  for (const { food, grams } of cookings.flatMap(({ foods }) => foods))
    if (find(food)?.isStaple === false) gramsOfFood.set(food, (gramsOfFood.get(food) ?? 0) + grams)
  return [...gramsOfFood].map(([food, grams]) => ({ food, grams }))
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0)
}
