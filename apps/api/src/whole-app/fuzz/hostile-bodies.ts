import fc from 'fast-check'
import type { DescribedCall, Description } from './described-calls.ts'
import { hostileValue, valuesOf } from './values.ts'

export type Sent = { body: string | undefined; headers: Record<string, string> }

const types = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'text/csv',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'nonsense',
  'application/json/json',
]
const brokenBodies = [
  '',
  '{',
  '{"a":',
  'null',
  '"',
  '[1,]',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":1}}',
  '\u0000',
  '--x--',
  'a=b&a=c',
  '\ud800',
]
const bombs = [
  `${'['.repeat(60_000)}${']'.repeat(60_000)}`,
  '{"a":'.repeat(40_000),
  `[${'{},'.repeat(60_000)}{}]`,
  `{"a":"${'x'.repeat(270_000)}"}`,
  `{${'"a":1,'.repeat(20_000)}"b":2}`,
]

export function bodiesOf({ method, body }: DescribedCall, description: Description): fc.Arbitrary<Sent> {
  const nothing = fc.constant<Sent>({ body: undefined, headers: {} })
  if (method === 'GET') return nothing
  const wrong = fc
    .record({ body: fc.constantFrom(...brokenBodies, ...bombs), type: fc.constantFrom(...types) })
    .map(({ body: text, type }): Sent => ({ body: text, headers: { 'content-type': type } }))
  if (!body) return fc.oneof({ weight: 2, arbitrary: nothing }, { weight: 1, arbitrary: wrong })
  const { type, schema } = body
  const written = (value: unknown): Sent => ({ body: inType(value, type), headers: { 'content-type': type } })
  return fc.oneof(
    { weight: 3, arbitrary: valuesOf(schema, description, 0).map(written) },
    { weight: 4, arbitrary: valuesOf(schema, description, 8).map(written) },
    { weight: 1, arbitrary: hostileValue.map(written) },
    { weight: 2, arbitrary: wrong },
    { weight: 1, arbitrary: nothing },
  )
}

function inType(value: unknown, type: string): string {
  if (typeof value === 'string' && type.startsWith('text/')) return value
  if (type !== 'application/x-www-form-urlencoded' || typeof value !== 'object' || value === null)
    return JSON.stringify(value) ?? ''
  const pairs = Object.entries(value).map(([name, field]): [string, string] => [
    name,
    typeof field === 'string' ? field : String(JSON.stringify(field)),
  ])
  return String(new URLSearchParams(pairs))
}
