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
import { clearSlot } from './clear-slot.ts'
import { completeDay } from './complete-day.ts'
import { skipSlot } from './skip-slot.ts'

const template = templateOf(['crs....'])

describe('clearSlot', () => {
  it('[ITEM-2] opens a filled slot and takes back a skipped one', () => {
    const cleared = made(clearSlot(template, slotAt(template, 3, 'lunch')))
    const id = itemAt(template, 3, 'lunch').id
    expect(itemAt(cleared, 3, 'lunch')).toEqual({ id, meal: 'lunch', kind: 'empty' })
    const skipped = made(skipSlot(template, slotAt(template, 3, 'lunch')))
    expect(clearSlot(skipped, slotAt(skipped, 3, 'lunch'))).toEqual({ ok: true, template: cleared })
  })

  it('leaves an open slot as it is', () => {
    expect(made(clearSlot(template, slotAt(template, 3, 'dinner')))).toBe(template)
  })

  it('[LEFT-3] frees the leftovers of a parent', () => {
    const drawn = generatedTemplate()
    const cleared = made(clearSlot(drawn, slotAt(drawn, 1, 'dinner')))
    expect(itemAt(cleared, 1, 'dinner').kind).toBe('empty')
    expect(itemAt(cleared, 2, 'lunch').kind).toBe('empty')
  })

  it('[LEFT-3] makes a parent normal again with its last leftover', () => {
    const drawn = generatedTemplate()
    const cleared = made(clearSlot(drawn, slotAt(drawn, 2, 'lunch')))
    expect(itemAt(cleared, 1, 'dinner').kind).toBe('normal')
    expect(cleared.weeks[1]).toBe(drawn.weeks[1])
  })

  it('[LEFT-3] refuses a leftover of a complete day, and anything on one', () => {
    const drawn = generatedTemplate()
    const cooking = made(completeDay(drawn, dayAt(drawn, 1)))
    expect(refusalOf(clearSlot(cooking, slotAt(cooking, 2, 'lunch')))).toEqual({
      because: 'cooked-on-complete-day',
      cookedOn: 1,
      dayNumber: 2,
      meal: 'lunch',
    })
    expect(refusalOf(clearSlot(cooking, slotAt(cooking, 1, 'lunch')))).toEqual({
      because: 'day-complete',
      dayNumber: 1,
    })
  })
})
