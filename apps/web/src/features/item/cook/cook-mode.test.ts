import { measureOf } from '@butterleaf/contract/recipes/measure'
import { decodeRecipe } from '@butterleaf/contract/recipes/recipe-codec'
import { expect, it } from 'vitest'
import { measureText } from '#lib/recipe/measure-text.ts'
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

it('[RCP-5] where a step takes a share of a food, that is what it needs; of two shares in one step both, of two rows all of it', () => {
  const half = {
    said: 'half' as const,
    gram: 170,
    measures: { us: measureOf({ quantity: 6, unit: 'oz' }), metric: null },
    texts: { us: '6 oz salmon (half)', metric: 'half of the salmon' },
  }
  const part = { kind: 'food' as const, text: half.texts.us, food_id: 'salmon-fillet', share: half }
  const all = { kind: 'food' as const, text: 'salmon', food_id: 'salmon-fillet' }
  const steps = [buildStep(part), buildStep(part, part), buildStep(part, all)]
  const needed = (ingredients: (typeof salmon)[]) => {
    const recipe = decodeRecipe(buildRecipe(undefined, { steps, ingredients }))
    return recipe.steps.map((step) =>
      ingredientsOfStep(step, recipe.ingredients).map(({ share }) => share && measureText(share, 'us')),
    )
  }
  expect(needed([salmon])).toEqual([['6 oz'], ['12 oz'], [undefined]])
  expect(needed([salmon, salmon])[0]).toEqual([undefined, undefined])
})
