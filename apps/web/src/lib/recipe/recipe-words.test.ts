import { decodeRecipe } from '@butterleaf/contract/recipes/recipe-codec'
import { describe, expect, it } from 'vitest'
import { ingredientGroups } from './ingredient-list.tsx'
import { totalNutrition } from './ingredients-card.tsx'
import { cardText } from './instructions-card.tsx'
import { buildIngredient, buildRecipe } from './testing/build-recipe.ts'
import { minutesText } from './time-text.ts'

describe('an instruction on a card', () => {
  it('[ITEM-6] is whole up to 112 characters', () => {
    expect(cardText('a'.repeat(112))).toBe('a'.repeat(112))
  })

  it('[ITEM-6] is cut there with an ellipsis, never after a space', () => {
    expect(cardText('a'.repeat(113))).toBe(`${'a'.repeat(112)}…`)
    expect(cardText(`${'a'.repeat(111)} and more`)).toBe(`${'a'.repeat(111)}…`)
  })
})

describe('ingredients', () => {
  it('[RCP-6] are grouped by label in the order it first comes up, the rest under "No Label"', () => {
    const rows = [
      ['egg', null],
      ['cream', 'Sauce'],
      ['salt', ' '],
      ['lemon', 'Sauce'],
    ].map(([name, label]) => buildIngredient({ ingredient_name: name ?? '', label: label ?? null }))
    const { ingredients } = decodeRecipe(buildRecipe(undefined, { ingredients: rows }))
    const groups = ingredientGroups(ingredients).map((group) => [
      group.label,
      group.rows.map(({ row }) => row),
    ])
    expect(groups).toEqual([
      ['No Label', [0, 2]],
      ['Sauce', [1, 3]],
    ])
  })

  it('[RCP-6] add up to a total without the noise of binary decimals', () => {
    const row = { calories: 10, fat: 0.1, carbs: 0.2, fiber: 0, netCarbs: 0.2, protein: 1.1 }
    expect(totalNutrition([row, row, row])).toEqual({
      calories: 30,
      fat: 0.3,
      carbs: 0.6,
      fiber: 0,
      netCarbs: 0.6,
      protein: 3.3,
    })
  })
})

it.each([
  [25, '25 min'],
  [60, '1 h'],
  [130, '2 h 10 min'],
])('%d minutes are said %s', (minutes, text) => {
  expect(minutesText(minutes)).toBe(text)
})
