import { readFileSync } from 'node:fs'
import { decodeFoodTable, type FoodTable } from '@butterleaf/domain/food-table/food-table'
import { foodTablePlaces } from './food-table-places.ts'

const tables = new Map<string, FoodTable>()

/** [LIFE-3] The food table, for the server and for commands; read once a process, when it is first asked for. */
export function readFoodTable(root: string): FoodTable {
  const found = tables.get(root)
  if (found) return found
  const table = decodeFoodTable(readFileSync(foodTablePlaces(root).packed, 'utf8'))
  tables.set(root, table)
  return table
}
