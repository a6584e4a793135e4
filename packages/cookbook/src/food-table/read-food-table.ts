import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeFoodTable, type FoodTable } from '@butterleaf/domain/food-table/food-table'

/** Where the food table and what it is made of lie, below the repository's top folder. */
export function foodTablePlaces(root: string) {
  const folder = join(root, 'content', 'usda')
  return {
    foods: join(folder, 'foods.csv'),
    measures: join(folder, 'measures.csv'),
    common: join(folder, 'common.csv'),
    synonyms: join(folder, 'synonyms.csv'),
    plates: join(folder, 'plates.csv'),
    packed: join(folder, 'food-table.txt'),
  }
}

const tables = new Map<string, FoodTable>()

/** [LIFE-3] The food table, for the server and for commands; read once a process, when it is first asked for. */
export function readFoodTable(root: string): FoodTable {
  const found = tables.get(root)
  if (found) return found
  const table = decodeFoodTable(readFileSync(foodTablePlaces(root).packed, 'utf8'))
  tables.set(root, table)
  return table
}
