import { describe, expect, it } from 'vitest'
import { itemSchema } from './item-schema.ts'

const nutrition = { calories: 400, carbs: 6.2, fat: 31, fiber: 2, protein: 24.5, net_carbs: 4.2 }
const image = { featured: '/featured', small: '/small' }
const value = { id: 'omelet~1', title: 'Omelet', image, prepTime: 5, cookTime: 8, serving: 2, nutrition }
const serving = { value: 1.25, minimum: 0.5, scale: 1.75 }
const feeding = { total: 2.5, today: 1.25, saved: [{ dayNumber: 3, servings: 1.25 }] }
const slot = { id: 'i1', category: 'dinner' }
const nothing = { value: null, serving: null, locked: false }

const possible = {
  empty: { ...slot, type: 'empty', ...nothing },
  skipped: { ...slot, type: 'skipped', ...nothing },
  normal: { ...slot, type: 'normal', value, serving, locked: true },
  leftoverParent: { ...slot, type: 'leftoverParent', value, serving, locked: false, feeding },
  leftover: {
    ...slot,
    type: 'leftover',
    value,
    serving: { ...serving, scale: null },
    locked: false,
    parentId: 'i0',
  },
}

describe('an item', () => {
  it.each(Object.entries(possible))('[ITEM-1] crosses the wire as it is: %s', (_type, item) => {
    expect(itemSchema.parse(item)).toEqual(item)
  })

  it.each([
    ['empty with a recipe', { ...possible.empty, value }],
    ['skipped at dessert', { ...possible.skipped, category: 'dessert' }],
    ['normal without a recipe', { ...possible.normal, value: null }],
    ['a leftover without its parent', { ...possible.leftover, parentId: undefined }],
    ['a leftover that is cooked', { ...possible.leftover, serving }],
    ['a parent that feeds nobody', { ...possible.leftoverParent, feeding: undefined }],
    [
      'calories with a fraction',
      { ...possible.normal, value: { ...value, nutrition: { ...nutrition, calories: 400.5 } } },
    ],
  ])('[API-4] is never %s', (_what, item) => {
    expect(itemSchema.safeParse(item).success).toBe(false)
  })
})
