import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostSuggestions, suggestIngredients } from './ingredient-suggestions.ts'

const names = [
  'chicken breast',
  'cooked chicken',
  'chickpea flour',
  'egg',
  'egg white',
  'eggplant',
  'jalapeño',
  'pickled jalapeño',
  'blueberries',
  'fresh basil',
  'sea bass fillet',
  'Thai basil',
  'tomato',
]

describe('suggestIngredients', () => {
  it.each([
    [
      'the beginning of the name, then of a word',
      'chick',
      ['chicken breast', 'chickpea flour', 'cooked chicken'],
    ],
    ['the inside of a word last', 'as', ['Thai basil', 'fresh basil', 'chicken breast', 'sea bass fillet']],
    ['accents or none', 'jalapeno', ['jalapeño', 'pickled jalapeño']],
    ['capitals', 'THAI', ['Thai basil']],
    ['two words', 'chicken br', ['chicken breast']],
    ['many for one', 'tomatoes', ['tomato']],
    ['one for many', 'blueberry', ['blueberries']],
    ['a slip', 'chiken', ['chicken breast', 'cooked chicken']],
    ['nothing like it', 'xqzv', []],
    ['one character is too few', 'e', []],
    ['spaces do not count', ' e ', []],
  ])('[ONB-11] %s: "%s"', (_story, search, expected) => {
    expect(suggestIngredients(names, search, [])).toEqual(expected)
  })

  it('[ONB-11] hides what is avoided already, however it is written', () => {
    expect(suggestIngredients(names, 'egg', ['Egg', 'EGG WHITE'])).toEqual(['eggplant'])
    expect(suggestIngredients(names, 'jalap', ['jalapeno'])).toEqual(['pickled jalapeño'])
  })

  it('[ONB-11] stays a list one can look over', () => {
    const nuts = Array.from({ length: 50 }, (_, at) => `nut ${at}`)
    expect(suggestIngredients(nuts, 'nut', [])).toHaveLength(mostSuggestions)
  })

  it('[ONB-11] every ingredient comes first for its own name', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), (name) => {
        expect(suggestIngredients(names, name, [])[0]).toBe(name)
      }),
    )
  })
})
