import { readFileSync } from 'node:fs'
import type { PackedFood } from '@butterleaf/domain/food-table/food-line'
import { encodeFoodTable } from '@butterleaf/domain/food-table/food-table'
import { Refusal } from '../commands/refusal.ts'
import { readCsv } from '../foods/csv.ts'
import { foodTablePlaces } from './food-table-places.ts'
import { measuresOf } from './measures-of.ts'
import { otherNames } from './other-names.ts'
import { platesOf } from './plates-of.ts'
import { rowFigures } from './row-figures.ts'
import { rowWeight } from './row-weight.ts'

type Row = Record<string, string>

/** The packed table of `content/usda`: what `npm run food-table` writes. */
export function packFoodTable(root: string): string {
  const places = foodTablePlaces(root)
  const rowsIn = (file: string) => readCsv(readFileSync(file, 'utf8'))
  const measuresById = rowsById(rowsIn(places.measures))
  const common = rowsIn(places.common)
  const commonById = new Map(common.map((row) => [row.id ?? '', row]))
  const foods = rowsIn(places.foods).map((row) =>
    packRow(row, measuresById.get(row.id ?? '') ?? [], commonById.get(row.id ?? '')),
  )
  const plates = rowsIn(places.plates)
  checkRows([...common, ...plates], foods)
  return encodeFoodTable({
    foods,
    commonIds: [...commonById.keys()],
    synonyms: new Map(rowsIn(places.synonyms).map(({ word = '', means = '' }) => [word, means])),
    plates: platesOf(plates),
  })
}

function checkRows(rows: readonly Row[], foods: readonly PackedFood[]): void {
  const known = new Set(foods.map(({ id }) => id))
  const unknown = rows.find(({ id = '' }) => !known.has(id))
  if (unknown)
    throw new Refusal(`content/usda names row ${unknown.id} (${unknown.name}), which isn’t in foods.csv.`)
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
    measures: measuresOf({ name, calories: Number(row.kcal) }, measures),
  }
}
