import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ketoFoodIds } from '@butterleaf/domain/food-table/food-table'
import { meantMeasure } from '@butterleaf/domain/food-table/meant-measures'
import {
  findPlates,
  type PlateSize,
  plateFigures,
  plateFoods,
  plateSizes,
} from '@butterleaf/domain/food-table/plates/restaurant-plate'

import { indexFoods } from '@butterleaf/domain/food-table/search/index-foods'
import { searchFoods } from '@butterleaf/domain/food-table/search/search-foods'
import { figuresOfGrams, shownFoodName } from '@butterleaf/domain/food-table/table-food'
import { macroNames } from '@butterleaf/domain/nutrition/macros'
import { describe, expect, it } from 'vitest'
import { readCsv } from '../foods/csv.ts'
import { packFoodTable } from './pack-food-table.ts'
import { foodTablePlaces, readFoodTable } from './read-food-table.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')
const places = foodTablePlaces(root)
const table = readFoodTable(root)
const index = indexFoods(table)
const commonFoods = readCsv(readFileSync(places.common, 'utf8')).map(({ id = '', name = '', also = '' }) => ({
  id,
  name,
  also: also === '' ? [] : also.split('|'),
}))

const idsFor = (words: string) => searchFoods(index, words).map(({ id }) => id)
const firstNameFor = (words: string) => searchFoods(index, words)[0]?.name
const beginning = (name: string) => name.slice(0, 3).toLowerCase()

describe('the packed food table', () => {
  it('[LIFE-3] is what its files say; npm run food-table writes it', () => {
    expect(packFoodTable(root) === readFileSync(places.packed, 'utf8')).toBe(true)
  })

  it('[LIFE-3] holds all foods of USDA SR28 in less than 600 KB as it is sent', () => {
    expect(table.size).toBe(8789)
    expect(gzipSync(readFileSync(places.packed)).length).toBeLessThan(600_000)
  })

  it('[LIFE-3] has figures in sensible ranges for every food', () => {
    for (let at = 0; at < table.size; at++) {
      const { name, figuresPer100g, measures } = table.foodAt(at)
      const { calories, fat, netCarbs, protein } = figuresPer100g
      expect(name).not.toBe('')
      expect(calories, name).toBeGreaterThanOrEqual(0)
      expect(calories, name).toBeLessThanOrEqual(902)
      expect(Math.min(fat, netCarbs, protein), name).toBeGreaterThanOrEqual(0)
      expect(fat + netCarbs + protein, name).toBeLessThanOrEqual(101)
      expect(
        measures.every(({ grams, name }) => grams > 0 && name !== ''),
        name,
      ).toBe(true)
    }
  })

  it('[LIFE-3] leaves out what USDA doesn’t know', () => {
    const wine = table.findFood('14106')
    expect(wine?.figuresPer100g).toMatchObject({ calories: 82, netCarbs: 2.6, alcohol: 10.3 })
    expect(wine?.figuresPer100g.fiber).toBe(0)
    const unknown = readCsv(readFileSync(places.foods, 'utf8')).find(({ magnesium }) => magnesium === '')
    expect(table.findFood(unknown?.id ?? '')?.figuresPer100g).not.toHaveProperty('magnesium')
  })

  it('[LIFE-3] measures as cooks do, and its figures are grams times the row', () => {
    const egg = table.findFood('01123')
    const large = egg?.measures.find(({ name }) => name === 'large')
    expect(large?.grams).toBe(50)
    expect(egg && figuresOfGrams(egg, 50).calories).toBeCloseTo(71.5)
    expect(table.findFood('09040')?.measures.some(({ name }) => name.startsWith('medium'))).toBe(true)
  })
})

it('[HELD-4] keto foods are offered first, by rows the table has', () => {
  expect(ketoFoodIds.map((id) => table.findFood(id)?.plainName)).toEqual([
    'Egg',
    'Cheddar',
    'Avocado',
    'Almonds',
    'Olives',
    'Bacon',
    'Butter',
    'Heavy cream',
  ])
})

describe('the measures of common foods', () => {
  it.each([
    ['Banana', 'medium', 118],
    ['Apple', 'medium', 182],
    ['Orange', 'fruit', 131],
    ['Pear', 'medium', 178],
    ['Tomato', 'medium', 123],
    ['Onion', 'medium', 110],
    ['Carrot', 'medium', 61],
    ['Potato', 'potato medium', 173],
    ['Garlic', 'clove', 3],
    ['Avocado', 'avocado', 201],
    ['Egg', 'large', 50],
    ['Boiled egg', 'large', 50],
    ['Bread', 'slice', 29],
    ['Bacon', 'slice', 11.5],
    ['Cheddar', 'slice', 28],
    ['Ham', 'slice', 28],
    ['Pizza', 'slice', 76],
    ['Butter', 'tbsp', 14.2],
    ['Olive oil', 'tbsp', 13.5],
    ['Heavy cream', 'tbsp', 15],
    ['Cream cheese', 'tbsp', 14.5],
    ['Peanut butter', 'tbsp', 16],
    ['Mayonnaise', 'tbsp', 13.8],
    ['Mustard', 'tsp', 5],
    ['Sugar', 'tsp', 4.2],
    ['Almonds', 'oz', 28.4],
    ['Walnuts', 'oz', 28.4],
    ['Milk', 'cup', 244],
    ['Coffee', 'cup', 237],
    ['Blueberries', 'cup', 148],
    ['Rice', 'cup', 158],
    ['Beer', 'can', 356],
    ['White wine', 'serving', 147],
    ['French fries', 'serving medium', 117],
    ['Olives', 'large', 4.4],
    ['Croissant', 'croissant, medium', 57],
  ])('[HELD-4] of %s one %s comes first', (plainName, measure, grams) => {
    const food = table.common.map(table.foodAt).find((one) => one.plainName === plainName)
    expect(food?.measures[0]?.name).toMatch(new RegExp(`^${measure}\\b`))
    expect(food && meantMeasure(food)?.grams).toBe(grams)
  })

  it.each(['Brie', 'Blue cheese', 'Dark chocolate', 'Turkey breast', 'Tofu'])(
    '[HELD-4] of %s no measure is taken for a helping: a cup, a bar or a block is more than one',
    (plainName) => {
      const food = table.common.map(table.foodAt).find((one) => one.plainName === plainName)
      expect(food && meantMeasure(food)).toBeUndefined()
    },
  )
})

/** As they were first: what is written down names them. */
const ketoPlates = [
  'steak-salad',
  'burger-no-bun',
  'fish-vegetables',
  'caesar-chicken',
  'omelette',
  'sashimi',
  'kebab-plate',
  'cheese-charcuterie',
]

describe('the restaurant plates', () => {
  it('[HELD-4] are forty, the eight keto ones first by the ids they had', () => {
    expect(table.plates).toHaveLength(40)
    expect(new Set(table.plates.map(({ name }) => name)).size).toBe(40)
    expect(table.plates.slice(0, 8).map(({ id }) => id)).toEqual(ketoPlates)
  })

  it('[LIFE-2] are of rows of the table, each with a small, a usual and a big helping', () => {
    for (const plate of table.plates) {
      expect(plateFoods(plate, table), plate.name).toHaveLength(plate.parts.length)
      const [least, usual, most] = plateSizes.map((size) => plateFigures(plate, size, table).calories)
      const isKeto = ketoPlates.includes(plate.id)
      expect(least, plate.name).toBeGreaterThan(isKeto ? 150 : 130)
      expect(usual, plate.name).toBeGreaterThan(least ?? 0)
      expect(most, plate.name).toBeGreaterThan(usual ?? 0)
      expect(most, plate.name).toBeLessThan(isKeto ? 1300 : 1400)
      if (isKeto) expect(plateFigures(plate, 'most', table).netCarbs, plate.name).toBeLessThan(20)
    }
  })

  it.each(table.plates)('[HELD-4] $name has the figures of its rows of USDA', (plate) => {
    const rows = new Map(readCsv(readFileSync(places.foods, 'utf8')).map((row) => [row.id, row]))
    const parts = readCsv(readFileSync(places.plates, 'utf8')).filter((part) => part.plate === plate.id)
    const sumOf = (size: PlateSize, figureOf: (row: Record<string, string>) => number) =>
      parts.reduce((sum, part) => sum + (figureOf(rows.get(part.id) ?? {}) * Number(part[size])) / 100, 0)
    for (const size of plateSizes) {
      const figures = plateFigures(plate, size, table)
      const computed = {
        calories: sumOf(size, ({ kcal }) => Number(kcal)),
        fat: sumOf(size, ({ fat }) => Number(fat)),
        netCarbs: sumOf(size, ({ carbs, fiber }) => Math.max(0, Number(carbs) - Number(fiber || 0))),
        protein: sumOf(size, ({ protein }) => Number(protein)),
      }
      for (const name of macroNames)
        expect(Math.abs(figures[name] - computed[name]), name).toBeLessThanOrEqual(computed[name] * 0.05)
    }
  })

  it.each([
    ['sandwich', 'sandwich'],
    ['pizza', 'pizza-slices'],
    ['noodle soup', 'noodle-soup'],
    ['ramen', 'ramen'],
    ['shrimp', 'pad-thai'],
  ])('[HELD-4] are found by "%s"', (words, id) => {
    expect(findPlates(table, words)[0]?.id).toBe(id)
  })
})

describe('the search of the food table', () => {
  it('[LIFE-3] knows at least a hundred common foods', () => {
    expect(commonFoods.length).toBeGreaterThanOrEqual(100)
  })

  it.each(commonFoods)(
    '[LIFE-3] finds $name within three letters, after none but commoner foods that share them',
    (food) => {
      const sharing = commonFoods.filter(({ name, also }) =>
        [name, ...also].some((one) => beginning(one) === beginning(food.name)),
      )
      const place = idsFor(beginning(food.name)).indexOf(food.id)
      expect(place).toBeGreaterThanOrEqual(0)
      expect(place).toBeLessThan(sharing.length)
    },
  )

  it.each(commonFoods)(
    '[LIFE-3] finds $name first by its whole name, in any number, and by its other names',
    (food) => {
      expect(idsFor(food.name)[0]).toBe(food.id)
      expect(idsFor(food.name.toUpperCase())[0]).toBe(food.id)
      for (const other of food.also) expect(idsFor(other).slice(0, 3), other).toContain(food.id)
    },
  )

  it.each([
    ['eggs', 'Egg, whole, raw, fresh'],
    ['2 large eggs', 'Egg, whole, raw, fresh'],
    ['a glass of red wine', 'Alcoholic beverage, wine, table, red'],
    ['brocoli', 'Broccoli, raw'],
    ['avacado', 'Avocados, raw, all commercial varieties'],
    ['Jalapeño', 'Peppers, jalapeno, raw'],
    ['aubergine', 'Eggplant, raw'],
    ['bigmac', "McDONALD'S, BIG MAC"],
    ['mcdonalds fries', "McDONALD'S, french fries"],
    ['whopper', 'BURGER KING, WHOPPER, no cheese'],
    ['pork belly', 'Pork, fresh, belly, raw'],
    ['rib eye', table.findFood('23227')?.name],
  ])('[LIFE-3] finds %s', (words, name) => {
    expect(firstNameFor(words)).toBe(name)
  })

  it('[LIFE-3] puts what a person ate last first', () => {
    const [first, second] = searchFoods(index, 'cheddar')
    expect(searchFoods(index, 'cheddar', [second?.id ?? ''])[0]).toEqual(second)
    expect(first && shownFoodName(first)).toBe('Cheddar')
  })

  it('[LIFE-3] finds nothing for what no food is called', () => {
    expect(searchFoods(index, 'xqzt')).toEqual([])
    expect(searchFoods(index, '  ')).toEqual([])
  })
})
