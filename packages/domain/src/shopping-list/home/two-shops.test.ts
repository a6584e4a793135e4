import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseIsoDate } from '../../calendar/iso-date.ts'
import { unbrokenCalendar } from '../../calendar/plan-calendar.ts'
import { type ShoppingRhythm, usualShopping } from '../../onboarding/shopping-rhythm.ts'
import { addUpGrams } from '../add-up.ts'
import type { DatedCooking, ListFood } from '../listed-cooking.ts'
import { shoppingList } from '../shopping-list.ts'
import { cookedOnDay, foods } from '../testing/invented-week.ts'
import type { Tick } from '../ticks.ts'
import { type AtHomeMark, gramsSaidAtHome } from './at-home-marks.ts'
import { cookingsWithin, linesAtHome, seeStock } from './lines-at-home.ts'
import { listDaysOf, rowsOfList } from './list-days.ts'
import { listParts } from './list-parts.ts'

import type { PlanAtHome } from './plan-stock.ts'
import type { LineAtHome, RowAtHome } from './row-at-home.ts'

const startDate = parseIsoDate('2026-11-23')!
const [monday, thursday] = ['2026-11-23', '2026-11-26']
const twice: ShoppingRhythm = { day: 'first-day-of-week', timesAWeek: 2 }
const food = (of: ListFood, name: string, facts: Partial<ListFood> & { class?: string }): ListFood => {
  return { ...of, id: name, name, price: 1, ...facts }
}
const spinach = food(foods.pumpkin, 'spinach', {
  ...{ buy: { unit: 'bag', grams: 200 }, keeps: { closed: 2, opened: 1 }, class: 'vegetable' },
})
const cabbage = food(foods.onion, 'cabbage', {
  ...{ buy: { unit: 'head', grams: 900 }, keeps: { closed: 40, opened: 14 }, class: 'vegetable' },
})
const paprika = food(foods.salt, 'paprika', {
  ...{ buy: { unit: 'jar', grams: 50 }, keeps: { closed: 700, opened: 300 }, class: 'spice' },
})
const all = [spinach, cabbage, paprika, foods.egg, foods.lemon]

type Given = { rhythm?: ShoppingRhythm; ticks?: readonly Tick[]; marks?: readonly AtHomeMark[] }
const planOf = (
  cookings: readonly DatedCooking[],
  { rhythm = twice, ticks = [], marks = [] }: Given = {},
): PlanAtHome => ({
  ...{ startDate, cookings, marks, foodsByName: new Map(all.map((each) => [each.name, each])) },
  lists: listDaysOf(unbrokenCalendar(startDate), rhythm).map((days, index) => ({
    ...days,
    ticks: index === 0 ? ticks : [],
  })),
})
const mayEat = () => true
const rowOf = (plan: PlanAtHome, name: string): RowAtHome => linesAtHome(plan, 0, mayEat).get(name)!
const shopsOf = (plan: PlanAtHome, name: string) =>
  rowOf(plan, name).trips!.map(({ date, toBuy }) => [date, toBuy.metric?.quantity])
const tick = (ingredient: string, neededGrams: number): Tick => {
  return { ingredient, checked: true, atMs: 1, neededGrams }
}
const partsOf = (plan: PlanAtHome) => {
  const { ticks } = plan.lists[0]!
  const items = cookingsWithin(plan.cookings, plan.lists[0]!)
  return listParts(shoppingList({ items, ticks, ownLines: [], home: linesAtHome(plan, 0, mayEat) }))
}

describe('a list with two shops', () => {
  it('[LIV-5] the second is three days after the first, within the list', () => {
    const lists = listDaysOf(unbrokenCalendar(startDate), { day: 'saturday', timesAWeek: 2 })
    expect(lists.map(({ fromDay, secondDay }) => [fromDay, secondDay])).toEqual([
      ...[
        [0, 3],
        [5, 8],
        [12, 15],
        [19, 22],
      ],
    ])
    for (const { secondDay, beforeDay } of lists) expect(secondDay).toBeLessThan(beforeDay)
    expect(listDaysOf(unbrokenCalendar(startDate), usualShopping)[0]).toEqual({ fromDay: 0, beforeDay: 7 })
  })

  it('[LIV-5] what doesn’t keep is bought in both, what a first pack covers in the first', () => {
    const plan = planOf([
      cookedOnDay(1, [spinach, 150], [cabbage, 300]),
      cookedOnDay(5, [spinach, 150], [cabbage, 300]),
    ])
    expect(shopsOf(plan, 'spinach')).toEqual([
      [monday, 1],
      [thursday, 1],
    ])
    expect(shopsOf(plan, 'cabbage')).toEqual([[monday, 1]])
    expect(rowOf(plan, 'spinach')).toMatchObject({ isCovered: false, toBuy: { metric: { quantity: 2 } } })
  })

  it('[LIV-5] a little in each half that doesn’t keep is a pack in each shop, and two in the row', () => {
    const plan = planOf([cookedOnDay(1, [spinach, 20]), cookedOnDay(5, [spinach, 20])])
    expect(shopsOf(plan, 'spinach').map(([, packs]) => packs)).toEqual([1, 1])
    expect(rowOf(plan, 'spinach')).toMatchObject({ toBuy: { metric: { quantity: 2 } } })
  })

  it('[LIV-5] what a half uses without an amount is bought in no shop of its own', () => {
    const plan = planOf([cookedOnDay(1, [spinach, 150]), cookedOnDay(5, [spinach, 0])])
    expect(shopsOf(plan, 'spinach')).toEqual([[monday, 1]])
    const toTaste = planOf([cookedOnDay(1, [spinach, 0]), cookedOnDay(5, [spinach, 0])])
    expect(shopsOf(toTaste, 'spinach').map(([date]) => date)).toEqual([monday])
  })

  it('[LIV-5] what only the second half cooks is bought in the second, but a staple in the first', () => {
    const plan = planOf([cookedOnDay(4, [cabbage, 300], [paprika, 5])])
    expect(shopsOf(plan, 'cabbage')).toEqual([[thursday, 1]])
    expect(shopsOf(plan, 'paprika')).toEqual([[monday, 1]])
  })

  it('[LIV-5] [SHOP-5] a tick in the first shop leaves the row of the second open', () => {
    const cookings = [cookedOnDay(1, [spinach, 150]), cookedOnDay(5, [spinach, 350])]
    const [first, second] = rowOf(planOf(cookings), 'spinach').trips!
    expect([first!.neededGrams, second!.neededGrams]).toEqual([150, 500])
    const after = planOf(cookings, { ticks: [tick('spinach', first!.neededGrams)] })
    const row = rowOf(after, 'spinach')
    expect(row.trips!.map(({ isTicked, more }) => [isTicked, more.metric])).toEqual([
      [true, undefined],
      [false, undefined],
    ])
    // Who reads the row as one sees what is still to buy of it.
    expect(row).toMatchObject({ more: { metric: { quantity: 2 } } })
    const { toBuy, gotIt } = partsOf(after)
    expect(toBuy.map(({ shop, lines }) => [shop, lines.map(({ food }) => food.name)])).toEqual([
      [thursday, ['spinach']],
    ])
    expect(gotIt.map(({ shop }) => shop)).toEqual([monday])
  })

  it('[LIV-5] [PAN-4] each of two near-equals tells its own need, by shop, though one is bought for both', () => {
    const figures = { kcal: 25, fat: 0, carbs: 4, fiber: 2, protein: 2 }
    const kale = food(spinach, 'kale', { swap: [{ food: 'spinach', ratio: 1 }], per100g: figures })
    const leaf = { ...spinach, per100g: figures }
    const plan = planOf([
      cookedOnDay(1, [leaf, 150], [kale, 50]),
      cookedOnDay(5, [leaf, 100], [kale, 30]),
      cookedOnDay(6, [leaf, 20]),
    ])
    const needOf = (name: string) => rowOf(plan, name).trips!.map(({ neededGrams }) => neededGrams)
    expect(rowOf(plan, 'kale')).toMatchObject({ boughtAs: 'spinach' })
    expect([needOf('spinach'), needOf('kale')]).toEqual([
      [150, 270],
      [50, 80],
    ])
    expect(shopsOf(plan, 'spinach')).toEqual([
      [monday, 1],
      [thursday, 1],
    ])
  })

  it('[LIV-5] [SHOP-5] a tick of the whole row, as older clients send it, is one of both', () => {
    const cookings = [cookedOnDay(1, [spinach, 150]), cookedOnDay(5, [spinach, 350])]
    const plan = planOf(cookings, { ticks: [tick('spinach', 500)] })
    expect(rowOf(plan, 'spinach')).toMatchObject({ more: { metric: undefined } })
    expect(partsOf(plan).toBuy).toEqual([])
    expect(partsOf(plan).gotIt).toHaveLength(2)
  })

  it('[LIV-5] [SHOP-5] [PAN-4] a lemon ticked for zest and juice leaves the second shop’s open', () => {
    const juice = food(foods.pumpkin, 'lemon juice', {
      ...{ class: 'fruit', swap: [{ food: 'lemon', ratio: 1.8 }], buy: { unit: 'bottle', grams: 200 } },
    })
    const cookings = [cookedOnDay(1, [foods.zest, 2], [juice, 48]), cookedOnDay(5, [juice, 50])]
    const ticksAt = (index: number) =>
      [...linesAtHome(planOf(cookings), 0, mayEat)].map(([name, { trips }]) =>
        tick(name, trips![index]!.neededGrams),
      )
    const tickedAt = (index: number) =>
      rowOf(planOf(cookings, { ticks: ticksAt(index) }), 'lemon').trips!.map(({ isTicked }) => isTicked)
    expect(rowOf(planOf(cookings), 'lemon juice')).toMatchObject({ boughtAs: 'lemon' })
    expect(tickedAt(0)).toEqual([true, false])
    expect(tickedAt(1)).toEqual([true, true])
  })

  it('[LIV-5] [SHOP-5] a half that grew since it was ticked asks for the rest', () => {
    const cookings = [cookedOnDay(1, [spinach, 350]), cookedOnDay(5, [spinach, 350])]
    const plan = planOf(cookings, { ticks: [tick('spinach', 150)] })
    const { trips } = rowOf(plan, 'spinach')
    expect(trips!.map(({ isTicked, more }) => [isTicked, more.metric?.quantity])).toEqual([
      [true, 1],
      [false, undefined],
    ])
  })

  it('[LIV-5] [PAN-2] “I have this” covers both shops', () => {
    const cookings = [cookedOnDay(1, [spinach, 150]), cookedOnDay(5, [spinach, 350])]
    const grams = gramsSaidAtHome(spinach, 500)
    const plan = planOf(cookings, {
      marks: [{ food: 'spinach', checked: true, atMs: 1, on: startDate, grams }],
    })
    expect(rowOf(plan, 'spinach')).toMatchObject({ isCovered: true, trips: [] })
  })
})

describe('laws of two shops', () => {
  const cookingsArbitrary = fc
    .array(
      fc.record({
        day: fc.integer({ min: 0, max: 27 }),
        of: fc.constantFrom(...all),
        grams: fc.integer({ min: 1, max: 900 }),
      }),
      { maxLength: 14 },
    )
    .map((cooked) => cooked.map(({ day, of, grams }) => cookedOnDay(day, [of, grams])))
  const runs = { numRuns: 150 }

  it('[LIV-5] what the two need adds up to what the list needs', () => {
    fc.assert(
      fc.property(cookingsArbitrary, (cookings) => {
        const plan = planOf(cookings)
        const { stock } = seeStock(plan, mayEat)
        for (const list of plan.lists) {
          const needed = addUpGrams(cookingsWithin(cookings, list))
          for (const [id, ledger] of stock.ledgers) {
            const rows = rowsOfList(ledger, stock.trips, list)
            const sum = rows.reduce((grams, row) => grams + row.neededGrams, 0)
            expect(sum).toBeCloseTo(needed.get(id) ?? 0, 3)
          }
        }
      }),
      runs,
    )
  })

  it('[LIV-5] what wouldn’t keep from the first shop is bought in the second', () => {
    fc.assert(
      fc.property(cookingsArbitrary, (cookings) => {
        const plan = planOf(cookings)
        const { stock } = seeStock(plan, mayEat)
        const ledger = stock.ledgers.get(spinach.id)
        for (const list of ledger ? plan.lists : []) {
          const [, second] = rowsOfList(ledger!, stock.trips, list)
          // Spinach keeps two days, and the second shop is three days after the first.
          expect(second!.fromHomeGrams).toBe(0)
          if (second!.neededGrams > 0) expect(second!.toBuy.length).toBeGreaterThan(0)
        }
      }),
      runs,
    )
  })

  it('[LIV-5] [SHOP-5] ticked at the first shop nothing is open there, ticked at both nothing is left to buy', () => {
    fc.assert(
      fc.property(cookingsArbitrary, (cookings) => {
        const rows = [...linesAtHome(planOf(cookings), 0, mayEat)]
        const ticksAt = (shops: readonly string[]) =>
          rows.flatMap(([name, { trips }]) => {
            const last = trips!.findLast(({ date }) => shops.includes(date))
            return last ? [tick(name, last.neededGrams)] : []
          })
        const shopsLeft = (shops: readonly string[]) =>
          partsOf(planOf(cookings, { ticks: ticksAt(shops) })).toBuy.map(({ shop }) => shop)
        expect(shopsLeft([monday])).not.toContain(monday)
        expect(shopsLeft([monday, thursday])).toEqual([])
      }),
      runs,
    )
  })

  it('[LIV-5] a list that cooks in its first half alone is bought as once a week', () => {
    const early = cookingsArbitrary.map((cookings) => cookings.filter(({ day }) => day < 3))
    fc.assert(
      fc.property(early, (cookings) => {
        const once = linesAtHome(planOf(cookings, { rhythm: usualShopping }), 0, mayEat)
        for (const [name, row] of linesAtHome(planOf(cookings), 0, mayEat)) {
          const { trips, ...line } = row
          expect(trips!.map(({ date }) => date)).toEqual([monday])
          // A rest of what was opened may grow too old by the second shop, where once a week it served the list.
          const { left, leftUntil } = line as LineAtHome
          expect({ ...line, left, leftUntil }).toEqual({ ...once.get(name), left, leftUntil })
        }
      }),
      runs,
    )
  })

  it('[LIV-5] once a week no row names a shop', () => {
    fc.assert(
      fc.property(cookingsArbitrary, (cookings) => {
        const plan = planOf(cookings, { rhythm: usualShopping })
        for (const row of linesAtHome(plan, 0, mayEat).values()) expect(row).not.toHaveProperty('trips')
        expect(partsOf(plan).toBuy.every((part) => !('shop' in part))).toBe(true)
      }),
      runs,
    )
  })

  it('[TOG-1] [SHOP-5] a tick made before a time away says nothing of the shop after it, one made later does', () => {
    const cookings = [cookedOnDay(1, [spinach, 150]), cookedOnDay(5, [spinach, 350])]
    const ticked = (iso: string) => {
      const atMs = Date.parse(iso)
      const plan = planOf(cookings, { ticks: [{ ...tick('spinach', 650), atMs }] })
      const [first, ...later] = plan.lists
      const after: PlanAtHome = { ...plan, lists: [{ ...first!, isAfterAway: true }, ...later] }
      const bought = seeStock(after, mayEat).stock.ledgers.get('spinach')!.trips
      return {
        rows: rowOf(after, 'spinach').trips!.map(({ isTicked }) => isTicked),
        bought: bought.slice(0, 2).map(({ boughtGrams }) => boughtGrams),
      }
    }
    expect(ticked(`${monday}T09:00Z`)).toEqual({ rows: [true, false], bought: [800, 400] })
    expect(ticked(`${thursday}T09:00Z`)).toEqual({ rows: [true, true], bought: [200, 600] })
  })
})
