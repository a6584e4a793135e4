import { describe, expect, it } from 'vitest'
import {
  dayAt,
  generatedTemplate,
  itemAt,
  made,
  refusalOf,
  slotAt,
  templateOf,
} from '../testing/invented-template.ts'
import { fillSlot } from './fill-slot.ts'
import { skipSlot } from './skip-slot.ts'

const template = templateOf(['crs....'])
const stew = { meal: 'dinner', recipeId: 'stew', servings: 1.25 } as const

describe('fillSlot', () => {
  it('[ITEM-2] puts a recipe into an open slot, which keeps its id', () => {
    const filled = made(fillSlot(template, dayAt(template, 3), stew))
    expect(itemAt(filled, 3, 'dinner')).toEqual({
      id: itemAt(template, 3, 'dinner').id,
      kind: 'normal',
      isLocked: false,
      ...stew,
    })
  })

  const skipped = made(skipSlot(template, slotAt(template, 3, 'breakfast')))
  it.each([
    ['a filled slot', template, 2, stew, { because: 'slot-filled', dayNumber: 2, meal: 'dinner' }],
    [
      'a skipped slot',
      skipped,
      3,
      { ...stew, meal: 'breakfast' },
      { because: 'slot-skipped', dayNumber: 3, meal: 'breakfast' },
    ],
    [
      'an open dessert of a complete day',
      template,
      1,
      { ...stew, meal: 'dessert' },
      { because: 'day-complete', dayNumber: 1 },
    ],
    ['servings off the grid', template, 3, { ...stew, servings: 1.1 }, { because: 'servings-off-grid' }],
    ['too much of it', template, 3, { ...stew, servings: 4.25 }, { because: 'servings-off-grid' }],
    [
      'a dessert on a day that has none',
      generatedTemplate(),
      1,
      { ...stew, meal: 'dessert' },
      { because: 'no-such-slot', dayNumber: 1, meal: 'dessert' },
    ],
  ] as const)('[API-3] refuses %s', (_, of, dayNumber, what, reason) => {
    expect(refusalOf(fillSlot(of, dayAt(of, dayNumber), what))).toEqual(reason)
  })

  it.each([
    [{ weekId: 'w9', dayId: 'w1d3' }],
    [{ weekId: 'w1', dayId: 'w1d9' }],
    [{ weekId: 'w2', dayId: 'w1d3' }],
  ])('[API-2] refuses an address that leads nowhere: %j', (place) => {
    expect(refusalOf(fillSlot(template, place, stew))).toEqual({ because: 'not-there' })
  })
})
