import { join } from 'node:path'

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
