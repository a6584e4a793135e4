import { decodePlan } from '@butterleaf/contract/meal-plan/codecs/plan-codec'
import { cookedScale } from '@butterleaf/domain/meal-plan/cooked-amount'
import { feedingOf } from '@butterleaf/domain/meal-plan/feeding'
import { type Item, isCooked } from '@butterleaf/domain/meal-plan/item'
import { findById } from '@butterleaf/domain/meal-plan/places'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { fitOfDay } from '@butterleaf/domain/meal-plan/shown/plan-fit'
import { isDayReady } from '@butterleaf/domain/meal-plan/states'
import { servedTo } from '@butterleaf/domain/meal-plan/table/served'
import { peopleOf } from '@butterleaf/domain/onboarding/questionnaire'
import { expect, it } from 'vitest'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { changeRule } from './plan-acts.ts'
import { type PlanChange, planChange } from './plan-change.ts'

const dayOne = { weekId: 'w1', dayId: 'w1d1' }
const dinnerOne = { ...dayOne, itemId: 'w1d1-dinner' }
const lunchTwo = { weekId: 'w1', dayId: 'w1d2', itemId: 'w1d2-lunch' }
const feedLunchTwo = planChange('addLeftover', {
  weekId: 'w1',
  dayId: 'w1d2',
  meal: 'lunch',
  parentId: 'w1d1-dinner',
})

/** Before any of the changes is answered. */
function makeOptimisticPlan(plan: MealPlan, changes: readonly PlanChange[]): MealPlan {
  return changes.reduce((shown, args) => changeRule.apply(shown, { args }), plan)
}

function planOf(wish?: Parameters<typeof buildPlan>[0]): MealPlan {
  const plan = decodePlan(buildPlan(wish))
  if (!plan) throw new Error('The plan has no template')
  return plan
}

function itemOf({ template }: MealPlan, itemId: string): Item | undefined {
  return findById(template, itemId)?.item
}

/** What is cooked of an item, and whom it feeds. */
function cookingOf({ template, answers, cards }: MealPlan, itemId: string) {
  const found = findById(template, itemId)
  if (!found || !isCooked(found.item)) return undefined
  const servedOf = servedTo(peopleOf(answers))
  const recipeServings = cards[found.item.recipeId]?.servings ?? 1
  return {
    kind: found.item.kind,
    scale: cookedScale(found.week, found.item, { servedOf, recipeServings }),
    total: feedingOf(found, servedOf)?.total,
  }
}

const firstDay = ({ template }: MealPlan) => template.weeks[0]!.days[0]!

it('nothing asked for changes nothing', () => {
  const plan = planOf()
  expect(makeOptimisticPlan(plan, [])).toBe(plan)
  expect(makeOptimisticPlan(plan, [planChange('randomizeDay', dayOne)])).toBe(plan)
})

it('[DAY-11] changes show in their order, before any is answered', () => {
  const plan = planOf()
  const changed = makeOptimisticPlan(plan, [
    planChange('changeServings', { ...dinnerOne, steps: 1 }),
    planChange('changeServings', { ...dinnerOne, steps: 1 }),
    planChange('changeServings', { ...dinnerOne, steps: -1 }),
  ])
  expect(itemOf(changed, 'w1d1-dinner')).toMatchObject({ servings: 1.25 })
  const [before, after] = [plan, changed].map((one) => fitOfDay(one, firstDay(one)).actual.calories)
  expect(after).toBeGreaterThan(before ?? Number.NaN)
})

it('[PLAN-1] days that a change leaves alone keep the figures the server gave them', () => {
  const plan = planOf()
  const changed = makeOptimisticPlan(plan, [
    planChange('changeServings', { ...dinnerOne, steps: 1 }),
    planChange('lockItem', dinnerOne),
    planChange('completeDay', dayOne),
  ])
  const others = changed.template.weeks.flatMap(({ days }) => days).slice(1)
  expect(others.map((day) => fitOfDay(changed, day))).toEqual(others.map(({ id }) => plan.certified[id]?.fit))
})

it('[ITEM-4] what is refused anyway changes nothing', () => {
  const least = Array.from({ length: 6 }, () => planChange('changeServings', { ...dinnerOne, steps: -1 }))
  expect(itemOf(makeOptimisticPlan(planOf(), least), 'w1d1-dinner')).toMatchObject({ servings: 0.5 })
})

it('[LEFT-1] [LEFT-3] a parent’s figures follow its leftover, and it is normal again without it', () => {
  const plan = planOf({
    weeks: ['rs.....'],
    people: 2,
    changes: [planChange('clearItem', lunchTwo), feedLunchTwo],
  })
  expect(cookingOf(plan, 'w1d1-dinner')).toEqual({ kind: 'leftoverParent', scale: 2, total: 4 })
  const freed = makeOptimisticPlan(plan, [planChange('clearItem', lunchTwo)])
  expect(cookingOf(freed, 'w1d1-dinner')).toEqual({ kind: 'normal', scale: 1, total: undefined })
  expect(itemOf(freed, 'w1d2-lunch')?.kind).toBe('empty')
  const cleared = makeOptimisticPlan(plan, [planChange('clearItem', dinnerOne)])
  expect(itemOf(cleared, 'w1d2-lunch')?.kind).toBe('empty')
})

it.each([
  ['a completed day', planChange('completeDay', dayOne), { isComplete: true, isReady: true, meals: 4 }],
  [
    'a skipped meal',
    planChange('skipItem', { ...dayOne, itemId: 'w1d1-lunch' }),
    { isComplete: false, isReady: true, meals: 3 },
  ],
  ['an emptied day', planChange('resetDay', dayOne), { isComplete: false, isReady: false, meals: 4 }],
])('[DAY-2] states follow from %s', (_what, change, expected) => {
  const day = firstDay(makeOptimisticPlan(planOf(), [change]))
  const meals = day.items.filter(({ kind }) => kind !== 'skipped').length
  expect({ isComplete: day.isComplete, isReady: isDayReady(day), meals }).toEqual(expected)
})

it('a lock is shown at once', () => {
  const changed = makeOptimisticPlan(planOf(), [planChange('lockItem', dinnerOne)])
  expect(itemOf(changed, 'w1d1-dinner')).toMatchObject({ isLocked: true })
})
