import { describe, expect, it } from 'vitest'
import { cookedRecipe } from '../recipes/cooked-recipe.ts'
import { stepWords } from '../recipes/step-words.ts'
import { fixtureRecipe } from '../testing/fixture-recipe.ts'

const eggs = { id: 'egg', name: 'egg', plural: 'eggs', measures: { large: 50 }, whole: true }
const cheese = { id: 'parmesan', name: 'parmesan', plural: 'parmesan', measures: { cup: 100, tbsp: 6.25 } }
const recipe = fixtureRecipe({
  foods: [
    [eggs, 200],
    [cheese, 50],
  ],
  steps: ['Beat [egg: half] with [parmesan: 20 g].', '[egg: rest|the eggs] and [parmesan: rest] go on top.'],
})
const read = (scale: number, units: 'us' | 'metric') =>
  recipe.steps.map((step) => stepWords(step, cookedRecipe(recipe, { scale, units })))

describe('a step with shares', () => {
  it('[CON-5] says the amount of each, as the recipe is written', () => {
    expect(read(1, 'metric')).toEqual([
      'Beat 2 eggs (half) with 20 g parmesan.',
      'The remaining 2 eggs and the remaining 30 g parmesan go on top.',
    ])
  })

  it('[CON-5] follows the servings and the kitchen of the reader', () => {
    expect(read(2, 'us')).toEqual([
      'Beat 4 eggs (half) with 6 ½ tbsp parmesan.',
      'The remaining 4 eggs and the remaining ⅔ cup parmesan go on top.',
    ])
  })

  it('[CON-5] says in words what nothing measures', () => {
    expect(read(0.25, 'metric')[0]).toMatch(/^Beat half of the eggs with 5 g parmesan\.$/)
  })
})
