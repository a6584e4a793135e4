import { type Operation, RecurlyDescription, type Schema } from './description.ts'

export interface SeenRequest {
  method: string
  url: URL
  headers: Record<string, string | string[] | undefined>
  body: unknown
}

export interface GivenAnswer {
  status: number
  body?: unknown
  pdf?: string
}

/** Checks every request, and every answer of the stand-in, against Recurly's description. */
export class Conformance {
  readonly description = new RecurlyDescription()
  readonly faults: string[] = []
  /** The number of checked requests, by operation. */
  readonly counts = new Map<string, number>()

  checkRequest({ method, url, headers, body }: SeenRequest, operation: Operation): void {
    const { operationId } = operation
    this.counts.set(operationId, (this.counts.get(operationId) ?? 0) + 1)
    const note = (what: string) => this.faults.push(`${operationId}: ${what}`)
    for (const fault of headerFaults(method, headers, this.description.version)) note(fault)
    for (const fault of this.#queryFaults(url, operation)) note(fault)
    const schema = operation.requestBody?.content['application/json']?.schema
    if (body !== undefined && !schema) note('takes no body')
    if (body === undefined && operation.requestBody?.required) note('wants a body')
    if (body !== undefined && schema) {
      const fault = this.description.faultsOf(schema, body)
      if (fault) note(`body ${fault}`)
    }
  }

  checkAnswer({ operationId, responses }: Operation, { status, body, pdf }: GivenAnswer): void {
    const given = responses[String(status)] ?? responses.default
    const described = given?.$ref ? this.description.resolve<typeof given>(given.$ref) : given
    const type = pdf === undefined ? 'application/json' : 'application/pdf'
    const schema = described?.content?.[type]?.schema
    const isBare = body === undefined && pdf === undefined
    if (!described || isBare === Boolean(schema)) {
      this.faults.push(`${operationId}: our ${status} isn’t described so`)
    } else if (schema && pdf === undefined) {
      // The description leaves out the wrapper around every error.
      const fault = this.description.faultsOf(
        schema,
        status < 400 ? body : (body as { error: unknown }).error,
      )
      if (fault) this.faults.push(`${operationId}: our ${status} ${fault}`)
    }
  }

  /** Fills missing fields with null as the real service does, whatever the description says. */
  withNulls({ responses }: Operation, status: number, body: unknown): unknown {
    const schema = responses[String(status)]?.content?.['application/json']?.schema
    return schema && status < 400 ? this.#filled(schema, body) : body
  }

  #filled(schema: Schema, value: unknown): unknown {
    const whole = schema.$ref ? this.description.resolve<Schema>(schema.$ref) : schema
    if (Array.isArray(value)) return value.map((each) => this.#filled(whole.items ?? {}, each))
    if (typeof value !== 'object' || value === null) return value
    const given = value as Record<string, unknown>
    const described = this.#propertiesOf(whole)
    return Object.fromEntries(
      Object.entries(described).map(([name, inner]) => [name, this.#filled(inner, given[name] ?? null)]),
    )
  }

  #propertiesOf(schema: Schema): Record<string, Schema> {
    const whole = schema.$ref ? this.description.resolve<Schema>(schema.$ref) : schema
    return Object.assign({}, whole.properties, ...(whole.allOf ?? []).map((part) => this.#propertiesOf(part)))
  }

  #queryFaults(url: URL, operation: Operation): string[] {
    const described = this.description.parametersOf(operation).filter((each) => each.in === 'query')
    return [...url.searchParams].flatMap(([name, text]) => {
      const schema = described.find((each) => each.name === name)?.schema
      if (!schema) return [`query has no ${name}`]
      const isNumber = schema.type === 'integer' || schema.type === 'number'
      const fault = this.description.faultsOf(schema, isNumber ? Number(text) : text)
      return fault ? [`query ${name} ${fault}`] : []
    })
  }
}

function headerFaults(method: string, headers: SeenRequest['headers'], version: string): string[] {
  const key = headers['idempotency-key']
  const isChange = method !== 'GET'
  return [
    headers.accept === `application/vnd.recurly.${version}` ? '' : `accept is ${headers.accept}`,
    headers.authorization?.toString().startsWith('Basic ') ? '' : 'no key',
    isChange && (typeof key !== 'string' || key.length > 255) ? 'no idempotency key' : '',
    !isChange && key !== undefined ? 'a read needs no idempotency key' : '',
  ].filter((fault) => fault !== '')
}
