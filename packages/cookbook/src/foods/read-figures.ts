import type { Node } from 'yaml'
import { readFields } from '../reading/fields.ts'
import { readNumber } from '../reading/values.ts'
import type { Reading } from '../reading/yaml-reading.ts'
import type { FoodFigures } from './food.ts'

const required = [
  'kcal',
  'fat',
  'carbs',
  'fiber',
  'polyols',
  'protein',
  'sodium',
  'potassium',
  'magnesium',
  'saturatedFat',
] as const satisfies (keyof FoodFigures)[]
const limits: Partial<Record<keyof FoodFigures, number>> = {
  kcal: 902,
  sodium: 40_000,
  potassium: 20_000,
  magnesium: 5000,
}

export function readFigures(reading: Reading, node: Node | undefined, what: string): FoodFigures | undefined {
  if (!node) return undefined
  const fields = readFields(reading, node, { what, required })
  if (!fields) return undefined
  const read = required.map((name) => {
    const to = limits[name] ?? 100
    return [name, readNumber(reading, fields.get(name), `${what}.${name}`, { from: 0, to })] as const
  })
  return read.every(([, value]) => value !== undefined)
    ? (Object.fromEntries(read) as FoodFigures)
    : undefined
}
