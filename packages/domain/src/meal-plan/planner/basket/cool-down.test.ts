import { expect, it } from 'vitest'
import { seededRandom } from '../../../chance/seeded-random.ts'
import { boardOf, leastGain } from '../board.ts'
import { menuOf } from '../menu.ts'
import { firstDraft } from '../search/first-draft.ts'
import { skeletonOf } from '../search/skeleton.ts'
import { requestFor } from '../testing/invented-menu.ts'
import { shoppedDishes } from '../testing/shopped-dishes.ts'
import { coolDown } from './cool-down.ts'
import { priceBoard } from './follow-board.ts'
import { priceOfPlan } from './plan-price.ts'
import { workOf } from './work.ts'

it('[LIV-1] begun again from a good plan it ends with none dearer, and with the prices that its board has', () => {
  const request = requestFor(shoppedDishes(30))
  const menu = menuOf(request.dishes, request)
  const board = boardOf(menu, skeletonOf(request.wishes))
  const random = seededRandom('cool')
  firstDraft(board, random)
  const none = new Float64Array(menu.dishes.length)
  const taste = { ofDish: none, ofMeal: none, ofDiscovery: none }
  const asked = { ranges: request.ranges, taste, tastes: request, counted: [] }
  const plan = priceBoard(board, asked)
  coolDown(plan, random, { most: workOf(plan) + 300_000 })
  const before = priceOfPlan(plan)
  coolDown(plan, random, { most: workOf(plan) + 30_000 })
  const after = priceOfPlan(plan)
  expect(after).toBeLessThanOrEqual(before + leastGain)
  const read = priceBoard(board, asked)
  expect(priceOfPlan(read)).toBeCloseTo(after, 6)
  for (const [day, price] of read.dayPrice.entries()) expect(plan.dayPrice[day]).toBeCloseTo(price, 6)
})
