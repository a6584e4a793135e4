import { describe, expect, it } from 'vitest'
import type { Item } from '../item.ts'
import type { Meal } from '../meals.ts'
import { isDayReady, isDayUnfilled } from './day-ready.ts'

const dish = { recipeId: 'r', servings: 1, isLocked: false }
const slots = {
  empty: (meal: Meal): Item => ({ id: meal, meal, kind: 'empty' }),
  skipped: (meal: Meal): Item => ({ id: meal, meal: meal as 'lunch', kind: 'skipped' }),
  normal: (meal: Meal): Item => ({ id: meal, meal, kind: 'normal', ...dish }),
  leftover: (meal: Meal): Item => ({ id: meal, meal, kind: 'leftover', parentId: 'other', ...dish }),
  parent: (meal: Meal): Item => ({ id: meal, meal, kind: 'leftoverParent', ...dish }),
}
const { empty, skipped, normal, leftover, parent } = slots

describe('isDayReady', () => {
  it.each([
    ['all filled', [normal('breakfast'), normal('lunch'), normal('dinner'), normal('dessert')], true],
    ['dessert open', [normal('breakfast'), normal('lunch'), normal('dinner'), empty('dessert')], true],
    ['a leftover', [normal('breakfast'), leftover('lunch'), parent('dinner')], true],
    ['two skipped', [skipped('breakfast'), skipped('lunch'), normal('dinner'), empty('dessert')], true],
    ['breakfast never eaten', [normal('lunch'), normal('dinner')], true],
    ['one open', [normal('breakfast'), normal('lunch'), empty('dinner'), normal('dessert')], false],
    ['only a dessert', [empty('breakfast'), empty('lunch'), empty('dinner'), normal('dessert')], false],
    ['nothing', [empty('breakfast'), empty('lunch'), empty('dinner'), empty('dessert')], false],
  ])('[DAY-2] with %s', (_, items, isReady) => {
    expect(isDayReady({ id: 'd', isComplete: false, items })).toBe(isReady)
  })
})

describe('isDayUnfilled', () => {
  it.each([
    ['nothing', [empty('lunch'), empty('dinner')], true],
    ['only something skipped', [skipped('lunch'), empty('dinner')], true],
    ['a dessert', [empty('lunch'), normal('dessert')], false],
    ['a leftover', [leftover('lunch'), empty('dinner')], false],
  ])('[DAY-8] with %s', (_, items, isUnfilled) => {
    expect(isDayUnfilled({ id: 'd', isComplete: false, items })).toBe(isUnfilled)
  })
})
