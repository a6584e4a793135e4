import { describe, expect, it } from 'vitest'
import { fixtureRecipe } from '../testing/fixture-recipe.ts'
import { slugOf } from './identity.ts'

describe('recipeId', () => {
  it('is the slug and a hash that needs no escape in an address', () => {
    const { id } = fixtureRecipe({})
    expect(id).toMatch(/^wilted-spinach~[0-9a-z]{10}$/)
    expect(encodeURIComponent(id)).toBe(id)
    expect(slugOf(id)).toBe('wilted-spinach')
    expect(slugOf('wilted-spinach')).toBe('wilted-spinach')
  })

  it('is the same on every machine and in every version of this program', () => {
    expect(fixtureRecipe({}).id).toBe(fixtureRecipe({}).id)
    expect(fixtureRecipe({}).id).toMatchInlineSnapshot(`"wilted-spinach~x780h5azpb"`)
  })

  it.each([
    ['the title', { title: 'Spinach, wilted' }],
    ['a step', { steps: ['Wilt the [spinach], {3 min}.'] }],
    ['an amount', { foods: [[{}, 201]] as const }],
    ['the servings', { servings: 3 }],
    ['a time', { cookMinutes: 6 }],
    ["a food's name", { foods: [[{ name: 'baby spinach' }, 200]] as const }],
    [
      "a food's figures",
      {
        foods: [[{ per100g: { ...fixtureRecipe({}).ingredients[0]!.food.per100g, fat: 0.5 } }, 200]] as const,
      },
    ],
    ["a food's allergens", { foods: [[{ may: ['milk'] as const }, 200]] as const }],
  ])('changes with %s', (_what, change) => {
    expect(fixtureRecipe(change).id).not.toBe(fixtureRecipe({}).id)
  })

  it.each([
    ['a price', { foods: [[{ price: 3 as const }, 200]] as const }],
    ['an aisle', { foods: [[{ aisle: 'frozen' as const }, 200]] as const }],
    ['a guess at the technique', { technique: 'raw' as const }],
    ['an old slug', { formerly: ['spinach'] }],
  ])('stays with %s', (_what, change) => {
    expect(fixtureRecipe(change).id).toBe(fixtureRecipe({}).id)
  })
})
