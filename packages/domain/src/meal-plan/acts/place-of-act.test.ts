import { expect, it } from 'vitest'
import { placeOfAct } from './place-of-act.ts'
import type { ActArgs } from './plan-acts.ts'

const week = { weekId: 'week' }
const day = { ...week, dayId: 'day' }
const item = { ...day, itemId: 'item' }

it.each<[string, Partial<ActArgs>, string]>([
  ['a meal', { lockItem: item }, 'item'],
  ['a meal, whatever comes there', { replaceItem: { ...item, recipeId: 'pie' } as never }, 'item'],
  ['a day that gets a dish', { fillSlot: { ...day, meal: 'lunch', recipeId: 'pie' } as never }, 'day'],
  [
    'the dish that feeds a leftover',
    { addLeftover: { ...day, meal: 'lunch', parentId: 'stew' } as never },
    'stew',
  ],
  ['a day', { completeDay: day as never }, 'day'],
  ['a week', { randomizeWeek: week as never }, 'week'],
  ['a recipe', { rejectDish: { recipeId: 'pie' as never } }, 'pie'],
  ['a change', { undoChange: { changeId: 'change', version: 3 } }, 'change'],
  ['the whole plan', { changePeople: { people: 2 } }, 'plan'],
  ['the plan without more words', { mendPlan: undefined }, 'plan'],
])('[ONE-1] an act is done to %s', (_, act, at) => {
  expect(Object.values(act).map(placeOfAct)).toEqual([at])
})
