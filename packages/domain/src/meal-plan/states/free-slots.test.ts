import { describe, expect, it } from 'vitest'
import { completeDay } from '../operations/complete-day.ts'
import { lockItem } from '../operations/lock-item.ts'
import { skipSlot } from '../operations/skip-slot.ts'
import type { Template } from '../template.ts'
import { dayAt, foundAt, generatedTemplate, made, slotAt, templateOf } from '../testing/invented-template.ts'
import { freeSlots, refusalToDraw } from './free-slots.ts'

function freeOn(template: Template, dayNumber: number): string[] {
  return freeSlots(template, dayAt(template, dayNumber)).map(({ item }) => item.meal)
}

function freeInWeekOn(template: Template, dayNumber: number): string[] {
  const { weekId } = dayAt(template, dayNumber)
  const free = freeSlots(template, { weekId })
  return free.filter((slot) => slot.dayNumber === dayNumber).map(({ item }) => item.meal)
}

// Day 2's lunch eats day 1's dinner, day 4's lunch day 3's, day 6's lunch day 5's.
const drawn = generatedTemplate()
const own = templateOf(['.......'])

describe('freeSlots', () => {
  it('[DAY-8] of an empty day are all', () => {
    expect(freeOn(own, 1)).toEqual(['breakfast', 'lunch', 'dinner', 'dessert'])
  })

  it('[ITEM-5] skipped and locked ones are not', () => {
    expect(freeOn(made(skipSlot(own, slotAt(own, 1, 'lunch'))), 1)).toEqual([
      'breakfast',
      'dinner',
      'dessert',
    ])
    const locked = made(lockItem(drawn, slotAt(drawn, 3, 'dessert')))
    expect(freeOn(locked, 3)).toEqual(['breakfast', 'lunch'])
  })

  it('[LEFT-3] a day drawn again leaves parents and leftovers alone, a week takes both', () => {
    expect(freeOn(drawn, 1)).toEqual(['breakfast', 'lunch'])
    expect(freeOn(drawn, 2)).toEqual(['breakfast', 'dinner'])
    expect(freeInWeekOn(drawn, 1)).toEqual(['breakfast', 'lunch', 'dinner'])
    expect(freeInWeekOn(drawn, 2)).toEqual(['breakfast', 'lunch', 'dinner'])
  })

  it('[LEFT-3] a locked leftover holds its parent, a locked parent its leftover', () => {
    const lockedLeftover = made(lockItem(drawn, slotAt(drawn, 2, 'lunch')))
    expect(freeInWeekOn(lockedLeftover, 1)).toEqual(['breakfast', 'lunch'])
    const lockedParent = made(lockItem(drawn, slotAt(drawn, 1, 'dinner')))
    expect(freeInWeekOn(lockedParent, 2)).toEqual(['breakfast', 'dinner'])
  })

  it('[LEFT-3] nothing of a complete day is free, nor what is left of it', () => {
    const cooking = made(completeDay(drawn, dayAt(drawn, 1)))
    expect(freeInWeekOn(cooking, 1)).toEqual([])
    expect(freeInWeekOn(cooking, 2)).toEqual(['breakfast', 'dinner'])
  })

  it('of a day or week that is not there are none', () => {
    expect(freeSlots(own, { weekId: 'w9' })).toEqual([])
    expect(freeSlots(own, { weekId: 'w1', dayId: 'w2d1' })).toEqual([])
  })
})

describe('refusalToDraw', () => {
  it.each([
    ['an open slot', own, 1, 'lunch', undefined],
    ['a dish', drawn, 1, 'lunch', undefined],
    ['a parent, whose leftovers are freed', drawn, 1, 'dinner', undefined],
    ['a leftover', drawn, 2, 'lunch', undefined],
    ['a skipped slot', made(skipSlot(own, slotAt(own, 1, 'lunch'))), 1, 'lunch', 'slot-skipped'],
    ['a locked dish', made(lockItem(drawn, slotAt(drawn, 1, 'lunch'))), 1, 'lunch', 'slot-locked'],
    [
      'a parent of a locked leftover',
      made(lockItem(drawn, slotAt(drawn, 2, 'lunch'))),
      1,
      'dinner',
      'slot-locked',
    ],
    [
      'a leftover of a complete day',
      made(completeDay(drawn, dayAt(drawn, 1))),
      2,
      'lunch',
      'cooked-on-complete-day',
    ],
  ] as const)('[ITEM-5] of %s', (_, template, dayNumber, meal, because) => {
    expect(refusalToDraw(foundAt(template, dayNumber, meal))?.because).toBe(because)
  })
})
