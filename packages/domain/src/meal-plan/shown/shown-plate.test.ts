import { expect, it } from 'vitest'
import type { RecipeCard } from '../../recipes/shown/recipe-card.ts'
import { shortName } from '../../recipes/shown/short-title.ts'
import type { Item, NormalItem } from '../item.ts'
import { plateMacros, plateName, shownSides } from './shown-plate.ts'

const card = (id: string, title: string, calories: number): RecipeCard => ({
  id,
  title,
  pictures: { featured: '', small: '' },
  prepMinutes: 5,
  cookMinutes: 10,
  servings: 2,
  perServing: { calories, fat: 10, protein: 4, netCarbs: 2, carbs: 3, fiber: 1 },
})
const cards = {
  chops: card('chops', 'Pork chops, sage & cabbage', 500),
  beans: card('beans', 'Buttered green beans', 80),
}
const plain: NormalItem = {
  id: 'dinner',
  meal: 'dinner',
  kind: 'normal',
  recipeId: 'chops',
  servings: 1.5,
  isLocked: false,
}
const plate = { ...plain, sides: [{ recipeId: 'beans', servings: 0.5 }] } satisfies Item

it('[PLATE-3] a plate is named after its main and what stands beside it', () => {
  expect(plateName({ cards }, plate)).toBe('Pork chops, sage & cabbage with Buttered green beans')
  expect(plateName({ cards }, plate, shortName)).toBe('Pork chops with Buttered green beans')
  expect(plateName({ cards }, plain)).toBe('Pork chops, sage & cabbage')
  expect(plateName({ cards }, { id: 'lunch', meal: 'lunch', kind: 'empty' })).toBeUndefined()
})

it('[PLATE-3] the figures of a plate are those of its main and its sides', () => {
  expect(plateMacros({ cards }, plate)).toMatchObject({ calories: 790, fat: 20 })
  expect(plateMacros({ cards }, plain).calories).toBe(750)
})

it('[PLATE-3] a side that has left the cookbook is not shown', () => {
  const gone = { ...plate, sides: [...plate.sides, { recipeId: 'gone', servings: 1 }] }
  expect(shownSides({ cards }, gone).map(({ card: { id } }) => id)).toEqual(['beans'])
})
