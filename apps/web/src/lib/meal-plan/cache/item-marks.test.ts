import { decodePlan } from '@butterleaf/contract/meal-plan/codecs/plan-codec'
import { expect, it } from 'vitest'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { planChange } from '../change/plan-change.ts'
import { itemMarks } from './item-marks.ts'

it('[RCP-5] the mark of a meal’s page is the one that earlier versions stored with it', () => {
  const lunchTwo = { weekId: 'w1', dayId: 'w1d2' }
  const plan = decodePlan(
    buildPlan({
      people: 2,
      changes: [
        planChange('clearItem', { ...lunchTwo, itemId: 'w1d2-lunch' }),
        planChange('addLeftover', { ...lunchTwo, meal: 'lunch', parentId: 'w1d1-dinner' }),
      ],
    }),
  )
  const marks = itemMarks({ week: plan!.template.weeks[0]!, weekIndex: 0 }, plan!)
  const salmon = '"skillet-salmon-lemon-cream-wilted-greens"'
  const picture = '"/api/recipes/skillet-salmon-lemon-cream-wilted-greens/image/small"'
  const feeding = '{"total":4,"today":2,"saved":[{"dayNumber":2,"servings":2}]}'
  const parent = `["leftoverParent",${salmon},${picture},{"value":1,"minimum":0.5,"scale":2},${feeding}]`
  const leftover = `["leftover",${salmon},${picture},{"value":1,"minimum":0.5,"scale":null},null]`
  expect(marks.get('w1d1-dinner')).toBe(`[2,${parent},null]`)
  expect(marks.get('w1d2-lunch')).toBe(`[2,${leftover},${parent}]`)
})
