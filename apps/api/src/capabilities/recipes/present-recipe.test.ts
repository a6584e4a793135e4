import { recipeSchema } from '@butterleaf/contract/recipes/full-recipe-schema'
import { decodeRecipe } from '@butterleaf/contract/recipes/recipe-codec'
import type { Food } from '@butterleaf/cookbook/foods/food'
import { nutritionOf } from '@butterleaf/cookbook/foods/nutrition'
import type { Recipe, RecipeIngredient } from '@butterleaf/cookbook/recipes/recipe'
import { gramsPerUnit, pieceUnitOf } from '@butterleaf/domain/kitchen/measured-food'
import { describe, expect, it } from 'vitest'
import { openCookbook } from '#platform/recipes/cookbook.ts'
import { presentRecipe } from './present-recipe.ts'

const cookbook = openCookbook()
const food = (name: string): Food => cookbook.foodsByName.get(name)!

function madeIngredient(
  name: string,
  own: Partial<RecipeIngredient> & Pick<RecipeIngredient, 'quantity'>,
): RecipeIngredient {
  const used = food(name)
  const grams = own.grams ?? own.quantity * gramsPerUnit(used, own.unit ?? pieceUnitOf(used) ?? 'piece')!
  return { food: used, grams, isOptional: false, ...own }
}

/** Two servings with an onion, two eggs and cream. */
function madeRecipe(own: Partial<Recipe> = {}): Recipe {
  return {
    ...cookbook.recipes[0]!,
    servings: 2,
    ingredients: [
      madeIngredient('yellow onion', { quantity: 1, prep: 'diced' }),
      madeIngredient('egg', { quantity: 2, group: 'Custard' }),
      madeIngredient('heavy cream', { quantity: 0.5, unit: 'cup', note: 'or more' }),
      madeIngredient('salt', { quantity: 0, unit: 'none', grams: 0 }),
    ],
    steps: [
      {
        parts: [
          { kind: 'food', food: 'onion' },
          { kind: 'text', text: ' goes in for ' },
          { kind: 'timer', seconds: 480 },
          { kind: 'text', text: ' at ' },
          { kind: 'temperature', celsius: 200 },
          { kind: 'text', text: '. Add ' },
          { kind: 'food', food: 'egg', words: 'the yolks' },
          { kind: 'text', text: '.' },
        ],
      },
    ],
    ...own,
  }
}
const linesOf = (recipe: Recipe, scale: number, units: 'us' | 'metric' = 'us') =>
  presentRecipe(recipe, { scale, units }).ingredients.map((row) => row.toString)

describe('presentRecipe', () => {
  it.each([
    [1, 'us', ['1 yellow onion', '2 large eggs', '½ cup heavy cream', 'salt']],
    [3, 'us', ['3 yellow onions', '6 large eggs', '1 ½ cups heavy cream', 'salt']],
    [0.5, 'us', ['½ yellow onion', '1 large egg', '¼ cup heavy cream', 'salt']],
    [0.375, 'us', ['½ yellow onion', '1 large egg', '3 tbsp heavy cream', 'salt']],
    [3, 'metric', ['330 g yellow onions', '6 large eggs', '350 ml heavy cream', 'salt']],
  ] as const)('[RCP-8] %s times in the %s kitchen reads as a cook writes it', (scale, units, lines) => {
    expect(linesOf(madeRecipe(), scale, units)).toEqual(lines)
  })

  it('[RCP-7] what has no amount shows none in either kitchen', () => {
    const salt = presentRecipe(madeRecipe()).ingredients[3]!
    expect(salt).toMatchObject({ gram: 0, amount: 0, unit_id: 0, measures: { us: null, metric: null } })
  })

  it('[RCP-6] rows carry their group, their preparation and their own nutrition', () => {
    const [onion, egg, cream] = presentRecipe(madeRecipe(), { scale: 2, units: 'us' }).ingredients
    expect(onion).toMatchObject({ ingredient_name: 'yellow onion', extra: 'diced', label: null, unit_id: 1 })
    expect(egg).toMatchObject({ label: 'Custard', extra: null, amount: 4 })
    expect(cream).toMatchObject({ extra: 'or more', amount: 1, unit_name: 'cup' })
    const { fat, protein } = nutritionOf(food('egg'), egg!.gram)
    expect(egg!.nutrition).toMatchObject({
      fat: expect.closeTo(fat, 1),
      protein: expect.closeTo(protein, 1),
    })
  })

  it('steps are worded for the amounts, whole and in parts', () => {
    const one = presentRecipe(madeRecipe()).steps[0]!
    const many = presentRecipe(madeRecipe(), { scale: 3, units: 'us' }).steps[0]!
    expect(one.text).toBe('Yellow onion goes in for 8 min at 200 °C (400 °F). Add the yolks.')
    expect(many.text).toBe('Yellow onions goes in for 8 min at 200 °C (400 °F). Add the yolks.')
    expect(many.parts[0]).toEqual({ kind: 'food', text: 'Yellow onions', food_id: 'onion' })
    expect(many.parts[2]).toEqual({ kind: 'timer', text: '8 min', seconds: 480 })
    expect(many.parts[4]).toEqual({ kind: 'temperature', text: '200 °C (400 °F)', celsius: 200 })
  })

  it('[CON-5] a share of an ingredient comes scaled, in the reader’s kitchen and in both', () => {
    const share = (said: 'half' | 'rest') => ({ said, of: 0.5 })
    const steps: Recipe['steps'] = [
      {
        parts: [
          { kind: 'food', food: 'heavy-cream', share: share('half') },
          { kind: 'text', text: ', then ' },
          { kind: 'food', food: 'heavy-cream', share: share('rest'), words: 'cream' },
        ],
      },
    ]
    const [step] = presentRecipe(madeRecipe({ steps }), { scale: 2, units: 'metric' }).steps
    expect(step?.text).toBe('120 ml heavy cream (half), then the remaining 120 ml cream')
    expect(step?.parts[0]).toEqual({
      kind: 'food',
      text: '120 ml heavy cream (half)',
      food_id: 'heavy-cream',
      share: {
        said: 'half',
        gram: expect.closeTo(119, 0),
        measures: {
          us: expect.objectContaining({ text: '½ cup' }),
          metric: expect.objectContaining({ text: '120 ml' }),
        },
        texts: { us: '½ cup heavy cream (half)', metric: '120 ml heavy cream (half)' },
      },
    })
    expect(recipeSchema.safeParse(presentRecipe(madeRecipe({ steps }))).error).toBeUndefined()
  })

  it('[CON-3] [CON-4] [CON-6] [CON-7] [CON-9] says its short name, how it keeps, what it needs and what is thrown away', () => {
    const recipe = madeRecipe({
      short: 'Onion custard',
      note: 'A shallot is as good.',
      keeps: { days: 2, how: 'in a lidded box in the fridge', freezes: false },
      needs: ['oven', 'blender'],
      atOnce: 4,
      discarded: [{ food: 'salt', share: 0.5, why: 'left in the water' }],
    })
    const presented = presentRecipe(recipe)
    expect(presented).toMatchObject({
      short: 'Onion custard',
      keepsDays: 2,
      note: 'A shallot is as good.',
      keeps: { days: 2, how: 'in a lidded box in the fridge', freezes: false, reheat: null },
      needs: ['oven', 'blender'],
      atOnce: 4,
      discarded: [{ food_id: 'salt', share: 0.5, only: null, why: 'left in the water' }],
    })
    expect(recipeSchema.safeParse(presented).error).toBeUndefined()
    expect(decodeRecipe(presented)).toMatchObject({
      keeps: { days: 2, how: 'in a lidded box in the fridge', freezes: false },
      needs: ['oven', 'blender'],
      atOnce: 4,
      note: 'A shallot is as good.',
    })
  })

  it('[CON-8] notes a serving that holds much fiber, after what its file notes', () => {
    const [ingredient] = madeRecipe().ingredients
    const bran = { ...ingredient!.food, per100g: { ...ingredient!.food.per100g, polyols: 90 } }
    const sweet = { ...ingredient!, food: bran, grams: 40 * madeRecipe().servings }
    const perServing = { ...madeRecipe().perServing, fiber: 24 }
    const heavy = madeRecipe({ ingredients: [sweet], perServing, note: 'A shallot is as good.' })
    expect(presentRecipe(heavy).note).toBe(
      'A shallot is as good. 24 g of fiber a serving: much at once if you aren’t used to it. 36 g of sugar alcohol or allulose a serving: much at once if you aren’t used to it.',
    )
    expect(presentRecipe(madeRecipe({ note: 'A shallot is as good.' })).note).toBe('A shallot is as good.')
  })

  it('[API-1] a recipe of an older server, which says none of it, is read all the same', () => {
    const {
      keeps: _,
      needs: __,
      atOnce: ___,
      note: ____,
      keepsDays: _____,
      ...older
    } = presentRecipe(madeRecipe())
    expect(decodeRecipe(older)).toMatchObject({ keeps: null, needs: [], atOnce: null, note: null })
  })

  it('[RCP-9] every recipe of the cookbook is as the contract describes it, its parts adding up to its steps', () => {
    for (const recipe of cookbook.recipes) {
      const presented = presentRecipe(recipe, { scale: 1.75, units: 'us' })
      expect(recipeSchema.safeParse(presented).error).toBeUndefined()
      for (const { text, parts } of presented.steps)
        expect(parts.map((part) => part.text).join('')).toBe(text)
    }
  })

  it('[RCP-9] the rows of every recipe add up to its servings', () => {
    for (const recipe of cookbook.recipes) {
      const { ingredients, nutrition, serving } = presentRecipe(recipe)
      const protein = ingredients.reduce((sum, row) => sum + row.nutrition.protein, 0)
      // Each row is rounded to a tenth.
      const tolerance = 0.05 * (ingredients.length + serving) + 1e-6
      expect([recipe.id, Math.abs(protein - nutrition.protein * serving) <= tolerance]).toEqual([
        recipe.id,
        true,
      ])
    }
  })
})
