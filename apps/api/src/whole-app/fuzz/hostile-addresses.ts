import fc from 'fast-check'
import type { DescribedCall, Description } from './described-calls.ts'
import { hostileText, valuesOf } from './values.ts'

/** Existing ids by the name of their parameter: the sender’s own, then a stranger’s. */
export type KnownIds = Readonly<Record<string, readonly string[]>>

/** Path segments that are invalid or misleading. */
const brokenParts = [
  '%',
  '%zz',
  '%00',
  'a%00',
  '%F0%9F',
  '%ED%A0%80',
  '..%2F..%2F',
  '%7B%7D',
  ';',
  '*',
  "'",
  '%0d%0aset-cookie:a=b',
]
const longParts = [101, 129, 500, 3_000].map((length) => 'x'.repeat(length))

export function addressesOf(
  { path, inPath, answerType }: DescribedCall,
  description: Description,
  known: KnownIds,
): fc.Arbitrary<string> {
  const parts = inPath.map(({ name, schema = {} }) => {
    const made = valuesOf(schema, description, 0).map((value) => encodeURIComponent(String(value)))
    const [own = made, foreign = own] = (known[name] ?? []).map((id) => fc.constant(id))
    return fc.record({
      name: fc.constant(name),
      own,
      foreign,
      mixed: fc.oneof(own, foreign, made),
      broken: brokenPart,
    })
  })
  // A fully valid address makes a PDF, which is slow and tested elsewhere.
  const least = answerType === 'application/pdf' ? 1 : 0
  const breaks = fc.oneof(
    fc.constant<number[]>(least ? [0] : []),
    fc.array(fc.nat({ max: Math.max(parts.length - 1, 0) }), { minLength: least, maxLength: 2 }),
  )
  return fc
    .tuple(fc.tuple(...parts), fc.constantFrom(...whose), breaks)
    .map(([made, from, broken]) =>
      made.reduce(
        (address, part, at) =>
          address.replace(`{${part.name}}`, () => part[broken.includes(at) ? 'broken' : from]),
        path,
      ),
    )
}

/** Whose ids an address has; in a mixed one some are no ids. */
const whose = ['own', 'own', 'foreign', 'mixed'] as const

/** Dots are resolved before they are sent. */
function isSegment(text: string): boolean {
  return text !== '' && text !== '.' && text !== '..' && !/^\s+$/.test(text)
}

const brokenPart = fc.oneof(
  fc.constantFrom(...brokenParts, ...longParts),
  hostileText.filter(isSegment).map(encodeURIComponent),
)
