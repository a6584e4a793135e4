import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, parseIsoDate } from '../../calendar/iso-date.ts'
import { unbrokenCalendar } from '../../calendar/plan-calendar.ts'
import type { ShoppingRhythm } from '../../onboarding/shopping-rhythm.ts'
import type { DatedCooking } from '../listed-cooking.ts'
import { shoppingList } from '../shopping-list.ts'
import { cookedOnDay, foods } from '../testing/invented-week.ts'
import type { Tick } from '../ticks.ts'
import { cookingsWithin, linesAtHome } from './lines-at-home.ts'
import { listDaysOf } from './list-days.ts'
import { listParts } from './list-parts.ts'
import { openShops } from './open-shops.ts'
import type { PlanAtHome } from './plan-stock.ts'

const startDate = parseIsoDate('2026-11-23')!
const { onion, garlic, pumpkin, cream, salt } = foods
const all = [onion, garlic, pumpkin, cream, salt]
const mayEat = () => true
const planOf = (
  cookings: readonly DatedCooking[],
  timesAWeek: ShoppingRhythm['timesAWeek'],
  ticks: readonly Tick[] = [],
): PlanAtHome => ({
  ...{ startDate, cookings, marks: [], foodsByName: new Map(all.map((food) => [food.name, food])) },
  lists: listDaysOf(unbrokenCalendar(startDate), { day: 'first-day-of-week', timesAWeek }).map((days) => ({
    ...days,
    ticks,
  })),
})

/** What the screen of the list shows under "to buy". */
function shownShops(plan: PlanAtHome, weekIndex: number): number[] {
  const { ticks, fromDay, secondDay } = plan.lists[weekIndex]!
  const items = cookingsWithin(plan.cookings, plan.lists[weekIndex]!)
  const home = linesAtHome(plan, weekIndex, mayEat)
  const { toBuy } = listParts(shoppingList({ items, ticks, ownLines: [], home }))
  const second = secondDay === undefined ? undefined : addDays(startDate, secondDay)
  const first = addDays(startDate, fromDay)
  const rowsOn = (date: string | undefined) =>
    toBuy.filter(({ shop = first }) => shop === date).reduce((sum, { lines }) => sum + lines.length, 0)
  return second ? [rowsOn(first), rowsOn(second)] : [rowsOn(first)]
}

describe('[DOOR-2] what each shop of a plan still has to buy', () => {
  it('is what the list shows, whatever is cooked and ticked, with one shop a week and with two', () => {
    const cooking = fc
      .tuple(
        fc.integer({ min: 0, max: 27 }),
        fc.subarray(all, { minLength: 1 }),
        fc.integer({ min: 5, max: 900 }),
      )
      .map(([day, used, grams]) => cookedOnDay(day, ...used.map((food) => [food, grams] as const)))
    const tick = fc.record({
      ingredient: fc.constantFrom(...all.map(({ name }) => name)),
      checked: fc.boolean(),
      atMs: fc.nat(),
      neededGrams: fc.constantFrom(0, 100, 5_000),
    })
    fc.assert(
      fc.property(
        fc.array(cooking, { maxLength: 12 }),
        fc.constantFrom(1 as const, 2 as const),
        fc.array(tick, { maxLength: 6 }),
        (cookings, timesAWeek, ticks) => {
          const plan = planOf(cookings, timesAWeek, ticks)
          const shops = openShops(plan, mayEat)
          for (const weekIndex of [0, 1, 2, 3]) {
            const ofWeek = shops.filter((shop) => shop.weekIndex === weekIndex)
            const isCooking = cookingsWithin(cookings, plan.lists[weekIndex]!).length > 0
            expect(ofWeek.map(({ openRows }) => openRows)).toEqual(
              isCooking ? shownShops(plan, weekIndex) : [],
            )
          }
        },
      ),
    )
  })

  it('falls on the days of the rhythm, and on none of a week for which nothing is cooked', () => {
    const plan = planOf([cookedOnDay(1, [onion, 200]), cookedOnDay(5, [garlic, 20])], 2)
    expect(openShops(plan, mayEat).map(({ weekIndex, shop, date }) => [weekIndex, shop, date])).toEqual([
      [0, 1, '2026-11-23'],
      [0, 2, '2026-11-26'],
    ])
  })
})
