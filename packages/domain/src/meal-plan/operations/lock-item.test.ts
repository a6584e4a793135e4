import { describe, expect, it } from 'vitest'
import {
  generatedTemplate,
  itemAt,
  made,
  refusalOf,
  slotAt,
  templateOf,
} from '../testing/invented-template.ts'
import { lockItem, unlockItem } from './lock-item.ts'

describe('lockItem', () => {
  const drawn = generatedTemplate()
  it.each([
    ['a dish', 1, 'lunch'],
    ['a parent', 1, 'dinner'],
    ['a leftover', 2, 'lunch'],
  ] as const)('[PLAN-6] locks and unlocks %s', (_, dayNumber, meal) => {
    const place = slotAt(drawn, dayNumber, meal)
    const locked = made(lockItem(drawn, place))
    expect(itemAt(locked, dayNumber, meal)).toEqual({ ...itemAt(drawn, dayNumber, meal), isLocked: true })
    expect(made(lockItem(locked, place))).toBe(locked)
    expect(made(unlockItem(locked, place))).toEqual(drawn)
  })

  it('[PLAN-6] refuses an open slot, and a complete day', () => {
    const own = templateOf(['cr.....'])
    expect(refusalOf(lockItem(own, slotAt(own, 3, 'lunch')))?.because).toBe('slot-empty')
    expect(refusalOf(unlockItem(own, slotAt(own, 1, 'lunch')))?.because).toBe('day-complete')
  })
})
