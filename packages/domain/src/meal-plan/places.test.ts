import { describe, expect, it } from 'vitest'
import {
  allItems,
  daysIn,
  findById,
  findDay,
  findDayById,
  findItem,
  findSlot,
  findWeek,
  itemsIn,
  placeOf,
  placeOfDay,
} from './places.ts'
import { templateOf } from './testing/invented-template.ts'

const plan = templateOf(['rrrrrrr', 'rrrrrrr'])
const place = { weekId: 'w2', dayId: 'w2d3', itemId: 'w2d3-lunch' }
const [, second] = plan.weeks
const day = second!.days[2]!

describe('what stands at a place', () => {
  it('[API-3] is found by ids that stand inside each other', () => {
    expect(findWeek(plan, place)).toEqual({ week: second, weekIndex: 1 })
    const foundDay = { week: second, weekIndex: 1, day, dayIndex: 2, dayNumber: 10 }
    expect(findDay(plan, place)).toEqual(foundDay)
    expect(findItem(plan, place)).toEqual({ ...foundDay, item: day.items[1] })
  })

  it('[API-3] isn’t found in another week or on another day', () => {
    expect(findWeek(plan, { weekId: 'w9' })).toBeUndefined()
    expect(findDay(plan, { ...place, weekId: 'w1' })).toBeUndefined()
    expect(findDay(plan, { ...place, weekId: 'w9' })).toBeUndefined()
    expect(findItem(plan, { ...place, dayId: 'w2d4' })).toBeUndefined()
    expect(findItem(plan, { ...place, weekId: 'w1' })).toBeUndefined()
    expect(findItem(plan, { ...place, itemId: 'none' })).toBeUndefined()
  })

  it('[API-3] is found by its own id, wherever it stands', () => {
    expect(findDayById(plan, 'w2d3')).toEqual(findDay(plan, place))
    expect(findDayById(plan, 'w9d1')).toBeUndefined()
    expect(findById(plan, 'w2d3-lunch')).toEqual(findItem(plan, place))
    expect(findById(plan, 'w1d1-breakfast')?.dayNumber).toBe(1)
    expect(findById(plan, 'none')).toBeUndefined()
  })

  it('[API-3] is found by the day of the plan and its meal', () => {
    expect(findSlot(plan, 10, 'lunch')).toEqual(findItem(plan, place))
    expect(findSlot(plan, 1, 'breakfast')?.item.id).toBe('w1d1-breakfast')
    expect(findSlot(plan, 7, 'dinner')?.item.id).toBe('w1d7-dinner')
    expect(findSlot(plan, 8, 'dinner')?.item.id).toBe('w2d1-dinner')
    expect(findSlot(plan, 28, 'dinner')?.dayNumber).toBe(28)
    expect(findSlot(plan, 29, 'dinner')).toBeUndefined()
    expect(findSlot(plan, 0, 'dinner')).toBeUndefined()
    const without = { ...plan, weeks: [{ id: 'w1', days: [{ ...day, items: day.items.slice(0, 1) }] }] }
    expect(findSlot(without, 1, 'dinner')).toBeUndefined()
    expect(findSlot(without, 2, 'dinner')).toBeUndefined()
  })
})

describe('all that stands in a plan', () => {
  it('[API-3] comes in the order it is eaten, with where it stands', () => {
    const days = daysIn({ week: second!, weekIndex: 1 })
    expect(days.map(({ dayNumber, dayIndex }) => [dayNumber, dayIndex])).toEqual(
      second!.days.map((_, at) => [8 + at, at]),
    )
    const items = itemsIn({ week: second!, weekIndex: 1 })
    expect(items).toHaveLength(28)
    expect(items.find(({ item }) => item.id === 'w2d3-lunch')).toEqual(findItem(plan, place))
    expect(allItems(plan)).toHaveLength(4 * 28)
    expect(allItems(plan).map(({ item }) => item.id)).toContain('w4d7-dessert')
  })

  it('[API-3] says its place again', () => {
    const found = findItem(plan, place)!
    expect(placeOf(found)).toEqual(place)
    expect(placeOfDay(found)).toEqual({ weekId: 'w2', dayId: 'w2d3' })
  })
})
