import fc from 'fast-check'
import type { DescribedCall, Description } from './described-calls.ts'
import { hostileText, hostileValue, valuesOf } from './values.ts'

/** `q` is JSON within the address. */
const filterNames = [
  'page',
  'search',
  'categories',
  'allergen',
  'time',
  'net_carbs',
  'pageTotal',
  '__proto__',
]
const filters = fc
  .dictionary(fc.constantFrom(...filterNames), hostileValue, { maxKeys: 4 })
  .map((value) => JSON.stringify(value))

export function queriesOf({ inQuery }: DescribedCall, description: Description): fc.Arbitrary<string> {
  const pairs = inQuery.map(({ name, schema = {} }) => {
    const value = fc.oneof(valuesOf(schema, description, 0).map(String), hostileText, filters)
    // Absent, once, or several times where one is expected.
    return fc.array(
      value.map((text) => `${name}=${encodeURIComponent(text)}`),
      { maxLength: 2 },
    )
  })
  const others = fc.constantFrom([], [], [], ['%=%'], ['a[b][c]=d'], ['&&&==='], ['__proto__[a]=b'])
  return fc.tuple(others, ...pairs).map((parts) => {
    // A longer one would be refused as too large a request head.
    const query = parts.flat().join('&').slice(0, 6_000)
    return query ? `?${query.replace(/%.?$/, '')}` : ''
  })
}
