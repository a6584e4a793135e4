import { describe, expect, it } from 'vitest'
import { fixtureRecipe } from '../testing/fixture-recipe.ts'
import { noteOf } from './compute-recipe.ts'

const labneh = { id: 'labneh', name: 'labneh', plural: 'labneh', rare: true, instead: 'Take Greek yogurt.' }
const curryLeaf = {
  id: 'curry-leaf',
  name: 'curry leaf',
  plural: 'curry leaves',
  rare: true,
  instead: 'Leave them out.',
}
const foods = [[labneh, 50] as const, [curryLeaf, 2] as const, [{ id: 'egg' }, 50] as const]

describe('noteOf', () => {
  it('[CON-9] tells what to take for each food that is hard to find', () => {
    expect(noteOf(fixtureRecipe({ foods }))).toBe(
      'No labneh? Take Greek yogurt. No curry leaves? Leave them out.',
    )
  })

  it('[CON-9] keeps the recipe’s own note before it, and leaves what that explains to it', () => {
    expect(noteOf(fixtureRecipe({ foods, note: 'Skyr is as good as labneh.' }))).toBe(
      'Skyr is as good as labneh. No curry leaves? Leave them out.',
    )
  })

  it('says nothing of what every supermarket has', () => {
    expect(noteOf(fixtureRecipe({}))).toBeUndefined()
  })
})
