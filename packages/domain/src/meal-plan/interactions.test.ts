import { describe, expect, it } from 'vitest'
import {
  recipesOfType,
  removeInteraction,
  renameInteractions,
  type SavedInteraction,
  saveInteraction,
  storedIdsOf,
} from './interactions.ts'

const like = (recipeId: string): SavedInteraction => ({ recipeId, type: 'like', at: '2025-01-01' })
const dislike = (recipeId: string): SavedInteraction => ({ recipeId, type: 'dislike', at: '2025-01-04' })

describe('saveInteraction', () => {
  it('[ITEM-7] of one recipe the last counts', () => {
    expect(saveInteraction([like('a'), like('b')], dislike('a'))).toEqual([like('b'), dislike('a')])
  })
})

describe('removeInteraction', () => {
  it('[ITEM-7] takes back what was said of a recipe, and changes nothing where nothing was said', () => {
    const said = [like('a'), dislike('b')]
    expect(removeInteraction(said, 'a')).toEqual([dislike('b')])
    expect(removeInteraction(said, 'c')).toBe(said)
  })
})

describe('renameInteractions', () => {
  const today: Readonly<Record<string, string>> = { 'old-a': 'a' }
  const idOf = (storedId: string) => today[storedId] ?? storedId

  it('[ITEM-7] of one recipe the last word counts, whatever ids it was said under', () => {
    const interactions = renameInteractions([like('old-a'), like('b'), like('gone'), dislike('a')], idOf)
    expect(interactions.map(({ recipeId, type }) => [recipeId, type])).toEqual([
      ['a', 'dislike'],
      ['b', 'like'],
      ['gone', 'like'],
    ])
    expect(interactions.map(storedIdsOf)).toEqual([['old-a', 'a'], ['b'], ['gone']])
    expect(recipesOfType(interactions, 'like')).toEqual(['b', 'gone'])
  })

  it('what is stored under the id of today stays the same object', () => {
    const stored = like('a')
    expect(renameInteractions([stored], idOf)[0]).toBe(stored)
  })
})
