import { describe, expect, it } from 'vitest'
import { drawPlate, planPlate } from '../draw-plate.ts'
import type { DishBrief, PictureRecipe } from '../picture-recipe.ts'

const food = (id: string, foodClass: string, grams: number) => ({
  food: id,
  class: foodClass,
  grams,
  name: id.replaceAll('-', ' '),
})
const recipe: PictureRecipe = {
  id: 'supper',
  title: 'Supper of the house',
  category: 'dinner',
  cuisine: 'any',
  servings: 2,
  ingredients: [
    food('broccoli', 'vegetable', 300),
    food('cheddar', 'cheese', 60),
    food('salmon-fillet', 'fish', 200),
    food('heavy-cream', 'dairy', 120),
  ],
  steps: ['Cook the [broccoli], the [salmon-fillet] and the [heavy-cream].', 'Add the [cheddar].'],
}
const withBrief = (brief: DishBrief | undefined) => ({ ...recipe, brief })
const altOf = (brief: DishBrief | undefined) => drawPlate(withBrief(brief)).alt

describe('the picture a recipe asks for', () => {
  it('[CON-10] [RCP-9] is drawn in its form, of its hero, with its garnish, and says so', () => {
    const brief = { form: 'soup', base: 'broccoli', hero: 'broccoli', garnish: ['cheddar'] }
    expect(altOf(undefined)).toMatch(/^Illustration: salmon with broccoli/)
    expect(altOf(brief)).toBe('Illustration: broccoli soup with cheddar in a soup bowl')
  })

  it('[CON-10] [RCP-9] takes its color from the base', () => {
    const soup = (base: string) =>
      drawPlate(withBrief({ form: 'soup', base, hero: 'salmon-fillet' })).featured
    expect(soup('broccoli')).toContain('#8fac4f')
    expect(soup('heavy-cream')).not.toContain('#8fac4f')
  })

  it('[CON-10] [RCP-9] takes its color from a base that is its hero, too', () => {
    const { featured } = drawPlate(withBrief({ form: 'soup', base: 'broccoli', hero: 'broccoli' }))
    expect(featured).toContain('#8fac4f')
  })

  it('[CON-10] [RCP-9] shows no other food as pieces once it names a hero or a garnish', () => {
    const { mains, sides } = planPlate(withBrief({ hero: 'broccoli' })).showing
    expect([...mains, ...sides].map((shown) => shown.food.ingredient.food)).toEqual(['broccoli'])
  })

  it('[CON-10] [RCP-9] leaves the guess of the foods when it names the form alone', () => {
    expect(altOf({ form: 'sheet-pan' })).toMatch(/^Illustration: salmon with broccoli .*on a sheet pan$/)
  })
})
