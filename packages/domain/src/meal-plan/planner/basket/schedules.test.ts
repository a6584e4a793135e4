import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../chance/seeded-random.ts'
import { boardOf, leastGain, snapshotOf, tryOut } from '../board.ts'
import { menuOf } from '../menu.ts'
import { firstDraft } from '../search/first-draft.ts'
import { alone, type Cooking } from '../search/skeleton.ts'
import { improvePlate, improveSides, mendWithSides } from '../sides/choose-sides.ts'
import { requestFor } from '../testing/invented-menu.ts'
import { shoppedDishes, shoppedSides } from '../testing/shopped-dishes.ts'
import { changeDish, changePlate } from './change-dish.ts'
import { improveDish } from './choose-dish.ts'
import { coolDown } from './cool-down.ts'
import { priceBoard } from './follow-board.ts'
import { improveWithOthers } from './improve-with-others.ts'
import { mendAbsurdDays, mendCopiedDays, mendOddDays } from './mend-days.ts'
import { changeDishesOfWeeks } from './mend-weeks.ts'
import { exchangeIfCheaper } from './moves.ts'
import { keepIfPlanIsCheaper, priceOfPlan } from './plan-price.ts'
import type { PricedPlan } from './priced-plan.ts'
import { workOf } from './work.ts'

const dishes = shoppedDishes(10)
const sides = shoppedSides(4)
const request = requestFor(dishes, { sides })
const menu = menuOf(dishes, request, { sides })
const days = [0, 1, 7, 8]
/** Four days of three meals, two lunches of which take turns. */
const skeleton: readonly Cooking[] = [
  ...days.flatMap((day) => [alone({ day, meal: 'breakfast' }), alone({ day, meal: 'dinner' })]),
  ...[0, 7].map((day): Cooking => {
    const slots = [day, day + 1].map((own) => ({ day: own, meal: 'lunch' as const }))
    return { meal: 'lunch', slots, isSameAllWeek: true }
  }),
]
function planOf(seed: string): PricedPlan {
  const board = boardOf(menu, skeleton)
  firstDraft(board, seededRandom(seed))
  const none = new Float64Array(menu.dishes.length)
  const taste = { ofDish: none, ofMeal: none, ofDiscovery: none }
  return priceBoard(board, { ranges: request.ranges, taste, tastes: request, counted: [] })
}
/** What is chosen exactly, and what sums lose their last digits on the way there and back. */
function expectUndone(plan: PricedPlan, change: () => void): void {
  const { board } = plan
  const chosen = snapshotOf(board)
  const times = Array.from(board.times)
  const sums = () => [
    ...[board.calories, board.fat, board.netCarbs, board.protein].flatMap((column) => Array.from(column)),
    ...[plan.cookingPrice, plan.baskets.monthPrice, plan.repeats, priceOfPlan(plan)],
    ...[...plan.dayPrice, ...plan.baskets.grams, ...plan.baskets.uses],
  ]
  const before = sums()
  change()
  expect(snapshotOf(board)).toEqual(chosen)
  expect(Array.from(board.times)).toEqual(times)
  const after = sums()
  for (const [at, sum] of before.entries()) expect(after[at]).toBeCloseTo(sum, 6)
}
const seeds = ['one', 'two', 'three']
const schedules: readonly (readonly [string, (plan: PricedPlan, random: () => number) => void])[] = [
  ['a better dish', (plan, random) => plan.seating.cookings.map((one) => improveDish(plan, one, random))],
  [
    'a dish and others that follow',
    (plan, random) => improveWithOthers(plan, plan.seating.cookings[8]!, random, enough(plan)),
  ],
  ['a better plate', (plan, random) => plan.seating.seats.map((seat) => improvePlate(plan, seat, random))],
  ['sides of all plates', (plan, random) => improveSides(plan, random, enough(plan))],
  ['sides of days that are out', (plan, random) => mendWithSides(plan, random, enough(plan))],
  ['odd days', (plan, random) => mendOddDays(plan, random, enough(plan))],
  ['copied days', (plan, random) => mendCopiedDays(plan, random, enough(plan))],
  ['absurd days', (plan, random) => mendAbsurdDays(plan, random, enough(plan))],
  ['dishes of two weeks', (plan, random) => changeDishesOfWeeks(plan, random, enough(plan))],
  ['exchanges', (plan) => exchangeIfCheaper(plan, plan.seating.cookings[0]!, plan.seating.cookings[4]!)],
  ['cooling down', (plan, random) => coolDown(plan, random, { most: workOf(plan) + 20_000 })],
]
const enough = (plan: PricedPlan) => ({ most: workOf(plan) + 40_000 })

describe('each schedule of a basket', () => {
  it.each(schedules)('[LIV-1] [ONE-3] never makes a plan dearer: %s', (_, run) => {
    for (const seed of seeds) {
      const plan = planOf(seed)
      const before = priceOfPlan(plan)
      run(plan, seededRandom(seed))
      expect([seed, priceOfPlan(plan) <= before + leastGain]).toEqual([seed, true])
    }
  })

  it('[LIV-1] [ONE-3] a change that can’t be made is undone whole', () => {
    const plan = planOf('one')
    const { cookings, seats } = plan.seating
    expectUndone(plan, () => {
      const change = () => {
        changeDish(plan, cookings[0]!, plan.board.dishOf[cookings[2]!.number]!)
        changeDish(plan, cookings[8]!, cookings[8]!.candidates[0]!)
        changePlate(plan, seats[1]!, [{ dish: menu.sides.first, portion: 4 }])
        return false
      }
      expect(keepIfPlanIsCheaper(plan, change)).toBe(false)
    })
  })

  it('[LIV-1] [ONE-3] a dish is kept where the plan is cheaper with it, else all is as it was', () => {
    const kept = new Set<boolean>()
    for (const number of [0, 1, 8])
      for (const dish of planOf('one').seating.cookings[number]!.candidates) {
        const plan = planOf('one')
        const cooking = plan.seating.cookings[number]!
        const before = priceOfPlan(plan)
        const with_ = tryOut(plan.board, () => {
          changeDish(plan, cooking, dish)
          return priceOfPlan(plan)
        })
        const keep = () =>
          keepIfPlanIsCheaper(plan, () => {
            changeDish(plan, cooking, dish)
            return true
          })
        const isCheaper = with_ < before - leastGain
        kept.add(isCheaper)
        if (isCheaper) expect([keep(), plan.board.dishOf[cooking.number]]).toEqual([true, dish])
        else expectUndone(plan, () => expect(keep()).toBe(false))
      }
    expect(kept).toEqual(new Set([true, false]))
  })
})
