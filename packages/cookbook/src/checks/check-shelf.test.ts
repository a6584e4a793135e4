import { describe, expect, it } from 'vitest'
import { fixtureRecipe } from '../testing/fixture-recipe.ts'
import { checkShelf } from './check-shelf.ts'

const lines = { familiarity: 2, prep: 4, ingredients: 8 }
const ids = ['egg', 'spinach', 'feta', 'onion', 'tomato', 'avocado', 'lemon', 'bacon']
const foods = ids.map((id) => [{ id }, 50] as const)
const uncounted = [
  [{ id: 'salt' }, 3],
  [{ id: 'black-pepper' }, 1],
  [{ id: 'water' }, 60],
  [{ id: 'olive-oil', class: 'oil' }, 14],
] as const

const findings = (own: Parameters<typeof fixtureRecipe>[0]) =>
  checkShelf(fixtureRecipe({ familiarity: 'shelf', foods, ...own }), lines)

describe('checkShelf', () => {
  it('[CON-1] lets 20 minutes and 8 ingredients beside water, salt, pepper and the cooking fat be', () => {
    expect(findings({ prepMinutes: 8, cookMinutes: 12, foods: [...foods, ...uncounted] })).toEqual([])
  })

  it('[CON-1] names what takes longer', () => {
    expect(findings({ prepMinutes: 8, cookMinutes: 13 })).toMatchObject([
      { line: 4, what: expect.stringContaining('prep + cook are 21') },
    ])
  })

  it('[CON-1] names the ninth ingredient, and counts a second fat', () => {
    const second = [...foods, ...uncounted, [{ id: 'butter' }, 14] as const]
    expect(findings({ foods: second })).toMatchObject([
      { line: 8, what: expect.stringContaining('this one has 9: egg, spinach') },
    ])
  })

  it('[HELD-4] names a food that an ordinary supermarket lacks', () => {
    expect(findings({ foods: [[{ id: 'pumpkin-seed-oil' }, 10]] })).toMatchObject([
      { line: 8, what: expect.stringContaining('ordinary supermarket') },
    ])
  })

  it('asks nothing of other recipes', () => {
    expect(findings({ familiarity: 'known', cookMinutes: 90 })).toEqual([])
  })
})
