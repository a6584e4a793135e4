import { describe, expect, it } from 'vitest'
import type { FilledItem } from '../item.ts'
import { dayAt, itemAt, made, refusalOf, slotAt, templateOf } from '../testing/invented-template.ts'
import { lockItem } from './lock-item.ts'
import { portionDay } from './portion-day.ts'

const own = templateOf(['r......'])

describe('portionDay', () => {
  const portions = (...servings: number[]) =>
    (['breakfast', 'lunch', 'dinner'] as const).map((meal, at) => {
      return { itemId: itemAt(own, 1, meal).id, servings: servings[at] ?? 1 }
    })

  it('[ITEM-5] portions the dishes of a day again', () => {
    const portioned = made(portionDay(own, dayAt(own, 1), portions(0.5, 1, 2.25)))
    const items = portioned.weeks[0]?.days[0]?.items.slice(0, 3) as FilledItem[]
    expect(items.map(({ servings }) => servings)).toEqual([0.5, 1, 2.25])
  })

  it('[API-3] all of them or none', () => {
    expect(refusalOf(portionDay(own, dayAt(own, 1), portions(2, 5)))).toEqual({
      because: 'too-many-servings',
    })
    const locked = made(lockItem(own, slotAt(own, 1, 'dinner')))
    expect(refusalOf(portionDay(locked, dayAt(own, 1), portions(2, 2, 2)))).toEqual({
      because: 'slot-locked',
      dayNumber: 1,
      meal: 'dinner',
    })
  })
})
