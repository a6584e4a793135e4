import { describe, expect, it } from 'vitest'
import { fixtureCookbook } from '../testing/fixture-cookbook.ts'
import { exportDocument } from './export-document.ts'

const { foods, recipes } = fixtureCookbook()
const document = exportDocument(foods, recipes)

describe('exportDocument', () => {
  it('gives a food exactly the fields of the design', () => {
    const egg = document.foods.find(({ id }) => id === 'egg')!
    expect(egg).toEqual({
      id: 'egg',
      name: 'egg',
      aisle: 'eggs',
      class: 'egg',
      contains: ['egg'],
      source: 'label',
      per100g: {
        ...{ calories: 143, fat: 9.5, carbs: 0.7, fiber: 0, polyols: 0, protein: 12.6 },
        ...{ sodium: 142, potassium: 100, magnesium: 10, saturatedFat: 2.9 },
      },
      measures: expect.objectContaining({ large: 50, medium: 44, g: 1, oz: 28.3495 }),
      buy: { unit: 'carton', grams: 600 },
      price: 1,
      keeps: { closed: 14, opened: 4 },
      swap: [],
      rare: false,
    })
    expect(Object.keys(egg)).toEqual([
      'id',
      'name',
      'aisle',
      'class',
      'contains',
      'source',
      'per100g',
      'measures',
      'buy',
      'price',
      'keeps',
      'swap',
      'rare',
    ])
  })

  it('counts fiber among the carbs of every food', () => {
    const { per100g } = document.foods.find(({ id }) => id === 'coconut-flour')!
    expect(per100g).toMatchObject({ carbs: 58, fiber: 39 })
  })

  it('[CON-3] [CON-4] [CON-6] [CON-7] [CON-9] [MIN-1] gives a recipe exactly the fields of the design', () => {
    const salmon = document.recipes.find(({ slug }) => slug === 'skillet-salmon-lemon-cream')!
    expect(salmon).toEqual({
      id: 'skillet-salmon-lemon-cream~k3f9q2ab1c',
      edition: recipes.find(({ slug }) => slug === 'skillet-salmon-lemon-cream')!.edition,
      slug: 'skillet-salmon-lemon-cream',
      title: 'Skillet salmon with lemon cream',
      short: null,
      meal: ['dinner'],
      goesWith: [],
      cuisine: 'french',
      servings: 2,
      prepTime: 8,
      cookTime: 14,
      tags: ['nut-free', 'gluten-free', 'soy-free', 'sesame-free'],
      nutrition: {
        ...{ calories: 628, carbs: 5.9, fat: 50.6, fiber: 2.2, protein: 39.4, net_carbs: 3.7 },
        ...{ saturatedFat: 15.1, sodium: 823, potassium: 349, magnesium: 35 },
      },
      ingredients: [
        { food: 'salmon-fillet', gram: 340, amount: 2, unit_name: 'fillet', group: null },
        { food: 'butter', gram: 14.2, amount: 1, unit_name: 'tbsp', group: null },
        { food: 'heavy-cream', gram: 120, amount: 120, unit_name: 'ml', group: 'Sauce' },
        { food: 'lemon-juice', gram: 20.6, amount: 20, unit_name: 'ml', group: 'Sauce' },
        { food: 'spinach', gram: 200, amount: 200, unit_name: 'g', group: null },
        { food: 'salt', gram: 3, amount: 0.5, unit_name: 'tsp', group: null },
      ],
      keeps: {
        days: 1,
        how: 'in a lidded box in the fridge',
        freezes: false,
        reheat: 'gently in a covered skillet, 4 min',
      },
      needs: [],
      atOnce: null,
      discarded: [],
      steps: [
        'Season salmon fillets with ¼ tsp salt (half); sear it in butter skin side down until the skin lets go, 8 min.',
        'Turn it and cook until the thick end flakes at the touch of a fork, 2 min.',
        'Heavy cream and lemon juice go in; simmer to a sauce, 3 min.',
        'Wilt the spinach in it with the remaining ¼ tsp salt, 1 min.',
      ],
    })
  })

  it('weighs every ingredient by the measures of its food', () => {
    const measures = new Map(document.foods.map((food) => [food.id, food.measures]))
    for (const { ingredients } of document.recipes) {
      for (const { food, gram, amount, unit_name } of ingredients) {
        expect(measures.get(food)![unit_name!]! * amount).toBeCloseTo(gram, 1)
      }
    }
  })
})

it('[ED-2] a side is told by its kind and what it goes with', () => {
  const side = { ...recipes[0]!, meals: [], goesWith: ['lunch' as const, 'dinner' as const] }
  expect(exportDocument([], [side]).recipes[0]).toMatchObject({
    meal: ['side'],
    goesWith: ['lunch', 'dinner'],
  })
})
