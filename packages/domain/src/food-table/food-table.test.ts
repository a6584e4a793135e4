import { describe, expect, it } from 'vitest'
import { decodeFoodTable, encodeFoodTable, FoodTableUnreadable } from './food-table.ts'
import { figuresOfGrams, shownFoodName } from './table-food.ts'
import { tableFoods, tablePlates } from './testing/table-foods.ts'

const text = encodeFoodTable({
  foods: tableFoods,
  commonIds: ['01123'],
  synonyms: new Map([['aubergine', 'eggplant']]),
  plates: tablePlates,
})

describe('the food table', () => {
  it('[LIFE-3] finds a food by its row, and none by a row that isn’t there', () => {
    const table = decodeFoodTable(text)
    expect(table.size).toBe(tableFoods.length)
    expect(table.findFood('01123')).toEqual(tableFoods.find(({ id }) => id === '01123'))
    expect(table.findFood('99999')).toBeUndefined()
    expect(table.common).toEqual([table.indexOf('01123')])
    expect(table.synonyms.get('aubergine')).toBe('eggplant')
  })

  it('[LIFE-3] refuses a file of another version', () => {
    expect(() => decodeFoodTable(text.replace('foods 1', 'foods 0'))).toThrow(FoodTableUnreadable)
    expect(() => decodeFoodTable('<!doctype html>')).toThrow(FoodTableUnreadable)
  })

  it('[LIFE-3] figures are the row times the grams', () => {
    const egg = decodeFoodTable(text).findFood('01123')
    expect(egg && figuresOfGrams(egg, 200)).toEqual({ calories: 286, fat: 19, netCarbs: 1.4, protein: 25.2 })
    expect(egg && shownFoodName(egg)).toBe('Egg')
  })
})
