import { expect, it } from 'vitest'
import type { RecipeCard } from '../../recipes/shown/recipe-card.ts'
import { dayOf } from '../testing/invented-template.ts'
import { avoidedRecipes, cardOf, type Interaction, keepsDaysOnCards, likedRecipes } from './meal-plan.ts'

const card = (keepsDays?: number) => ({ title: 'Stew', keepsDays }) as RecipeCard
const [breakfast, lunch] = dayOf('s').items

it('[DAY-11] a slot’s card is its dish’s, and none where nothing stands or the recipe is gone', () => {
  const cards = { 'recipe-d-lunch': card() }
  expect(cardOf({ cards }, lunch!)).toBe(cards['recipe-d-lunch'])
  expect(cardOf({ cards }, breakfast!)).toBeUndefined()
  expect(cardOf({ cards: {} }, lunch!)).toBeUndefined()
})

it('[CON-4] a dish keeps as its card says, and as leftovers did where that doesn’t say', () => {
  const keepsDaysOf = keepsDaysOnCards({ cards: { short: card(1), old: card() } })
  expect(['short', 'old', 'gone'].map(keepsDaysOf)).toEqual([1, 3, 3])
})

it('[ITEM-7] a person likes some recipes and avoids others', () => {
  const said = (recipeId: string, type: Interaction['type']) => ({ recipeId, type }) as Interaction
  const plan = { interactions: [said('a', 'like'), said('b', 'dislike'), said('c', 'like')] }
  expect([...likedRecipes(plan)]).toEqual(['a', 'c'])
  expect([...avoidedRecipes(plan)]).toEqual(['b'])
})
