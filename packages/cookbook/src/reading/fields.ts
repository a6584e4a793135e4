import { isMap, isScalar, type Node } from 'yaml'
import { suggestion } from './nearest.ts'
import type { Reading } from './yaml-reading.ts'

/** The fields of one YAML map, by name. A field that is there has a node; the map's own node gives its line. */
export type Fields = { node: Node; has(name: string): boolean; get(name: string): Node | undefined }

type Shape = { what: string; required: readonly string[]; optional?: readonly string[] }

/** A map with exactly these fields; unknown and missing ones are faults, and it is read all the same. */
export function readFields(
  reading: Reading,
  node: Node | null | undefined,
  shape: Shape,
): Fields | undefined {
  const { what, required, optional = [] } = shape
  if (!isMap(node)) {
    reading.fault(
      node,
      `${what} is not a list of fields.`,
      `Write "field: value" lines: ${required.join(', ')}.`,
    )
    return undefined
  }
  const known = [...required, ...optional]
  const found = new Map<string, Node>()
  for (const { key, value } of node.items) {
    const name = isScalar(key) ? String(key.value) : '?'
    if (!known.includes(name)) {
      const remedy = suggestion(name, known, `Leave it out; the fields are ${known.join(', ')}.`)
      reading.fault(key as Node, `${what} has an unknown field "${name}".`, remedy)
    } else if (value === null || (isScalar(value) && value.value === null)) {
      reading.fault(key as Node, `${what} has an empty field "${name}".`, 'Give it a value or leave it out.')
    } else found.set(name, value as Node)
  }
  const named = new Set(node.items.map(({ key }) => (isScalar(key) ? String(key.value) : '?')))
  for (const name of required) {
    if (!named.has(name)) reading.fault(node, `${what} has no field "${name}".`, `Add "${name}: …".`)
  }
  return { node, has: (name) => found.has(name), get: (name) => found.get(name) }
}
