import { expect, it } from 'vitest'
import { inPlural, inSingular } from './share-text.ts'

it.each([
  ['muffin', 'muffins'],
  ['small loaf', 'small loaves'],
  ['pasty', 'pasties'],
  ['box', 'boxes'],
  ['radish', 'radishes'],
  ['tomato', 'tomatoes'],
  ['avocado', 'avocados'],
  ['berry', 'berries'],
])('%s is one of %s', (singular, plural) => {
  expect([inPlural(singular), inSingular(plural)]).toEqual([plural, singular])
  expect(inPlural(plural)).toBe(plural)
})
