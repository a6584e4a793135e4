import { decodeRecipe } from '@butterleaf/contract/recipes/recipe-codec'
import { expect, it } from 'vitest'
import { buildIngredient, buildRecipe, buildStep, cream, salmon } from '#lib/recipe/testing/build-recipe.ts'
import { ingredientsOfStep } from './cook-mode.tsx'

it('[RCP-5] a step brings each row of the foods it names, once, in its own order', () => {
  const topping = buildIngredient({ ingredient_name: 'heavy cream', label: 'Topping' })
  const step = buildStep(
    { kind: 'food', text: 'cream', food_id: 'heavy-cream' },
    { kind: 'food', text: 'salmon', food_id: 'salmon-fillet' },
    { kind: 'food', text: 'cream', food_id: 'heavy-cream' },
  )
  const recipe = decodeRecipe(
    buildRecipe(undefined, { steps: [step], ingredients: [salmon, cream, topping] }),
  )
  const rows = recipe.steps.flatMap((decoded) => ingredientsOfStep(decoded, recipe.ingredients))
  expect(rows.map(({ row }) => row)).toEqual([1, 2, 0])
})
