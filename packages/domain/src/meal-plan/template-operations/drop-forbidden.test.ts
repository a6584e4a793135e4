import { describe, expect, it } from 'vitest'
import { completeDay } from '../operations/complete-day.ts'
import { lockItem } from '../operations/lock-item.ts'
import { dayAt, foundAt, generatedTemplate, itemAt, made, slotAt } from '../testing/invented-template.ts'
import { dropForbidden, forbiddenItems } from './drop-forbidden.ts'

const drawn = generatedTemplate()
const dinnerOf1 = (recipeId: string) => recipeId === 'drawn-1-dinner'

describe('dropForbidden', () => {
  it('[PLAN-6] opens the slots of a forbidden recipe and of its leftovers, locked or not', () => {
    const locked = made(lockItem(drawn, slotAt(drawn, 1, 'dinner')))
    const { template, toFill } = dropForbidden(locked, dinnerOf1)
    expect(toFill).toEqual([slotAt(drawn, 1, 'dinner'), slotAt(drawn, 2, 'lunch')])
    expect(itemAt(template, 1, 'dinner').kind).toBe('empty')
    expect(itemAt(template, 2, 'lunch').kind).toBe('empty')
    expect(itemAt(template, 1, 'lunch')).toBe(itemAt(drawn, 1, 'lunch'))
  })

  it('[PLAN-6] leaves a complete day, but not what is left of it', () => {
    const cooking = made(completeDay(drawn, dayAt(drawn, 1)))
    const { template, toFill } = dropForbidden(cooking, dinnerOf1)
    expect(toFill).toEqual([slotAt(drawn, 2, 'lunch')])
    expect(itemAt(template, 2, 'lunch').kind).toBe('empty')
    expect(itemAt(template, 1, 'dinner')).toEqual({ ...itemAt(drawn, 1, 'dinner'), kind: 'normal' })
    expect(foundAt(template, 1, 'dinner').day.isComplete).toBe(true)
  })

  it('[PLAN-6] changes nothing where nothing is forbidden', () => {
    const { template, toFill } = dropForbidden(drawn, () => false)
    expect(template).toBe(drawn)
    expect(toFill).toEqual([])
  })
})

describe('forbiddenItems', () => {
  it('[ITEM-7] names what to offer a replacement for', () => {
    expect(forbiddenItems(drawn, dinnerOf1).map(({ dayNumber, item }) => [dayNumber, item.meal])).toEqual([
      [1, 'dinner'],
      [2, 'lunch'],
    ])
  })
})
