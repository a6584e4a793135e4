import { readFileSync } from 'node:fs'
import type { PackedFood } from '@butterleaf/domain/food-table/food-line'
import { encodeFoodTable } from '@butterleaf/domain/food-table/food-table'
import { readCsv } from '../foods/csv.ts'
import { foodTablePlaces } from './food-table-places.ts'
import { measuresOf } from './measures-of.ts'
import { otherNames } from './other-names.ts'
import { rowFigures } from './row-figures.ts'
import { rowWeight } from './row-weight.ts'

type Row = Record<string, string>

/** The packed table of `content/usda`: what `npm run food-table` writes. */
export function packFoodTable(root: string): string {
  const places = foodTablePlaces(root)
  const [foods, measures, common, synonyms] = [
    places.foods,
    places.measures,
    places.common,
    places.synonyms,
  ].map((file) => readCsv(readFileSync(file, 'utf8')))
  if (!foods || !measures || !common || !synonyms) throw new Error('A file of content/usda is missing')
  const measuresById = rowsById(measures)
  const commonById = new Map(common.map((row) => [row.id ?? '', row]))
  const packed = foods.map((row) =>
    packRow(row, measuresById.get(row.id ?? '') ?? [], commonById.get(row.id ?? '')),
  )
  const known = new Set(packed.map(({ id }) => id))
  for (const { id = '', name } of common)
    if (!known.has(id)) throw new Error(`common.csv: no row ${id} (${name})`)
  return encodeFoodTable({
    foods: packed,
    commonIds: [...commonById.keys()],
    synonyms: new Map(synonyms.map(({ word = '', means = '' }) => [word, means])),
  })
}

function rowsById(rows: readonly Row[]): Map<string, Row[]> {
  const byId = new Map<string, Row[]>()
  for (const row of rows) {
    const { id = '' } = row
    const before = byId.get(id)
    if (before) before.push(row)
    else byId.set(id, [row])
  }
  return byId
}

function packRow(row: Row, measures: readonly Row[], common: Row | undefined): PackedFood {
  const { id = '', name = '', also = '' } = row
  const said = common?.also ? common.also.split('|') : []
  return {
    id,
    name,
    ...(common?.name && { plainName: common.name }),
    commonNames: [...said, ...otherNames(also)],
    weight: rowWeight(row),
    figuresPer100g: rowFigures(row),
    measures: measuresOf(measures),
  }
}
