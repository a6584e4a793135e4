import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dustGrams } from './batch.ts'
import { packsToBuy } from './packs-to-buy.ts'
import { followStock, type StockCooking, type StockRequest } from './stock.ts'
import type { StockFood } from './stock-food.ts'
import type { AtHomeEvent, ShoppingTrip } from './trip-food.ts'

const runs = { numRuns: 400 }
const days = 28
const ids = ['a', 'b', 'c'] as const

const foodsArbitrary: fc.Arbitrary<ReadonlyMap<string, StockFood>> = fc
  .tuple(...ids.map(foodArbitrary))
  .map((foods) => new Map(foods.map((food) => [food.id, food])))

function foodArbitrary(id: string): fc.Arbitrary<StockFood> {
  const sizes = fc.uniqueArray(fc.integer({ min: 20, max: 900 }), { minLength: 1, maxLength: 2 })
  const facts = {
    sizes,
    unit: fc.constantFrom('bag' as const, 'loose' as const),
    closed: fc.integer({ min: 0, max: 30 }),
    openedShare: fc.double({ min: 0, max: 1, noNaN: true }),
    price: fc.integer({ min: 1, max: 3 }),
    isStaple: fc.boolean(),
  }
  return fc.record(facts).map(({ sizes: grams, unit, closed, openedShare, ...food }) => ({
    id,
    packs: grams.sort((a, b) => a - b).map((each) => ({ unit, grams: each })),
    keeps: { closed, opened: Math.floor(closed * openedShare) },
    ...food,
  }))
}

const dayArbitrary = fc.integer({ min: 0, max: days - 1 })
const gramsArbitrary = fc.double({ min: 0, max: 700, noNaN: true })
const cookingsArbitrary: fc.Arbitrary<StockCooking[]> = fc.array(
  fc.record({
    day: dayArbitrary,
    minutes: fc.integer({ min: 0, max: 60 }),
    foods: fc.array(fc.record({ food: fc.constantFrom(...ids), grams: gramsArbitrary }), { maxLength: 3 }),
  }),
  { maxLength: 12 },
)
const tickedArbitrary = fc
  .array(fc.tuple(fc.constantFrom(...ids), gramsArbitrary), { maxLength: 2 })
  .map((ticked) => new Map<string, number>(ticked))
const tripDaysArbitrary = fc.uniqueArray(dayArbitrary, { maxLength: 6 })
const tripsArbitrary: fc.Arbitrary<ShoppingTrip[]> = tripDaysArbitrary.chain((tripDays) =>
  fc.tuple(
    ...tripDays.map((day) =>
      fc.record({ day: fc.constant(day), isBought: fc.boolean(), ticked: tickedArbitrary }),
    ),
  ),
)
const eventsArbitrary: fc.Arbitrary<AtHomeEvent[]> = fc.array(
  fc.record({
    food: fc.constantFrom(...ids),
    day: dayArbitrary,
    grams: fc.oneof(fc.constant('out' as const), gramsArbitrary),
  }),
  { maxLength: 5 },
)

const requestArbitrary: fc.Arbitrary<StockRequest> = fc.record({
  foods: foodsArbitrary,
  cookings: cookingsArbitrary,
  trips: tripsArbitrary,
  atHome: eventsArbitrary,
  days: fc.constant(days),
})
const boughtArbitrary = requestArbitrary.map((request) => ({
  ...request,
  trips: request.trips.map(({ day }) => ({ day, isBought: true })),
}))

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)
const ledgersOf = (request: StockRequest) => [...followStock(request).ledgers.values()]
/** Rounding, of a few hundred batches. */
const tolerance = dustGrams * 300

describe('laws of stock', () => {
  it('[PAN-1] bought + declared = used + at home + thrown + missing, whatever is changed', () => {
    fc.assert(
      fc.property(requestArbitrary, (request) => {
        for (const { trips, closingGrams } of ledgersOf(request)) {
          const came = sumOf(trips.map((row) => row.boughtGrams + row.declaredGrams))
          const went = sumOf(trips.map((row) => row.usedGrams + row.thrownGrams + row.missingGrams))
          expect(Math.abs(came - went - closingGrams.at(-1)!)).toBeLessThan(tolerance)
        }
      }),
      runs,
    )
  })

  it('[PAN-1] stock is never negative, nothing is used that is not there, nothing left that was not', () => {
    fc.assert(
      fc.property(requestArbitrary, (request) => {
        for (const { trips, closingGrams } of ledgersOf(request)) {
          expect(Math.min(...closingGrams)).toBeGreaterThanOrEqual(0)
          for (const row of trips) {
            expect(row.usedGrams).toBeLessThan(row.neededGrams + tolerance)
            expect(row.fromHomeGrams).toBeLessThan(row.neededGrams + tolerance)
            expect(Math.min(row.fromHomeGrams, row.leftGrams, row.thrownGrams)).toBeGreaterThan(-tolerance)
          }
        }
      }),
      runs,
    )
  })

  it('[PAN-1] stock is never older than it keeps, but for the days it was bought for', () => {
    fc.assert(
      fc.property(requestArbitrary, (request) => {
        const { trips: made, ledgers } = followStock(request)
        for (const { food, trips, closingGrams } of ledgers.values()) {
          if (food.isStaple) continue
          const needDays = request.cookings
            .filter(({ foods }) => foods.some((each) => each.food === food.id))
            .map(({ day }) => day)
          const lastOf = (index: number) => {
            const [from, before] = [made[index]!.day, made[index + 1]?.day ?? days]
            return Math.max(from, ...needDays.filter((day) => day >= from && day < before))
          }
          const windowOf = (day: number) => made.findLastIndex((trip) => trip.day <= day)
          const arrivals = [
            ...made.flatMap(({ day }, index) => (trips[index]!.boughtGrams > 0 ? [day] : [])),
            ...request.atHome.filter((event) => event.food === food.id).map(({ day }) => day),
          ]
          closingGrams.forEach((grams, day) => {
            const fresh = arrivals.filter(
              (came) => came <= day && Math.max(came + food.keeps!.closed, lastOf(windowOf(came))) >= day,
            )
            if (fresh.length === 0) expect(grams).toBe(0)
          })
        }
      }),
      runs,
    )
  })

  it('[PAN-1] where every trip is made, all that is cooked was there', () => {
    const honest = boughtArbitrary.map((request) => ({
      ...request,
      atHome: request.atHome.filter(({ grams }) => grams !== 'out'),
    }))
    fc.assert(
      fc.property(honest, (request) => {
        for (const { trips } of ledgersOf(request))
          for (const row of trips) expect(Math.abs(row.usedGrams - row.neededGrams)).toBeLessThan(tolerance)
      }),
      runs,
    )
  })

  it('[PAN-1] [LIV-5] all of it holds where lists have a second trip', () => {
    const pairs = [0, 7, 14, 21].flatMap((day) => [
      { day, isBought: true },
      { day: day + 3, isBought: true, isSecond: true },
    ])
    fc.assert(
      fc.property(boughtArbitrary, (request) => {
        for (const { food, trips, closingGrams } of ledgersOf({ ...request, trips: pairs })) {
          const came = sumOf(trips.map((row) => row.boughtGrams + row.declaredGrams))
          const went = sumOf(trips.map((row) => row.usedGrams + row.thrownGrams + row.missingGrams))
          expect(Math.abs(came - went - closingGrams.at(-1)!)).toBeLessThan(tolerance)
          expect(Math.min(...closingGrams)).toBeGreaterThanOrEqual(0)
          const seconds = trips.filter((_, index) => pairs[index]!.isSecond)
          if (food.isStaple) expect(sumOf(seconds.map(({ boughtGrams }) => boughtGrams))).toBe(0)
        }
      }),
      runs,
    )
  })

  it('[PAN-1] [LIV-5] moving the shopping day changes what is bought, never what is eaten', () => {
    fc.assert(
      fc.property(boughtArbitrary, tripDaysArbitrary, (request, others) => {
        const trips = others.map((day) => ({ day, isBought: true }))
        const eaten = (of: StockRequest) =>
          ledgersOf({ ...of, atHome: [] }).map((each) => sumOf(each.trips.map(({ usedGrams }) => usedGrams)))
        const [before, after] = [eaten(request), eaten({ ...request, trips })]
        for (const [index, grams] of before.entries())
          expect(Math.abs(grams - after[index]!)).toBeLessThan(tolerance)
      }),
      runs,
    )
  })

  it('[PAN-1] [SHOP-3] with nothing at home a trip buys what its days need', () => {
    fc.assert(
      fc.property(boughtArbitrary, (request) => {
        const alone = { ...request, trips: [{ day: 0, isBought: true }], atHome: [] }
        for (const { food, trips } of ledgersOf(alone)) {
          expect(trips[0]!.fromHomeGrams).toBe(0)
          expect(trips[0]!.toBuy).toEqual(packsToBuy(trips[0]!.neededGrams, food.packs))
        }
      }),
      runs,
    )
  })

  it('[PAN-1] the order in which trips and marks come in changes nothing', () => {
    fc.assert(
      fc.property(boughtArbitrary, (request) => {
        const oneEach = request.atHome.filter(
          ({ food, day }, index) =>
            request.atHome.findIndex((other) => other.food === food && other.day === day) === index,
        )
        const given = { ...request, atHome: oneEach }
        const turned = { ...given, trips: given.trips.toReversed(), atHome: oneEach.toReversed() }
        expect(followStock(turned)).toEqual(followStock(given))
      }),
      runs,
    )
  })
})
