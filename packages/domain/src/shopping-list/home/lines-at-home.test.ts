import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, parseIsoDate } from '../../calendar/iso-date.ts'
import { unbrokenCalendar } from '../../calendar/plan-calendar.ts'
import { usualShopping } from '../../onboarding/shopping-rhythm.ts'
import type { DatedCooking, ListFood } from '../listed-cooking.ts'
import { shoppingList } from '../shopping-list.ts'
import { cookedOnDay, foodKeeping, foods } from '../testing/invented-week.ts'
import type { Tick } from '../ticks.ts'
import { type AtHomeMark, gramsSaidAtHome, mergeAtHomeMarks } from './at-home-marks.ts'
import { linesAtHome } from './lines-at-home.ts'
import { listDaysOf } from './list-days.ts'
import { listParts } from './list-parts.ts'
import type { PlanAtHome, PlanList } from './plan-stock.ts'
import type { LineAtHome } from './row-at-home.ts'

const startDate = parseIsoDate('2026-11-23')!
const cabbage = foodKeeping(
  { ...foods.onion, id: 'cabbage', name: 'cabbage', buy: { unit: 'head', grams: 900 } },
  40,
  14,
)
const salt = foodKeeping(foods.salt, 3650, 3650, 'spice')
const pumpkin = foodKeeping(foods.pumpkin, 5, 3)
const all = [cabbage, salt, pumpkin, foods.egg, foods.garlic, foods.lemon]

type Given = { ticks?: readonly (readonly Tick[])[]; marks?: readonly AtHomeMark[] }
function planOf(cookings: readonly DatedCooking[], { ticks = [], marks = [] }: Given = {}): PlanAtHome {
  const lists: PlanList[] = listDaysOf(unbrokenCalendar(startDate), usualShopping).map((days, index) => {
    return { ...days, ticks: ticks[index] ?? [] }
  })
  const foodsByName = new Map(all.map((food) => [food.name, food]))
  return { startDate, cookings, lists, marks, foodsByName }
}

function lineOf(plan: PlanAtHome, listIndex: number, name: string): LineAtHome {
  const line = linesAtHome(plan, listIndex, () => true).get(name)
  if (!line || 'boughtAs' in line) throw new Error(`No row of ${name}`)
  return line
}

const tick = (ingredient: string, neededGrams: number): Tick => ({
  ingredient,
  checked: true,
  atMs: 1,
  neededGrams,
})
const mark = (food: ListFood, day: number, checked = true, atMs = 1): AtHomeMark => {
  const grams = checked ? gramsSaidAtHome(food, 0) : 0
  return { food: food.id, checked, atMs, on: addDays(startDate, day), grams }
}

describe('what a list says of home', () => {
  const cookings = [
    cookedOnDay(1, [cabbage, 300]),
    cookedOnDay(10, [cabbage, 300]),
    cookedOnDay(15, [cabbage, 300]),
  ]

  it('[PAN-1] [PAN-3] what a week left, and the dish that uses it', () => {
    const first = lineOf(planOf(cookings), 0, 'cabbage')
    expect(first).toMatchObject({ isCovered: false, toBuy: { us: { quantity: 1, unit: 'head' } } })
    expect(first.nextUse).toEqual({ itemId: 'item 10', title: 'Dish of day 10', date: '2026-12-03' })
    expect(first.leftUntil).toBe('2026-12-08')
    const second = lineOf(planOf(cookings), 1, 'cabbage')
    expect(second).toMatchObject({ isCovered: true, toBuy: { us: undefined, metric: undefined } })
    expect(second.fromHome.metric?.exactGrams).toBe(300)
    expect(second.needed.metric?.exactGrams).toBe(300)
    expect(second.left.metric?.exactGrams).toBe(300)
    const ticked = planOf(cookings, { ticks: [[tick('cabbage', 300)]] })
    expect(lineOf(ticked, 1, 'cabbage')).toEqual(second)
  })

  it('[PAN-3] the dish that uses what is left may be of other food, too', () => {
    const dishes = [cookedOnDay(1, [cabbage, 300]), cookedOnDay(10, [foods.garlic, 5], [cabbage, 300])]
    expect(lineOf(planOf(dishes), 0, 'cabbage').nextUse).toMatchObject({ itemId: 'item 10' })
  })

  it('[PAN-1] a row that grew since it was ticked asks for what home and tick don’t cover', () => {
    const grown = [cookedOnDay(1, [cabbage, 300]), cookedOnDay(8, [cabbage, 1700])]
    const plan = planOf(grown, { ticks: [[], [tick('cabbage', 900)]] })
    const line = lineOf(plan, 1, 'cabbage')
    expect([line.toBuy.metric?.quantity, line.more.metric?.quantity]).toEqual([2, 1])
  })

  it('[PAN-2] salt to taste is at home once a person says so, in all weeks', () => {
    const salted = [1, 8, 22].map((day) => ({
      ...cookedOnDay(day),
      ingredients: [{ food: salt, quantity: 1, unit: 'none' as const, grams: 0 }],
    }))
    const isCovered = (marks: readonly AtHomeMark[], week: number) =>
      lineOf(planOf(salted, { marks }), week, 'salt').isCovered
    expect([0, 1, 3].map((week) => isCovered([mark(salt, 0)], week))).toEqual([true, true, true])
    expect([0, 1, 3].map((week) => isCovered([], week))).toEqual([false, true, true])
    expect([0, 1, 3].map((week) => isCovered([mark(salt, 7, false)], week))).toEqual([false, false, true])
  })

  it('[PAN-2] what was said before the plan began counts while it keeps', () => {
    const marks = [mark(cabbage, -20), mark(pumpkin, -20)]
    const plan = planOf([cookedOnDay(1, [cabbage, 300], [pumpkin, 90])], { marks })
    expect([lineOf(plan, 0, 'cabbage').isCovered, lineOf(plan, 0, 'pumpkin').isCovered]).toEqual([
      true,
      false,
    ])
  })

  it('[PAN-4] a row for near-equals adds them up, and its tick covers those that were ticked with it', () => {
    const oil = foodKeeping(
      { ...foods.cream, id: 'oil', name: 'oil', buy: { unit: 'bottle', grams: 100 } },
      500,
      90,
      'oil',
    )
    const per100g = { kcal: 884, fat: 100, carbs: 0, fiber: 0, protein: 0 }
    const virgin = { ...oil, id: 'virgin', name: 'virgin', per100g, swap: [{ food: 'oil', ratio: 1 }] }
    const plain = { ...oil, per100g }
    const dishes = [cookedOnDay(0, [plain, 30]), cookedOnDay(1, [plain, 30]), cookedOnDay(2, [virgin, 60])]
    const row = (ticks: readonly Tick[]) => linesAtHome(planOf(dishes, { ticks: [ticks] }), 0, () => true)
    const merged = row([])
    expect(merged.get('virgin')).toEqual({ boughtAs: 'oil' })
    expect(merged.get('oil')).toMatchObject({
      neededGrams: 120,
      toBuy: { metric: { quantity: 2 } },
      alsoFor: [{ ingredient: 'virgin', dishes: 1 }],
    })
    expect(row([tick('oil', 60)]).get('oil')).toMatchObject({ more: { metric: { quantity: 1 } } })
    expect(row([tick('oil', 60), tick('virgin', 60)]).get('oil')).toMatchObject({
      more: { metric: undefined },
    })
  })

  it('[PAN-3] three parts, each row in one of them', () => {
    const items = [cookedOnDay(8, [cabbage, 300], [pumpkin, 90], [foods.garlic, 5])]
    const plan = planOf([...items, cookedOnDay(1, [cabbage, 300])])
    const home = linesAtHome(plan, 1, () => true)
    const list = shoppingList({ items, ticks: [tick('garlic', 5)], ownLines: [], home })
    const { toBuy, atHome, gotIt } = listParts(list)
    const names = (lines: readonly { food: ListFood }[]) => lines.map(({ food }) => food.name)
    expect([toBuy.map(({ lines }) => names(lines)), names(atHome), names(gotIt)]).toEqual([
      [['pumpkin']],
      ['cabbage'],
      ['garlic'],
    ])
  })
})

const cookingsArbitrary = fc
  .array(
    fc.record({
      day: fc.integer({ min: 0, max: 27 }),
      used: fc.array(fc.tuple(fc.constantFrom(...all), fc.double({ min: 1, max: 900, noNaN: true })), {
        minLength: 1,
        maxLength: 4,
      }),
    }),
    { minLength: 1, maxLength: 10 },
  )
  .map((cookings) =>
    cookings.map(({ day, used }, index) => ({ ...cookedOnDay(day, ...used), itemId: `item ${index}` })),
  )

const marksArbitrary = fc.array(
  fc.record({
    food: fc.constantFrom('salt', 'cabbage'),
    checked: fc.boolean(),
    atMs: fc.integer({ min: 1, max: 3 }),
    on: fc.constantFrom(startDate, addDays(startDate, 7)),
    grams: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 6 },
)

describe('laws of home', () => {
  it('[PAN-1] [SHOP-3] with nothing left from earlier weeks or said, a row is what it always was', () => {
    fc.assert(
      fc.property(cookingsArbitrary, fc.integer({ min: 0, max: 3 }), (cookings, week) => {
        const items = cookings.filter(({ day }) => Math.floor(day / 7) === week)
        const home = linesAtHome(planOf(items), week, () => true)
        const list = shoppingList({ items, ticks: [], ownLines: [], home })
        for (const { home: at, ...line } of list.aisles.flatMap(({ lines }) => lines)) {
          const { needed, neededGrams, toBuy, surplus: left } = line
          expect(at).toMatchObject({ isCovered: false, needed, neededGrams, toBuy, left })
        }
      }),
      { numRuns: 200 },
    )
  })

  it('[PAN-1] what was bought before never asks for more', () => {
    fc.assert(
      fc.property(cookingsArbitrary, fc.integer({ min: 1, max: 3 }), (cookings, week) => {
        const gramsOf = (cooked: readonly DatedCooking[]) =>
          [...linesAtHome(planOf(cooked), week, () => true)].map(([name, line]): [string, number] => {
            return [name, 'boughtAs' in line ? 0 : (line.toBuy.metric?.grams ?? 0)]
          })
        const alone = new Map(gramsOf(cookings.filter(({ day }) => day >= week * 7)))
        for (const [name, grams] of gramsOf(cookings))
          expect(grams).toBeLessThanOrEqual(alone.get(name)! + 1e-6)
      }),
      { numRuns: 200 },
    )
  })

  it('[PAN-2] marks of two phones come to the same, in any order and any number of times', () => {
    fc.assert(
      fc.property(marksArbitrary, marksArbitrary, (some, others) => {
        const merged = mergeAtHomeMarks(some, others)
        expect(mergeAtHomeMarks(others, some)).toEqual(merged)
        expect(new Set(merged.map(({ food }) => food))).toEqual(
          new Set([...some, ...others].map(({ food }) => food)),
        )
        expect(mergeAtHomeMarks(merged, [...some, ...others])).toEqual(merged)
        expect(mergeAtHomeMarks(mergeAtHomeMarks(some, []), mergeAtHomeMarks(others, []))).toEqual(merged)
      }),
      { numRuns: 300 },
    )
  })
})
