import { describe, expect, it } from 'vitest'
import { addDays, parseIsoDate } from '../../calendar/iso-date.ts'
import { unbrokenCalendar } from '../../calendar/plan-calendar.ts'
import type { DatedCooking, ListFood } from '../listed-cooking.ts'
import { cookedOnDay, foodKeeping, foods } from '../testing/invented-week.ts'
import type { Tick } from '../ticks.ts'
import type { AtHomeMark } from './at-home-marks.ts'
import { listDaysOf } from './list-days.ts'
import type { StandIns } from './near-equals.ts'
import { followPlanStock } from './plan-stock.ts'

const startDate = parseIsoDate('2026-11-23')!
const cabbage = foodKeeping({ ...foods.onion, id: 'cabbage', name: 'cabbage' }, 40, 40)
const kale = foodKeeping({ ...foods.onion, id: 'kale', name: 'kale' }, 40, 40)
const salt = foodKeeping(foods.salt, 3650, 3650, 'spice')

const tick = (food: ListFood, neededGrams: number, checked = true): Tick => {
  return { ingredient: food.name, checked, atMs: 1, neededGrams }
}
const mark = (food: ListFood, grams: number, day = 0): AtHomeMark => {
  return { food: food.id, checked: grams > 0, grams, atMs: 1, on: addDays(startDate, day) }
}

type Given = {
  ticks?: readonly Tick[]
  marks?: readonly AtHomeMark[]
  standIns?: StandIns
  timesAWeek?: 1 | 2
}
function stockOf(
  cookings: readonly DatedCooking[],
  { ticks = [], marks = [], standIns = new Map(), timesAWeek = 1 }: Given = {},
) {
  const lists = listDaysOf(unbrokenCalendar(startDate), { day: 'first-day-of-week', timesAWeek }).map(
    (days, at) => {
      return { ...days, ticks: at === 0 ? ticks : [] }
    },
  )
  const all = [cabbage, kale, salt, foods.egg, foods.yolk, foods.white]
  const foodsByName = new Map(all.map((food) => [food.name, food]))
  return followPlanStock({ startDate, cookings, lists, marks, foodsByName }, standIns)
}
const boughtOf = (stock: ReturnType<typeof stockOf>, id: string) =>
  stock.ledgers.get(id)?.trips.map(({ boughtGrams }) => Math.round(boughtGrams))

describe('what a plan’s lists leave at home', () => {
  it('[PAN-1] holds what is cooked, and what was ticked for a dish that is gone', () => {
    const cookings = [cookedOnDay(1, [cabbage, 300])]
    expect([...stockOf(cookings).ledgers.keys()]).toEqual(['cabbage'])
    const ticked = stockOf(cookings, { ticks: [tick(kale, 100), tick(salt, 5, false)] })
    expect([...ticked.ledgers.keys()].sort()).toEqual(['cabbage', 'kale'])
    expect(boughtOf(ticked, 'kale')?.[0]).toBeGreaterThanOrEqual(100)
  })

  it('[PAN-1] a tick counts for what was needed when it was made', () => {
    const cookings = [cookedOnDay(1, [cabbage, 100])]
    const less = boughtOf(stockOf(cookings), 'cabbage')![0]!
    expect(boughtOf(stockOf(cookings, { ticks: [tick(cabbage, 700)] }), 'cabbage')![0]).toBeGreaterThan(less)
  })

  it('[PAN-4] the ticks of near-equals add up, each by its ratio', () => {
    const cookings = [cookedOnDay(1, [cabbage, 100])]
    const standIns: StandIns = new Map([[kale.id, { food: cabbage, ratio: 2 }]])
    const both = stockOf(cookings, { ticks: [tick(cabbage, 440), tick(kale, 440)], standIns })
    const one = stockOf(cookings, { ticks: [tick(cabbage, 1320)] })
    expect(boughtOf(both, 'cabbage')).toEqual(boughtOf(one, 'cabbage'))
  })

  it('[LIV-5] of two shops salt comes from the first, and what is fresh beyond the first from the second', () => {
    const cookings = [cookedOnDay(1, [cabbage, 110], [salt, 5]), cookedOnDay(5, [cabbage, 220], [salt, 5])]
    const ticks = [tick(cabbage, 1100), tick(salt, 1200)]
    const stock = stockOf(cookings, { ticks, timesAWeek: 2 })
    const [first, second] = boughtOf(stock, 'cabbage')!
    expect([first, second]).toEqual([110, 990])
    const [firstSalt, secondSalt] = boughtOf(stock, salt.id)!
    expect([firstSalt! > 0, secondSalt]).toEqual([true, 0])
  })

  it('[PAN-1] eggs that dishes share in parts count once, over the days of their list', () => {
    const apart = cookedOnDay(1, [foods.yolk, 170])
    const shared = [apart, cookedOnDay(3, [foods.white, 330])]
    const used = (cookings: readonly DatedCooking[]) =>
      stockOf(cookings)
        .ledgers.get(foods.egg.id)!
        .trips.map(({ usedGrams }) => Math.round(usedGrams))
    expect(used(shared)).toEqual(used([apart]))
    expect(used([apart, cookedOnDay(9, [foods.white, 330])])[1]).toBe(used([apart])[0])
  })
})

describe('what a person says of home', () => {
  const cookings = [cookedOnDay(1, [cabbage, 300])]

  it('[PAN-2] counts from its day on, by the food that is bought in its place', () => {
    const standIns: StandIns = new Map([[kale.id, { food: cabbage, ratio: 2 }]])
    const [trip] = stockOf(cookings, { marks: [mark(kale, 150)], standIns }).ledgers.get('cabbage')!.trips
    expect([trip!.fromHomeGrams, trip!.boughtGrams]).toEqual([300, 0])
  })

  it('[PAN-2] of two near-equals the one that is there serves both, whichever was told first', () => {
    const standIns: StandIns = new Map([[kale.id, { food: cabbage, ratio: 1 }]])
    const marks = [mark(cabbage, 400), mark(kale, 0)]
    for (const told of [marks, marks.toReversed()]) {
      const [trip] = stockOf(cookings, { marks: told, standIns }).ledgers.get('cabbage')!.trips
      expect(trip!.fromHomeGrams).toBe(300)
    }
  })

  it('[PAN-2] of a food that nobody knows any more counts for nothing', () => {
    const unknown = { ...mark(kale, 100), food: 'gone' }
    expect([...stockOf(cookings, { marks: [unknown] }).ledgers.keys()]).toEqual(['cabbage'])
  })

  it('[LIV-5] of two shops a tick of a staple counts for the first, of other food for the second what the first doesn’t need', () => {
    const cookings = [cookedOnDay(1, [cabbage, 300]), cookedOnDay(5, [cabbage, 100], [salt, 5])]
    const twice = (...ticks: Tick[]) => stockOf(cookings, { timesAWeek: 2, ticks })
    const tickedSalt = twice(tick(salt, 700))
    expect(boughtOf(tickedSalt, 'salt')?.[0]).toBeGreaterThanOrEqual(700)
    const before = boughtOf(twice(), 'cabbage')!
    const after = boughtOf(twice(tick(cabbage, 2000)), 'cabbage')!
    expect(after[0]).toBe(before[0])
    expect(after[1]).toBeGreaterThan(before[1]!)
  })

  it('[PAN-1] yolks and whites of one egg are one egg; other food of their dishes isn’t counted with them', () => {
    const cookings = [
      cookedOnDay(1, [foods.yolk, 34], [cabbage, 200]),
      cookedOnDay(2, [foods.white, 66], [cabbage, 200]),
    ]
    const { ledgers } = stockOf(cookings)
    expect(ledgers.get('egg')?.trips[0]?.neededGrams).toBeCloseTo(100, 3)
    expect(ledgers.get('cabbage')?.trips[0]?.neededGrams).toBe(400)
  })

  it('[PAN-1] a list needs the eggs of its own days, from its first, whatever the list before it cooked', () => {
    const neededBy = (...cookings: DatedCooking[]) =>
      stockOf(cookings)
        .ledgers.get('egg')!
        .trips.map(({ neededGrams }) => Math.round(neededGrams))
    const [before, own] = [cookedOnDay(1, [foods.yolk, 34]), cookedOnDay(7, [foods.white, 99])]
    expect(neededBy(own)).toEqual([0, 150, 0, 0])
    expect(neededBy(before, own)).toEqual([100, 150, 0, 0])
  })

  it('[LIV-5] yolks of the first shop’s eggs leave whites for the second’s days', () => {
    const cookings = [cookedOnDay(1, [foods.yolk, 34]), cookedOnDay(5, [foods.white, 99])]
    const eggs = stockOf(cookings, { timesAWeek: 2 }).ledgers.get('egg')!
    const needed = eggs.trips.slice(0, 2).map(({ neededGrams }) => Math.round(neededGrams))
    expect(needed).toEqual([100, 50])
  })

  it('[LIV-5] what is cooked on the day of the second shop is bought there', () => {
    const cookings = [cookedOnDay(3, [cabbage, 300])]
    const bought = boughtOf(stockOf(cookings, { timesAWeek: 2, ticks: [tick(cabbage, 2000)] }), 'cabbage')!
    expect(bought[0]).toBe(0)
    expect(bought[1]).toBeGreaterThanOrEqual(2000)
  })
})
