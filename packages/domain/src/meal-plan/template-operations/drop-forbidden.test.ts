import { describe, expect, it } from 'vitest'
import { sidesOf } from '../item.ts'
import { changeSides } from '../operations/change-sides.ts'
import { completeDay } from '../operations/complete-day.ts'
import { lockItem } from '../operations/lock-item.ts'
import { dayAt, foundAt, generatedTemplate, itemAt, made, slotAt } from '../testing/invented-template.ts'
import { dropForbidden, dropForbiddenSides, forbiddenItems, forbiddenPlates } from './drop-forbidden.ts'

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

describe('a side that may not be served any more', () => {
  const beans = { recipeId: 'beans', servings: 0.5 }
  const slaw = { recipeId: 'slaw', servings: 1 }
  const plated = [1, 3].reduce(
    (now, day) => made(changeSides(now, slotAt(now, day, 'dinner'), [beans, slaw])),
    drawn,
  )
  const isBeans = (recipeId: string) => recipeId === 'beans'
  const sidesAt = (template: typeof drawn, day: number) => sidesOf(itemAt(template, day, 'dinner') as never)

  it('[PLATE-3] [PLAN-6] goes from its plates, which keep their mains and their other sides', () => {
    const { template, toFill } = dropForbidden(plated, isBeans)
    expect(toFill).toEqual([])
    expect([sidesAt(template, 1), sidesAt(template, 3)]).toEqual([[slaw], [slaw]])
    expect(itemAt(template, 3, 'dinner')).toMatchObject({ recipeId: 'drawn-3-dinner' })
    expect(template.weeks[1]).toBe(plated.weeks[1])
    const none = dropForbiddenSides(plated, (recipeId) => recipeId === 'beans' || recipeId === 'slaw')
    expect(none.weeks).toEqual(drawn.weeks)
    expect(itemAt(none, 3, 'dinner')).not.toHaveProperty('sides')
  })

  it('[PLATE-3] stays on a plate that was eaten', () => {
    const eaten = made(completeDay(plated, dayAt(plated, 1)))
    const template = dropForbiddenSides(eaten, isBeans)
    expect([sidesAt(template, 1), sidesAt(template, 3)]).toEqual([[beans, slaw], [slaw]])
    expect(forbiddenPlates(eaten, isBeans).map(({ dayNumber }) => dayNumber)).toEqual([3])
  })

  it('[PLATE-3] is asked about in its slot', () => {
    const onDayThree = dropForbiddenSides(plated, (id, slot) => isBeans(id) && slot.dayNumber === 3)
    expect([sidesAt(onDayThree, 1), sidesAt(onDayThree, 3)]).toEqual([[beans, slaw], [slaw]])
    expect(dropForbiddenSides(plated, () => false)).toBe(plated)
    expect(dropForbiddenSides(drawn, () => true)).toBe(drawn)
  })

  it('[PLATE-3] and a main make a plate that is named, each once', () => {
    const named = (isForbidden: (recipeId: string) => boolean) =>
      forbiddenPlates(plated, isForbidden).map(({ dayNumber, item }) => [dayNumber, item.meal])
    expect(named(isBeans)).toEqual([
      [1, 'dinner'],
      [3, 'dinner'],
    ])
    expect(named(dinnerOf1)).toEqual([
      [1, 'dinner'],
      [2, 'lunch'],
    ])
    expect(forbiddenItems(plated, isBeans)).toEqual([])
  })
})
