import { isUnitName, type UnitName, units } from '@butterleaf/domain/kitchen/units'
import type { Node } from 'yaml'
import { looseSizes } from '../checks/loose-sizes.ts'
import { type Fields, readFields } from '../reading/fields.ts'
import { suggestion } from '../reading/nearest.ts'
import { readBoolean, readNumber, readText } from '../reading/values.ts'
import type { Reading } from '../reading/yaml-reading.ts'
import type { WrittenIngredient } from './written-recipe.ts'

const optional = ['unit', 'prep', 'group', 'note', 'optional']

export function readIngredient(reading: Reading, node: Node): WrittenIngredient | undefined {
  const fields = readFields(reading, node, { what: 'An ingredient', required: ['food', 'qty'], optional })
  if (!fields) return undefined
  const foodId = readText(reading, fields.get('food'), 'food')
  const what = (name: string) => `${foodId ?? 'An ingredient'}: ${name}`
  const text = (name: string) => readText(reading, fields.get(name), what(name))
  const words = { prep: text('prep'), group: text('group'), note: text('note') }
  for (const { what, remedy } of looseSizes(`${words.prep ?? ''}; ${words.note ?? ''}`))
    reading.fault(node, what, remedy)
  const isOptional = readBoolean(reading, fields.get('optional'), what('optional'))
  const amount = readAmount(reading, fields, what)
  if (foodId === undefined) return undefined
  return { foodId, ...present(words), isOptional, ...(amount && { amount }), line: reading.lineOf(node) }
}

function readAmount(
  reading: Reading,
  fields: Fields,
  what: (name: string) => string,
): WrittenIngredient['amount'] {
  const quantity = readNumber(reading, fields.get('qty'), what('qty'), { from: 0.125, to: 5000 })
  const unit = readUnit(reading, fields.get('unit'), what('unit'))
  if (quantity === undefined || unit === 'unknown') return undefined
  return { quantity, ...(unit && { unit }) }
}

function readUnit(reading: Reading, node: Node | undefined, what: string): UnitName | 'unknown' | undefined {
  const unit = readText(reading, node, what)
  if (unit === undefined) return node ? 'unknown' : undefined
  if (isUnitName(unit) && unit !== 'none') return unit
  const known = Object.keys(units).filter((name) => name !== 'none')
  const remedy = suggestion(unit, known, `Write one of: ${known.join(', ')}; nothing for pieces.`)
  reading.fault(node, `${what} "${unit}" is not known.`, remedy)
  return 'unknown'
}

function present(words: Record<'prep' | 'group' | 'note', string | undefined>) {
  const entries = Object.entries(words).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Partial<Record<keyof typeof words, string>>
}
