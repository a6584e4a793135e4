import { expect, it } from 'vitest'
import { cookedFor, cookedScale, cookedServings } from './cooked-amount.ts'
import type { CookedItem, LeftoverItem } from './item.ts'
import { servedTo } from './table/served.ts'
import type { Week } from './template.ts'

const beans = { recipeId: 'beans', servings: 0.5 }
const dish = { recipeId: 'stew', servings: 1.5, isLocked: false }
const parent: CookedItem = { id: 'parent', meal: 'dinner', kind: 'leftoverParent', ...dish, sides: [beans] }
const leftover: LeftoverItem = { ...parent, id: 'left', meal: 'lunch', kind: 'leftover', parentId: 'parent' }
const alone: CookedItem = { ...parent, id: 'alone', kind: 'normal', servings: 1, sides: undefined }
const week: Week = {
  id: 'w',
  days: [
    { id: 'd1', isComplete: false, items: [parent] },
    { id: 'd2', isComplete: false, items: [{ ...leftover, servings: 0.75 }, alone] },
  ],
}
const forTwo = servedTo(2)

it('[LEFT-1] a dish is cooked for all who eat of it, then and later', () => {
  expect(cookedServings(week, parent, forTwo)).toBe(4.5)
  expect(cookedServings(week, alone, forTwo)).toBe(2)
})

it('[SET-2] a recipe’s amounts are multiplied by what is cooked of it', () => {
  expect(cookedScale(week, parent, { servedOf: forTwo, recipeServings: 3 })).toBe(1.5)
})

it('[PLATE-3] of a slot its dish is cooked with all leftovers, and its sides for the meal alone', () => {
  expect(cookedFor(week, parent, forTwo)).toEqual([
    { recipeId: 'stew', servings: 4.5 },
    { recipeId: 'beans', servings: 1 },
  ])
  expect(cookedFor(week, alone, forTwo)).toEqual([{ recipeId: 'stew', servings: 2 }])
  expect(cookedFor(week, leftover, forTwo)).toEqual([{ recipeId: 'beans', servings: 1 }])
  expect(cookedFor(week, { id: 'a', meal: 'lunch', kind: 'empty' }, forTwo)).toEqual([])
  expect(cookedFor(week, { id: 'a', meal: 'lunch', kind: 'skipped' }, forTwo)).toEqual([])
})

it('[PLATE-3] of a slot where nothing stands nobody is served', () => {
  const nobody = () => {
    throw new Error('Nothing stands there.')
  }
  expect(cookedFor(week, { id: 'a', meal: 'lunch', kind: 'empty' }, nobody)).toEqual([])
})
