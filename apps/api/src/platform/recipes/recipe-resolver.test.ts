import { describe, expect, it } from 'vitest'
import { recipeResolver } from './recipe-resolver.ts'

const salmon = {
  id: 'lemon-salmon~aaaaaaaaaa',
  slug: 'salmon-lemon',
  formerly: ['char', 'brook-trout~dddddddddd'],
} as const
const trout = { id: 'trout~bbbbbbbbbb', slug: 'trout', formerly: [] } as const

describe('recipeResolver', () => {
  it.each([
    ['its id', 'lemon-salmon~aaaaaaaaaa', salmon],
    ['an id of it from before ids stood in the files', 'lemon-salmon~0123456789', salmon],
    ['the name of its file', 'salmon-lemon', salmon],
    ['an id from before, under a later name', 'salmon-lemon~0123456789', salmon],
    ['the name of a recipe whose place it took', 'char', salmon],
    ['an id of a recipe whose place it took', 'char~0123456789', salmon],
    ['the id of a recipe whose place it took, as it is listed', 'brook-trout~dddddddddd', salmon],
    ['the id of another', 'trout~bbbbbbbbbb', trout],
    ['an id that never was', 'nothing~aaaaaaaaaa', undefined],
    ['the name of a property', 'constructor', undefined],
  ])('finds a recipe by %s', (_words, id, found) => {
    expect(recipeResolver([trout, salmon])(id)).toBe(found)
  })
})
