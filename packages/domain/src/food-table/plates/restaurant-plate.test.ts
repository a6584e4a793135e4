import { expect, it } from 'vitest'
import { decodeFoodTable, encodeFoodTable } from '../food-table.ts'
import { tableFoods, tablePlates } from '../testing/table-foods.ts'
import { findPlates, plateFigures, plateFoods } from './restaurant-plate.ts'

it('[LIFE-2] a plate is read as it was packed, and its figures are its rows times their grams', () => {
  const content = { foods: tableFoods, commonIds: [], synonyms: new Map(), plates: tablePlates }
  const table = decodeFoodTable(encodeFoodTable(content))
  expect(table.plates).toEqual(tablePlates)
  const [plate] = table.plates
  if (!plate) throw new Error('no plate')
  expect(plateFigures(plate, 'least', table).calories).toBeCloseTo(71.5)
  expect(plateFigures(plate, 'usual', table).calories).toBeCloseTo(233)
  expect(plateFigures(plate, 'most', table).netCarbs).toBeCloseTo(21.4)
  expect(plateFoods(plate, table)).toEqual(['Egg, whole, raw, fresh', 'Bananas, raw'])
})

it('[HELD-4] a plate is found by its name and by what is on it', () => {
  const content = { foods: tableFoods, commonIds: [], synonyms: new Map(), plates: tablePlates }
  const table = decodeFoodTable(encodeFoodTable(content))
  const idsFor = (words: string) => findPlates(table, words).map(({ id }) => id)
  expect(idsFor('')).toEqual(['eggs-banana'])
  expect(idsFor('Banan')).toEqual(['eggs-banana'])
  expect(idsFor('fresh egg')).toEqual(['eggs-banana'])
  expect(idsFor('pizza')).toEqual([])
})
