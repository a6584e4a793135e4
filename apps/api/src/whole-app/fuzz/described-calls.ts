/** JSON Schema, as far as the description of the API uses it. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  items?: Schema
  maxItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
}
type Parameter = { name: string; in: string; schema?: Schema }
type Content = Record<string, { schema?: Schema }>
type Operation = {
  parameters?: Parameter[]
  requestBody?: { content?: Content }
  responses: Record<string, { content?: Content }>
}
export type Description = {
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

/** One call of `/api/openapi.json`. */
export type DescribedCall = {
  name: string
  method: string
  path: string
  inPath: readonly Parameter[]
  inQuery: readonly Parameter[]
  body: { type: string; schema: Schema } | undefined
  statuses: readonly number[]
  answerType: string | undefined
}

export function describedCalls({ paths }: Description): DescribedCall[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      describedCall(method.toUpperCase(), path, operation),
    ),
  )
}

function describedCall(method: string, path: string, operation: Operation): DescribedCall {
  const { parameters = [], requestBody, responses } = operation
  const [body] = Object.entries(requestBody?.content ?? {})
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))
  return {
    name: `${method} ${path}`,
    method,
    path,
    inPath: parameters.filter((one) => one.in === 'path'),
    inQuery: parameters.filter((one) => one.in === 'query'),
    body: body && { type: body[0], schema: body[1].schema ?? {} },
    statuses: Object.keys(responses).map(Number),
    answerType: Object.keys(success?.[1].content ?? {})[0],
  }
}
