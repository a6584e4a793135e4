import { describe, expect, it } from 'vitest'
import { recipeFinder } from './recipe-finder.ts'

const salmon = {
  id: 'salmon-lemon~aaaaaaaaaa',
  slug: 'salmon-lemon',
  formerly: ['lemon-salmon', 'trout'],
} as const
const trout = { id: 'trout~bbbbbbbbbb', slug: 'trout', formerly: [] } as const

describe('recipeFinder', () => {
  it.each([
    ['its id', 'salmon-lemon~aaaaaaaaaa', salmon],
    ['its id before it was mended', 'salmon-lemon~0123456789', salmon],
    ['its slug', 'salmon-lemon', salmon],
    ['its id before it was renamed', 'lemon-salmon~0123456789', salmon],
    ['a slug that is another recipe’s today', 'trout~cccccccccc', trout],
    ['an id that never was', 'nothing~aaaaaaaaaa', undefined],
    ['the name of a property', 'constructor', undefined],
  ])('a recipe is found by %s', (_words, id, found) => {
    expect(recipeFinder([trout, salmon])(id)).toBe(found)
  })
})
