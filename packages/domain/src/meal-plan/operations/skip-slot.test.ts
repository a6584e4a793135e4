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
import { addLeftover } from './add-leftover.ts'
import { skipSlot, unskipSlot } from './skip-slot.ts'

const own = templateOf(['cr.....'])
const breakfastSkipped = made(skipSlot(own, slotAt(own, 2, 'breakfast')))

describe('skipSlot', () => {
  it.each([
    ['a filled meal', 2],
    ['an open meal', 3],
  ])('[ITEM-3] skips %s, and taking it back opens it', (_, dayNumber) => {
    const place = slotAt(own, dayNumber, 'lunch')
    const skipped = made(skipSlot(own, place))
    const { id } = itemAt(own, dayNumber, 'lunch')
    expect(itemAt(skipped, dayNumber, 'lunch')).toEqual({ id, meal: 'lunch', kind: 'skipped' })
    const back = made(unskipSlot(skipped, place))
    expect(itemAt(back, dayNumber, 'lunch')).toEqual({ id, meal: 'lunch', kind: 'empty' })
  })

  it('changes nothing when it is skipped, or taken back, already', () => {
    expect(made(skipSlot(breakfastSkipped, slotAt(own, 2, 'breakfast')))).toBe(breakfastSkipped)
    expect(made(unskipSlot(own, slotAt(own, 2, 'breakfast')))).toBe(own)
  })

  it('[ITEM-3] two meals at most, so that the last one stays', () => {
    const twice = made(skipSlot(breakfastSkipped, slotAt(own, 2, 'lunch')))
    expect(refusalOf(skipSlot(twice, slotAt(own, 2, 'dinner')))).toEqual({
      because: 'too-many-skipped',
      dayNumber: 2,
    })
    expect(skipSlot(twice, slotAt(own, 3, 'dinner')).ok).toBe(true)
  })

  it('[ITEM-3] never dessert, never in a generated plan, never on a complete day', () => {
    const drawn = generatedTemplate()
    expect(refusalOf(skipSlot(own, slotAt(own, 2, 'dessert')))).toEqual({ because: 'skip-dessert' })
    expect(refusalOf(skipSlot(drawn, slotAt(drawn, 1, 'lunch')))).toEqual({
      because: 'skip-in-generated-plan',
    })
    expect(refusalOf(skipSlot(own, slotAt(own, 1, 'lunch')))?.because).toBe('day-complete')
    expect(refusalOf(unskipSlot(own, slotAt(own, 1, 'lunch')))?.because).toBe('day-complete')
  })

  it('[ITEM-3] never a leftover or its parent', () => {
    const parentId = itemAt(own, 2, 'dinner').id
    const fed = made(addLeftover(own, dayAt(own, 3), { meal: 'lunch', parentId, servings: 1 }))
    expect(refusalOf(skipSlot(fed, slotAt(fed, 3, 'lunch')))).toEqual({
      because: 'skip-leftover',
      dayNumber: 3,
      meal: 'lunch',
    })
    expect(refusalOf(skipSlot(fed, slotAt(fed, 2, 'dinner')))).toEqual({
      because: 'skip-leftover-parent',
      dayNumber: 2,
      meal: 'dinner',
    })
  })
})
