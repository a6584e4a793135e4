import { describe, expect, it } from 'vitest'
import type { DishBrief, PictureIngredient } from '../picture-recipe.ts'
import { readDish } from './read-dish.ts'

const food = (id: string, foodClass: string, grams: number): PictureIngredient => ({
  food: id,
  class: foodClass,
  grams,
  name: id.replaceAll('-', ' '),
})
const beef = food('beef-chuck-roast', 'beef', 200)
const form = (title: string, steps: string[], ingredients: PictureIngredient[], category = 'dinner') =>
  readDish({ id: 'x', title, category, cuisine: 'any', servings: 1, steps, ingredients }).form.id

describe('a dish whose name says nothing', () => {
  it('[ED-6] stays as its recipe says, whatever the steps do', () => {
    const dish = (brief: DishBrief) =>
      readDish({
        id: 'x',
        title: 'Beef and celery',
        category: 'dinner',
        cuisine: 'any',
        servings: 1,
        steps: ['Simmer the [beef-chuck-roast] in the [beef-stock].'],
        ingredients: [beef, food('beef-stock', 'stock', 300)],
        brief,
      }).form.id
    expect(dish({ form: 'plain' })).toBe('plain')
  })

  it.each([
    [
      'a soup where broth stays',
      ['Simmer the [beef-chuck-roast] in the [beef-stock].'],
      'beef-stock',
      'stock',
      300,
      'soup',
    ],
    [
      'a stew where some stays',
      ['Braise the [beef-chuck-roast] in the [beef-stock].'],
      'beef-stock',
      'stock',
      120,
      'curry',
    ],
    [
      'a stir-fry from the wok',
      ['Toss the [beef-chuck-roast] in a hot wok.'],
      'broccoli',
      'vegetable',
      120,
      'stir-fry',
    ],
    ['plain where it is neither', ['Roast the [beef-chuck-roast].'], 'broccoli', 'vegetable', 120, 'plain'],
    [
      'no soup once it is drained',
      ['Simmer the [beef-chuck-roast], then drain.'],
      'water',
      'water',
      60,
      'plain',
    ],
  ] as const)('[CON-10] [RCP-9] is %s', (_, steps, id, foodClass, grams, expected) => {
    expect(form('Supper', [...steps], [beef, food(id, foodClass, grams)])).toBe(expected)
  })

  it('[CON-10] [RCP-9] is no stew when the title serves the sauce beside or below', () => {
    const ingredients = [beef, food('beef-stock', 'stock', 150)]
    expect(form('Beef over its gravy', ['Simmer the [beef-chuck-roast] in [beef-stock].'], ingredients)).toBe(
      'plain',
    )
  })

  it('[CON-10] [RCP-9] cuts meat in a stew for the spoon', () => {
    const dish = readDish({
      id: 'x',
      title: 'Texas red chili',
      category: 'dinner',
      cuisine: 'any',
      servings: 1,
      steps: ['Simmer the [beef-chuck-roast] whole, roast it.'],
      ingredients: [beef],
    })
    expect(dish.foods[0]?.look.glyph).toBe('stew-beef')
  })
})
