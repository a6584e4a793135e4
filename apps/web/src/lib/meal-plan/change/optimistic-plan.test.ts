import type { MealPlan, PlanItem } from '@butterleaf/contract/meal-plan/calls'
import { templateToWire } from '@butterleaf/contract/meal-plan/template-to-wire'
import { expect, it } from 'vitest'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { kitchenOf, settingOf } from '../kitchen.ts'
import { templateFromWire } from '../template-from-wire.ts'
import { complete, randomizeDay, resetItems } from './day-changes.ts'
import { addServings, clear, feedWith, lock, removeServings, skip } from './item-changes.ts'
import { makeOptimisticPlan } from './optimistic-plan.ts'

const dayOne = { weekId: 'w1', dayId: 'w1d1' }
const dinnerOne = { ...dayOne, itemId: 'w1d1-dinner' }
const lunchTwo = { weekId: 'w1', dayId: 'w1d2', itemId: 'w1d2-lunch' }
const feedLunchTwo = feedWith({ weekId: 'w1', dayId: 'w1d2' }, 'lunch', 'w1d1-dinner')

function itemOf(plan: MealPlan, itemId: string): PlanItem | undefined {
  const days = plan.templates.flatMap(({ weeks }) => weeks.flatMap((week) => week.days))
  return days.flatMap(({ items }) => items).find(({ id }) => id === itemId)
}

it('a template that goes to the rules and back is the same', () => {
  const plan = buildPlan({ weeks: ['rrrs...', 'k......'], changes: [clear(lunchTwo), feedLunchTwo] })
  const [template] = plan.templates
  expect(template && templateToWire(templateFromWire(template), settingOf(kitchenOf(plan)))).toEqual(template)
})

it('nothing asked for changes nothing', () => {
  const plan = buildPlan()
  expect(makeOptimisticPlan(plan, [])).toBe(plan)
  expect(makeOptimisticPlan(plan, [randomizeDay(dayOne)])).toBe(plan)
})

it('[DAY-11] changes show in their order, before any is answered', () => {
  const plan = buildPlan()
  const changed = makeOptimisticPlan(plan, [
    addServings(dinnerOne),
    addServings(dinnerOne),
    removeServings(dinnerOne),
  ])
  expect(itemOf(changed, 'w1d1-dinner')?.serving?.value).toBe(1.25)
  const days = [plan, changed].map(
    ({ templates }) => templates[0]?.weeks[0]?.days[0]?.fit.actual.calories ?? 0,
  )
  expect(days[1]).toBeGreaterThan(days[0] ?? Number.NaN)
})

it('[ITEM-4] what is refused anyway changes nothing', () => {
  const plan = buildPlan()
  const least = Array.from({ length: 6 }, () => removeServings(dinnerOne))
  expect(itemOf(makeOptimisticPlan(plan, least), 'w1d1-dinner')?.serving?.value).toBe(0.5)
})

it('[LEFT-1] [LEFT-3] a parent’s figures follow its leftover, and it is normal again without it', () => {
  const plan = buildPlan({ weeks: ['rs.....'], people: 2, changes: [clear(lunchTwo), feedLunchTwo] })
  const parent = itemOf(plan, 'w1d1-dinner')
  expect(parent).toMatchObject({ type: 'leftoverParent', serving: { scale: 2 }, feeding: { total: 4 } })
  const freed = makeOptimisticPlan(plan, [clear(lunchTwo)])
  expect(itemOf(freed, 'w1d1-dinner')).toMatchObject({ type: 'normal', serving: { scale: 1 } })
  expect(itemOf(freed, 'w1d2-lunch')?.type).toBe('empty')
  const cleared = makeOptimisticPlan(plan, [clear(dinnerOne)])
  expect(itemOf(cleared, 'w1d2-lunch')?.type).toBe('empty')
})

it.each([
  ['a completed day', complete(dayOne), { state: 'complete', ready: true }],
  ['a skipped meal', skip({ ...dayOne, itemId: 'w1d1-lunch' }), { totalMeals: 3 }],
  ['an emptied day', resetItems(dayOne), { ready: false }],
])('[DAY-2] states follow from %s', (_what, change, expected) => {
  const changed = makeOptimisticPlan(buildPlan(), [change])
  expect(changed.templates[0]?.weeks[0]?.days[0]).toMatchObject(expected)
})

it('a lock is shown at once', () => {
  expect(itemOf(makeOptimisticPlan(buildPlan(), [lock(dinnerOne)]), 'w1d1-dinner')?.locked).toBe(true)
})
