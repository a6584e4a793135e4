import { describe, expect, it } from 'vitest'
import type { PictureIngredient } from '../picture-recipe.ts'
import { readDish } from './read-dish.ts'

const food = (id: string, foodClass: string, grams: number, group?: string): PictureIngredient => ({
  food: id,
  class: foodClass,
  grams,
  name: id.replaceAll('-', ' '),
  group,
})

const namesOf = (title: string, ingredients: PictureIngredient[], ...steps: string[]) =>
  readDish({
    id: title,
    title,
    category: 'dinner',
    cuisine: 'plain',
    servings: 2,
    ingredients,
    steps,
  }).foods.map(({ ingredient }) => ingredient.name)

describe('namedParts', () => {
  const steak = food('flank-steak', 'beef', 400)

  it('[ED-6] a sauce that the title names lies beside the dish, though it is mixed of several foods', () => {
    const parsley = food('parsley', 'herb', 20, 'Chimichurri')
    expect(namesOf('Steak with chimichurri', [steak, parsley], 'Grill [flank-steak].')).toContain(
      'chimichurri',
    )
  })

  it('[ED-6] so does a chopped salad', () => {
    const tomato = food('tomato', 'vegetable', 100)
    expect(namesOf('Steak with tomato and onion salad', [steak, tomato], 'Grill [flank-steak].')).toContain(
      'tomato and onion salad',
    )
  })

  it('[ED-6] a salad of one vegetable is the vegetable itself, once', () => {
    const cucumber = food('cucumber', 'vegetable', 100)
    expect(namesOf('Steak with cucumber salad', [steak, cucumber], 'Grill [flank-steak].')).toEqual([
      'flank steak',
      'cucumber',
    ])
  })

  it('[ED-6] nothing is added that the title does not name', () => {
    expect(namesOf('Steak', [steak, food('parsley', 'herb', 20)], 'Grill [flank-steak].')).toEqual([
      'flank steak',
      'parsley',
    ])
  })
})
