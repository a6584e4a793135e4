import { describe, expect, it } from 'vitest'
import { parseIsoDate } from '../../calendar/iso-date.ts'
import { unbrokenCalendar } from '../../calendar/plan-calendar.ts'
import { usualShopping } from '../../onboarding/shopping-rhythm.ts'
import { linesAtHome, seeStock } from '../home/lines-at-home.ts'
import { listDaysOf } from '../home/list-days.ts'
import type { ListFood } from '../listed-cooking.ts'
import { cookedOnDay, foods } from '../testing/invented-week.ts'
import { listAsk, type TimedCooking, type TimedPlan } from './list-ask.ts'
import { planAsk } from './plan-ask.ts'

const startDate = parseIsoDate('2026-11-23')!
const cabbage: ListFood = {
  ...foods.onion,
  ...{ id: 'cabbage', name: 'cabbage', plural: 'cabbages', measures: { head: 900 } },
  ...{ buy: { unit: 'head', grams: 900 }, keeps: { closed: 40, opened: 14 }, price: 1, class: 'vegetable' },
}
const cream: ListFood = { ...foods.cream, keeps: { closed: 14, opened: 4 }, price: 2, class: 'dairy' }
const salt: ListFood = { ...foods.salt, keeps: { closed: 3650, opened: 3650 }, class: 'spice' }
const all = [cabbage, cream, salt]

const cooking = (day: number, minutes: number, ...used: [food: ListFood, grams: number][]): TimedCooking => ({
  ...cookedOnDay(day, ...used),
  minutes,
})

const planOf = (cookings: readonly TimedCooking[]): TimedPlan => ({
  startDate,
  cookings,
  lists: listDaysOf(unbrokenCalendar(startDate), usualShopping).map((days) => ({ ...days, ticks: [] })),
  marks: [],
  foodsByName: new Map(all.map((food) => [food.name, food])),
})
const mayEat = () => true
const askOf = (plan: TimedPlan, index: number) => listAsk(plan, index, seeStock(plan, mayEat))
const namesOf = (rows: readonly { food: ListFood }[]) => rows.map(({ food }) => food.name)

describe('what a list asks', () => {
  const cookings = [
    cooking(0, 20, [cabbage, 300], [cream, 100], [salt, 2]),
    cooking(2, 35, [cabbage, 300]),
    cooking(8, 15, [cabbage, 300], [cream, 100]),
  ]

  it('[LIV-2] rows with the dishes that use them, minutes by day, and foods without staples', () => {
    const ask = askOf(planOf(cookings), 0)
    expect([ask.from, ask.to]).toEqual(['2026-11-23', '2026-11-29'])
    expect(namesOf(ask.toBuy).sort()).toEqual(['cabbage', 'heavy cream', 'salt'])
    const row = ask.toBuy.find(({ food }) => food === cabbage)!
    expect(row.items.map(({ itemId }) => itemId)).toEqual(['item 0', 'item 2'])
    expect(row.toBuy.metric).toMatchObject({ quantity: 1, unit: 'head' })
    expect(ask.foods).toBe(2)
    expect(ask.minutes).toBe(55)
    expect(ask.cookings.map(({ date, minutes }) => [date, minutes])).toEqual([
      ['2026-11-23', 20],
      ['2026-11-25', 35],
    ])
  })

  it('[LIV-2] what grows too old, with its amount, its share of all that was bought, and how long it keeps', () => {
    const ask = askOf(planOf(cookings), 0)
    expect(namesOf(ask.thrown)).toEqual(['heavy cream'])
    const [thrown] = ask.thrown
    expect(thrown!.amount.metric!.exactGrams).toBeCloseTo(150)
    // Opened on the first day, it keeps four more.
    expect(thrown!.keepsUntil).toBe('2026-11-27')
    // Cabbage 1, salt 1, cream 2 packs’ worth; three fifths of the cream are thrown.
    expect(ask.thrownShare).toBeCloseTo((2 * 0.6) / 4)
    expect(thrown!.share).toBeCloseTo(ask.thrownShare)
  })

  it('[LIV-2] what home covers is no row to buy, as on the list', () => {
    const plan = planOf(cookings)
    expect(namesOf(askOf(plan, 1).toBuy)).toEqual(['heavy cream'])
    for (const index of [0, 1, 2, 3]) {
      const lines = [...linesAtHome(plan, index, mayEat)]
      const open = lines.filter(([, line]) => 'isCovered' in line && !line.isCovered)
      expect(namesOf(askOf(plan, index).toBuy).sort()).toEqual(open.map(([name]) => name).sort())
    }
  })

  it('[LIV-2] a list without dishes asks for nothing', () => {
    expect(askOf(planOf(cookings), 3)).toMatchObject({
      ...{ foods: 0, toBuy: [], minutes: 0, cookings: [], thrownShare: 0, thrown: [] },
    })
  })
})

describe('what a plan asks', () => {
  it('[LIV-2] adds up its lists, each bought as planned', () => {
    const cookings = [
      cooking(0, 20, [cabbage, 300], [cream, 250]),
      cooking(8, 15, [cabbage, 300], [cream, 100]),
    ]
    const ask = planAsk(planOf(cookings), mayEat)
    expect(ask.lists.map(({ toBuy }) => toBuy.length)).toEqual([2, 1, 0, 0])
    expect([ask.rows, ask.minutes]).toEqual([3, 35])
    // Of a cabbage and two cartons: a third of the cabbage, and three fifths of a carton.
    expect(ask.thrownShare).toBeCloseTo((1 / 3 + 2 * 0.6) / 5)
  })
})
