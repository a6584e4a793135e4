import type { Document, Operation } from './description.ts'

/** The named calls of Recurly's description, with everything they refer to, and without prose. */
export function trimDescription(whole: Document, operationIds: readonly string[]): string {
  const isUsed = ({ operationId }: Operation) => operationIds.includes(operationId)
  const paths = Object.fromEntries(
    Object.entries(whole.paths).flatMap(([path, operations]) => {
      const used = Object.entries(operations).filter(([, operation]) => isUsed(operation))
      return used.length > 0 ? [[path, withoutProse(Object.fromEntries(used))]] : []
    }),
  )
  const names = closureOf(whole, JSON.stringify(paths))
  const components = {
    schemas: pickNamed(whole, 'schemas', names),
    parameters: pickNamed(whole, 'parameters', names),
  }
  return inLines({ info: { version: whole.info.version }, paths, components })
}

type Part = 'schemas' | 'parameters' | 'responses'

/** Everything referred to, directly or indirectly: `schemas/Account`. */
function closureOf(whole: Document, text: string): Set<string> {
  const found = new Set<string>()
  const texts = [text]
  for (let next = texts.pop(); next !== undefined; next = texts.pop()) {
    for (const [, part, name] of next.matchAll(/"#\/components\/(\w+)\/(\w+)/g)) {
      const key = `${part}/${name}`
      if (found.has(key)) continue
      found.add(key)
      texts.push(JSON.stringify(whole.components[part as Part]?.[name ?? '']))
    }
  }
  return found
}

function pickNamed(whole: Document, part: Part, names: ReadonlySet<string>): object {
  const entries = Object.entries(whole.components[part] ?? {})
  return Object.fromEntries(
    entries
      .filter(([name]) => names.has(`${part}/${name}`))
      .map(([name, value]) => [name, withoutProse(value)]),
  )
}

/** A property may be named "description": that is an object, and stays. */
function withoutProse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutProse)
  if (typeof value !== 'object' || value === null) return value
  const isProse = (name: string, inner: unknown) =>
    name.startsWith('x-') ||
    name === 'tags' ||
    (/^(description|title|summary)$/.test(name) && typeof inner === 'string')
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => !isProse(name, inner))
      .map(([name, inner]) => [name, withoutProse(inner)]),
  )
}

/** One line a schema, so that a diff shows what a new version changes. */
function inLines({
  info,
  paths,
  components,
}: {
  info: object
  paths: object
  components: Record<string, object>
}): string {
  const lines = (part: object) =>
    Object.entries(part)
      .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
      .join(',\n')
  const parts = Object.entries(components).map(([name, part]) => `"${name}":{\n${lines(part)}\n}`)
  return `{"info":${JSON.stringify(info)},\n"paths":{\n${lines(paths)}\n},\n"components":{${parts.join(',\n')}}}\n`
}
