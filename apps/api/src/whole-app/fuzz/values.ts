import fc from 'fast-check'
import type { Description, Schema } from './described-calls.ts'

/** Text that has broken servers before: ends of text, other alphabets, code, numbers that are none. */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uFEFF',
  '\u202E',
  '\uFFFF',
  '🥑🥑🥑',
  'e\u0301'.repeat(40),
  '__proto__',
  'constructor',
  'toString',
  "' or 1=1; --",
  '%s%n',
  '{{7*7}}',
  '../../etc/passwd',
  'null',
  'NaN',
  '-0',
  '1e309',
  '0x10',
  '9'.repeat(30),
  '2026-02-30',
  '0000-00-00',
  '9999-12-31T23:59:60Z',
  'x'.repeat(65),
  'x'.repeat(129),
  'x'.repeat(3_000),
]

export const hostileText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
)

const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth))
const hostileValues = [
  null,
  true,
  0,
  -1,
  0.1,
  1e21,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
  [],
  {},
  [[]],
  [null],
  '\ud800',
  { toString: 1, constructor: { prototype: {} } },
  Array(2_000).fill(0),
  nested(3_000),
]

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...hostileValues),
  hostileText,
  fc.double({ noNaN: true }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Values as a schema describes them; one in `spoilEvery` of their parts is hostile, none where it is 0. */
export function valuesOf(
  schema: Schema,
  { components }: Description,
  spoilEvery: number,
): fc.Arbitrary<unknown> {
  const ofSchema = (given: Schema): fc.Arbitrary<unknown> => {
    const fitting = fittingValue(given)
    if (spoilEvery === 0) return fitting
    return fc.oneof({ weight: spoilEvery - 1, arbitrary: fitting }, { weight: 1, arbitrary: hostileValue })
  }
  const fittingValue = (given: Schema): fc.Arbitrary<unknown> => {
    if (given.$ref) return fittingValue(components?.schemas?.[given.$ref.split('/').at(-1) ?? ''] ?? {})
    if ('const' in given) return fc.constant(given.const)
    if (given.enum) return fc.constantFrom(...given.enum)
    const choices = given.anyOf ?? given.oneOf
    if (choices) return fc.oneof(...choices.map(ofSchema))
    if (given.allOf) return fc.tuple(...given.allOf.map(ofSchema)).map((parts) => Object.assign({}, ...parts))
    return ofType(given, ofSchema)
  }
  return ofSchema(schema)
}

type Of = (schema: Schema) => fc.Arbitrary<unknown>

function ofType(schema: Schema, of: Of): fc.Arbitrary<unknown> {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') return objectOf(schema, of)
  if (type === 'array')
    return fc.array(of(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 4, 4) })
  if (type === 'string') return textOf(schema)
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'integer' || type === 'number') return numberOf(schema, type)
  return hostileValue
}

function objectOf(
  { properties = {}, required = [], additionalProperties }: Schema,
  of: Of,
): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, of(schema)]))
  const known = fc.record(fields, { requiredKeys: required })
  if (typeof additionalProperties !== 'object') return known
  const others = fc.dictionary(fc.string(), of(additionalProperties), { maxKeys: 3 })
  return fc.tuple(known, others).map(([one, other]) => ({ ...other, ...one }))
}

function textOf({
  pattern,
  format,
  minLength = 0,
  maxLength = minLength + 20,
}: Schema): fc.Arbitrary<string> {
  if (format === 'date') return day
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (format === 'email') return fc.emailAddress()
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 20) })
}

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

function numberOf({ minimum = -1000, maximum = 1000 }: Schema, type: string): fc.Arbitrary<number> {
  if (type === 'integer') return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) })
  return fc.double({ min: minimum, max: maximum, noNaN: true })
}
