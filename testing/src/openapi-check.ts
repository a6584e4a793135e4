import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

interface Operation {
  responses: Record<string, { content?: Record<string, { schema?: object }> } | undefined>
}

export interface Description {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components?: object
}

/**
 * [API-4] Checks every answer of the suite against the API's own description: a status, a type or a field that isn't described
 * fails its test.
 */
export class OpenApiCheck {
  readonly #description: Description
  readonly #ajv: Ajv2020
  readonly #validators = new Map<string, ValidateFunction>()

  constructor(description: Description) {
    this.#description = description
    this.#ajv = new Ajv2020({ strict: false, allErrors: true })
    addFormats.default(this.#ajv)
    this.#ajv.addSchema({ $id: 'api', ...description })
  }

  check(method: string, address: string, answer: { status: number; type: string; body: unknown }): void {
    const found = this.#find(method, address)
    if (!found) return
    const where = `${method} ${found.path} → ${answer.status}`
    const described = found.operation.responses[String(answer.status)]
    if (!described) throw new Error(`${where} is not described`)
    const type = answer.type.split(';', 1)[0] ?? ''
    if (!described.content || Object.keys(described.content).length === 0) {
      if (answer.body !== undefined && answer.body !== '')
        throw new Error(`${where} is described without a body`)
      return
    }
    if (!described.content[type]) throw new Error(`${where} is not described as ${type}`)
    this.#checkBody(where, this.#pointer(found.path, method, answer.status, type), answer.body)
  }

  #checkBody(where: string, pointer: string, body: unknown): void {
    let validate = this.#validators.get(pointer)
    if (!validate) {
      validate = this.#ajv.compile({ $ref: `api#${pointer}` })
      this.#validators.set(pointer, validate)
    }
    if (!validate(body))
      throw new Error(`${where} is not as described: ${this.#ajv.errorsText(validate.errors)}`)
  }

  #pointer(path: string, method: string, status: number, type: string): string {
    const parts = [
      'paths',
      path,
      method.toLowerCase(),
      'responses',
      String(status),
      'content',
      type,
      'schema',
    ]
    return `/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`
  }

  #find(method: string, address: string): { path: string; operation: Operation } | undefined {
    const pathname = new URL(address, 'http://localhost').pathname
    const exact = this.#description.paths[pathname]?.[method.toLowerCase()]
    if (exact) return { path: pathname, operation: exact }
    for (const [path, operations] of Object.entries(this.#description.paths)) {
      const operation = operations[method.toLowerCase()]
      const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)
      if (operation && pattern.test(pathname)) return { path, operation }
    }
    return undefined
  }
}
