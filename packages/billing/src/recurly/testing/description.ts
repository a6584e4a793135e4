import fs from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

export interface Schema {
  $ref?: string
  type?: string
  pattern?: string
  properties?: Record<string, Schema>
  items?: Schema
  allOf?: Schema[]
  unevaluatedProperties?: boolean
}

interface Parameter {
  $ref?: string
  in: string
  name: string
  required?: boolean
  schema: Schema
}

type Content = Record<string, { schema: Schema }>

export interface Operation {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, { $ref?: string; content?: Content }>
}

export interface Document {
  info: { version: string }
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    responses?: Record<string, object>
  }
}

export interface FoundOperation {
  operation: Operation
  path: string
  params: readonly string[]
}

/** Recurly's description of its own API (`trim-description.ts`); requests and answers are checked against it. */
export class RecurlyDescription {
  readonly version: string
  readonly #document: Document
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, logger: false })
  readonly #validators = new WeakMap<Schema, ValidateFunction>()

  constructor() {
    const file = new URL('./description.snap', import.meta.url)
    this.#document = JSON.parse(fs.readFileSync(file, 'utf8')) as Document
    this.version = this.#document.info.version
    const { schemas } = this.#document.components
    refuseUndescribed(schemas)
    mendPatterns(schemas)
    addFormats.default(this.#ajv)
    this.#ajv.addSchema({ $id: 'recurly', ...this.#document })
  }

  find(method: string, pathname: string): FoundOperation | undefined {
    for (const [path, operations] of Object.entries(this.#document.paths)) {
      const pattern = path.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '([^/]+?)')
      const match = new RegExp(`^${pattern}$`).exec(pathname)
      const operation = operations[method.toLowerCase()]
      if (match && operation) return { operation, path, params: match.slice(1).map(decodeURIComponent) }
    }
    return undefined
  }

  parametersOf({ parameters = [] }: Operation): Parameter[] {
    return parameters.map((each) => (each.$ref ? this.resolve<Parameter>(each.$ref) : each))
  }

  resolve<T>(ref: string): T {
    const parts = ref.slice(2).split('/')
    return parts.reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], this.#document) as T
  }

  /** What is wrong with it, in words; empty when nothing is. */
  faultsOf(schema: Schema, value: unknown): string {
    let validate = this.#validators.get(schema)
    if (!validate) {
      validate = this.#ajv.compile(withinDocument(schema))
      this.#validators.set(schema, validate)
    }
    return validate(value) ? '' : this.#ajv.errorsText(validate.errors)
  }
}

/** A field that isn't described is a fault: otherwise a misspelled one would pass. */
function refuseUndescribed(schemas: Record<string, Schema>): void {
  // Parts of an `allOf` can't tell which fields the other parts describe.
  const parts = new Set<Schema>()
  const all = Object.values(schemas).flatMap(withInner)
  for (const part of all.flatMap(({ allOf }) => allOf ?? [])) {
    parts.add(part.$ref ? (schemas[part.$ref.split('/').at(-1) ?? ''] ?? part) : part)
  }
  for (const schema of all) {
    if ((schema.properties || schema.allOf) && !parts.has(schema)) schema.unevaluatedProperties = false
  }
}

/** Recurly writes patterns between slashes, as a programming language does and JSON Schema doesn't. */
function mendPatterns(schemas: Record<string, Schema>): void {
  for (const schema of Object.values(schemas).flatMap(withInner)) {
    const between = /^\/(.+)\/$/.exec(schema.pattern ?? '')?.[1]
    if (between) schema.pattern = between
  }
}

function withInner(schema: Schema): Schema[] {
  const inner = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])]
  return [schema, ...[...inner, ...(schema.allOf ?? [])].flatMap(withInner)]
}

/** References inside of a part refer to the whole document. */
function withinDocument(schema: Schema): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"recurly#/'))
}
