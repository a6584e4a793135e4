import { describe, expect, it } from 'vitest'
import { nearest, oneOfWords, suggestion } from './nearest.ts'

const foods = ['salmon-fillet', 'smoked-salmon', 'spinach', 'heavy-cream', 'sour-cream', 'cream-cheese']

describe('nearest', () => {
  it.each([
    ['spinnach', ['spinach']],
    ['fillet-of-salmon', ['salmon-fillet', 'smoked-salmon']],
    ['salmon', ['salmon-fillet', 'smoked-salmon']],
    ['heavy cream', ['heavy-cream', 'cream-cheese', 'sour-cream']],
    ['kohlrabi', []],
    ['', []],
  ])('to "%s" are %j', (name, expected) => {
    expect(nearest(name, foods)).toEqual(expected)
  })

  it('makes a remedy of them, or falls back', () => {
    expect(suggestion('spinnach', foods, 'Add it.')).toBe('Write spinach.')
    expect(suggestion('kohlrabi', foods, 'Add it.')).toBe('Add it.')
    expect(oneOfWords(['a', 'b', 'c'])).toBe('a, b or c')
  })
})
