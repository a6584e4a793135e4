import { expect, it } from 'vitest'
import { fullQuestionnaire } from '../../onboarding/testing/full-questionnaire.ts'
import type { Item } from '../item.ts'
import type { Week } from '../template.ts'
import { templateOf } from '../testing/invented-template.ts'
import type { MealPlan } from './meal-plan.ts'
import { minutesToCook } from './minutes-to-cook.ts'

const card = (prepMinutes: number, cookMinutes: number): MealPlan['cards'][string] => ({
  id: 'any',
  title: 'Any',
  pictures: { featured: '', small: '' },
  ...{ prepMinutes, cookMinutes, servings: 1 },
  perServing: { calories: 0, fat: 0, netCarbs: 0, protein: 0, carbs: 0, fiber: 0 },
})
const cards = { eggs: card(5, 10), stew: card(20, 70), wings: { ...card(8, 22), servings: 2, atOnce: 2 } }
const dish = (meal: Item['meal'], recipeId: string) => ({
  id: meal,
  meal,
  recipeId,
  servings: 1,
  isLocked: false,
})
const weekOf = (...items: Item[]): Week => ({ id: 'w', days: [{ id: 'd', isComplete: false, items }] })
const minutesFor = (people: number, ...items: Item[]) => {
  const week = weekOf(...items)
  const answers = { ...fullQuestionnaire, people }
  const template = { ...templateOf([]), weeks: [week] }
  return minutesToCook({ cards, answers, template }, { week, day: week.days[0]! })
}
const minutes = (...items: Item[]) => minutesFor(1, ...items)

it('[DAY-9] the minutes of a day are prep and cook of what is cooked, leftovers apart', () => {
  const eggs: Item = { ...dish('breakfast', 'eggs'), kind: 'normal' }
  const stew: Item = { ...dish('dinner', 'stew'), kind: 'leftoverParent' }
  const leftover: Item = { ...dish('lunch', 'stew'), kind: 'leftover', parentId: 'elsewhere' }
  expect(minutes(eggs, leftover, stew)).toBe(105)
  expect(minutes(leftover, { id: 'b', meal: 'breakfast', kind: 'skipped' })).toBe(0)
  expect(minutes({ ...eggs, recipeId: 'left-the-book' })).toBe(0)
})

it('[HELD-4] a second basket, for more people or for leftovers, takes its own minutes', () => {
  const wings: Item = { ...dish('dinner', 'wings'), kind: 'leftoverParent' }
  const leftover: Item = { ...dish('lunch', 'wings'), kind: 'leftover', parentId: 'dinner' }
  expect([minutesFor(1, wings), minutesFor(2, wings), minutesFor(3, wings)]).toEqual([30, 30, 52])
  expect([minutesFor(1, wings, leftover), minutesFor(2, wings, leftover)]).toEqual([30, 52])
})
