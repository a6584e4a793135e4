import { describe, expect, it } from 'vitest'
import { decodeFoodTable, encodeFoodTable } from '../food-table.ts'
import { tableFoods, tablePlates } from '../testing/table-foods.ts'
import { indexFoods, indexInSteps } from './index-foods.ts'
import { searchFoods } from './search-foods.ts'

const table = decodeFoodTable(
  encodeFoodTable({
    foods: tableFoods,
    commonIds: ['01123', '09040', '14106'],
    synonyms: new Map([['aubergine', 'eggplant']]),
    plates: tablePlates,
  }),
)
const index = indexFoods(table)
const idsFor = (words: string, recent?: string[]) => searchFoods(index, words, recent).map(({ id }) => id)

describe('the search of foods', () => {
  it('[LIFE-3] puts common foods first', () => {
    expect(idsFor('egg')).toEqual(['01123', '11209'])
  })

  it('[LIFE-3] puts what was eaten last before those', () => {
    expect(idsFor('egg', ['11209'])).toEqual(['11209', '01123'])
  })

  it.each([
    ['BANANAS', '09040'],
    ['banan', '09040'],
    ['bananna', '09040'],
    ['aubergines', '11209'],
    ['big mac', '21237'],
    ['a glass of white wine', '14106'],
    ['3 medium eggs', '01123'],
    ['banana overripe', '09040'],
  ])('[LIFE-3] finds by "%s"', (words, id) => {
    expect(idsFor(words)[0]).toBe(id)
  })

  it('[LIFE-3] finds nothing by nothing', () => {
    expect(idsFor('')).toEqual([])
    expect(idsFor('zz')).toEqual([])
  })

  it('[LIFE-3] an index made in steps is the same', () => {
    const steps = indexInSteps(table)
    let step = steps.next()
    while (!step.done) step = steps.next()
    expect(step.value).toEqual(index)
  })
})
