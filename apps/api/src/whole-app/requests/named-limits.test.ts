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
type Limit = Readonly<{ limit: number; beyond: unknown }>

/** In the form of every id. */
const anyId = '00000000-0000-4000-8000-000000000001'

let app: TestApp
let token: string

beforeAll(async () => {
  app = await startTestApp()
  token = (await signUp(app.origin)).accessToken
})
afterAll(() => app.close())

it('[HELD-1] [API-3] whatever is beyond a limit that the description tells, the answer names the field and the limit', async () => {
  const { body } = await app.request('GET', '/api/openapi.json')
  const limits = limitsOf(body as Description)
  const silent: string[] = []
  for (const { method, address, field, limit, beyond } of limits) {
    const answer = await app.request(method, address, { token, body: { [field]: beyond } })
    const told = answer.body?.errors?.find((fault: { field: string }) => fault.field.split('.')[0] === field)
    if (!told?.message.includes(limit.toLocaleString('en-US')))
      silent.push(
        `${method} ${address} ${field} ${limit}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`,
      )
  }
  expect(limits.length).toBeGreaterThan(40)
  expect(silent).toEqual([])
})

function limitsOf({ paths, components }: Description) {
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? (components.schemas[schema.$ref.split('/').pop()!] ?? schema) : schema
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content?.['application/json']?.schema
      const fields = Object.entries((schema && resolve(schema).properties) ?? {})
      const address = path.replaceAll(/\{\w+\}/g, anyId)
      return fields.flatMap(([field, own]) =>
        [own, ...(own.anyOf ?? [])].map(resolve).flatMap((one) =>
          beyondOf(one, one.items && resolve(one.items)).map((limit) => ({
            method: method.toUpperCase(),
            address,
            field,
            ...limit,
          })),
        ),
      )
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
  ]
}

/** A whole number is bounded by what a computer can count, too. */
function isTold(limit: number | undefined): limit is number {
  return limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER
}
