import { encodeBrowseQuery } from '@butterleaf/contract/meal-plan/codecs/browse-codec'
import { mainMeals } from '@butterleaf/domain/meals/meals'
import { cuisines } from '@butterleaf/domain/recipes/cuisines'
import { dietaryTags } from '@butterleaf/domain/recipes/dietary-tags'
import { timeSteps } from '@butterleaf/domain/recipes/filters'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeFiltersAddress, encodeFiltersAddress } from '#lib/recipe/browse/filters-address.ts'
import { withNetCarbs } from './browse-filters.ts'

const anyFilters = fc
  .record({
    page: fc.constant(1),
    search: fc.string({ maxLength: 40 }).map((text) => text.trim()),
    categories: fc.uniqueArray(fc.constantFrom(...mainMeals)),
    tags: fc.uniqueArray(fc.constantFrom(...dietaryTags)),
    mostMinutes: fc.constantFrom(...timeSteps),
    cuisines: fc.uniqueArray(fc.constantFrom(...cuisines)),
  })
  .chain((filters) =>
    fc.option(fc.integer({ min: 1, max: 40 })).map((grams) => withNetCarbs(filters, grams ?? undefined)),
  )

it('[RCP-1] [RCP-2] what is asked stands in the address and comes back from it', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      expect(decodeFiltersAddress(new URLSearchParams(encodeFiltersAddress(filters).toString()))).toEqual(
        filters,
      )
    }),
  )
})

it('an address that nobody could have made asks for everything', () => {
  const everything = decodeFiltersAddress(new URLSearchParams())
  expect(decodeFiltersAddress(new URLSearchParams('time=7'))).toEqual(everything)
  expect(decodeFiltersAddress(new URLSearchParams('allergen=9999&search=egg'))).toEqual(everything)
  expect(encodeFiltersAddress(everything).toString()).toBe('')
})

it('[RCP-2] the call is asked in the specification’s words', () => {
  const filters = decodeFiltersAddress(
    new URLSearchParams('search=egg&time=30&allergen=10,16&net_carbs=8&categories=lunch'),
  )
  expect(JSON.parse(encodeBrowseQuery({ ...filters, page: 2 }))).toEqual({
    page: 2,
    search: 'egg',
    categories: ['lunch'],
    allergen: [10, 16],
    time: 30,
    net_carbs: 8,
  })
})
