import { expect, it } from 'vitest'
import { cooked, smallDish, smallPlan } from '../testing/small-plan.ts'
import { portionDishes } from './day-portions.ts'
import { workOf } from './work.ts'

it('[LIV-1] [PLAN-4] work is counted in dishes of rankings; a pair is a tenth of one, a step of portioning half', () => {
  const plan = smallPlan([smallDish('soup')], [cooked({ day: 0, meal: 'lunch' }, 'soup')])
  portionDishes(plan, 0)
  const steps = plan.exact.steps()
  expect(steps).toBeGreaterThan(0)
  expect(workOf(plan)).toBe(steps / 2)
  const all = { ...plan, ranked: 7, paired: 20, portioners: [plan.exact, plan.exact] }
  expect(workOf(all)).toBe(7 + 2 + steps)
})
