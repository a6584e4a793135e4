import { signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, expect, it } from 'vitest'

type Schema = Readonly<{
  $ref?: string
  anyOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  maxLength?: number
  maximum?: number
  minimum?: number
  maxItems?: number
  items?: Schema
  enum?: readonly unknown[]
  format?: string
  pattern?: string
}>
type Description = Readonly<{
  paths: Readonly<Record<string, Readonly<Record<string, { requestBody?: RequestBody }>>>>
  components: { schemas: Readonly<Record<string, Schema>> }
}>
type RequestBody = Readonly<{ content?: Readonly<Record<string, { schema?: Schema }>> }>
/** A text or list or number that is too large or small, and the way to it from what it stands in: a field's name, or 0 in a list. */
type Limit = Readonly<{ limit: number; beyond: unknown; way: readonly (string | number)[] }>

/** In the form of every id. */
const anyId = '00000000-0000-4000-8000-000000000001'
/** In the form of every secret of an address. */
const anySecret = 'x'.repeat(22)

/** A person may change some things thirty times an hour, so others take turns. */
const triesOfPerson = 25

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('[HELD-1] [API-3] whatever is beyond a limit that the description tells, however deep in a body, the answer names the field and the limit', async () => {
  const { body } = await app.request('GET', '/api/openapi.json')
  const limits = limitsOf(body as Description)
  const silent: string[] = []
  let token = ''
  for (const [number, { method, address, limit, beyond, way }] of limits.entries()) {
    if (number % triesOfPerson === 0) token = (await signUp(app.origin)).accessToken
    const answer = await app.request(method, address, { token, body: beyond })
    const field = way.join('.') || 'body'
    const told = answer.body?.errors?.find((fault: { field: string }) => fault.field === field)
    const words = [limit.toLocaleString('en-US'), ...(field.endsWith('grams') ? [`${limit / 1000} kg`] : [])]
    if (!words.some((word) => told?.message.includes(word)))
      silent.push(
        `${method} ${address} ${field} ${limit}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`,
      )
  }
  expect(limits.length).toBeGreaterThan(100)
  expect(limits.filter(({ way }) => way.length > 1).length).toBeGreaterThan(40)
  expect(silent).toEqual([])
})

const deepest = 5

function limitsOf({ paths, components }: Description) {
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? (components.schemas[schema.$ref.split('/').pop()!] ?? schema) : schema
  /** Each in what holds it, with nothing beside it: what is missing is told too, and isn't asked about here. */
  const limitsIn = (of: Schema, depth: number): Limit[] => {
    const schema = resolve(of)
    if (depth > deepest) return []
    const entry = schema.items && resolve(schema.items)
    const inFields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      limitsIn(field, depth + 1).map(({ limit, beyond, way }) => {
        return { limit, beyond: { [name]: beyond }, way: [name, ...way] }
      }),
    )
    const inEntries = (entry ? limitsIn(entry, depth + 1) : []).map(({ limit, beyond, way }) => {
      return { limit, beyond: [beyond], way: [0, ...way] }
    })
    const inChoices = schema.anyOf?.flatMap((choice) => limitsIn(choice, depth)) ?? []
    return [...beyondOf(schema, entry), ...inFields, ...inEntries, ...inChoices]
  }
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content?.['application/json']?.schema
      const address = path.replace('{secret}', anySecret).replaceAll(/\{\w+\}/g, anyId)
      return (schema ? limitsIn(schema, 0) : []).map((limit) => {
        return { method: method.toUpperCase(), address, ...limit }
      })
    }),
  )
}

/** What breaks one limit alone; a text that has to have a form is told its form. */
function beyondOf(
  { maxLength, maximum, minimum, maxItems, format, pattern }: Schema,
  entry: Schema | undefined,
): Limit[] {
  const hasForm = format !== undefined || pattern !== undefined
  return [
    ...(maxLength === undefined || hasForm ? [] : [{ limit: maxLength, beyond: 'x'.repeat(maxLength + 1) }]),
    ...(isTold(maximum) ? [{ limit: maximum, beyond: maximum + 1 }] : []),
    ...(isTold(minimum) ? [{ limit: minimum, beyond: minimum - 1 }] : []),
    ...(maxItems === undefined
      ? []
      : [{ limit: maxItems, beyond: Array(maxItems + 1).fill(entry?.enum?.[0] ?? 'x') }]),
  ].map((limit) => ({ ...limit, way: [] }))
}

/** A whole number is bounded by what a computer can count, too. */
function isTold(limit: number | undefined): limit is number {
  return limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER
}
