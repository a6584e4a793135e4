import { describe, expect, it } from 'vitest'
import type { Item, NormalItem } from '../item.ts'
import { clearSlot } from '../operations/clear-slot.ts'
import { lockItem } from '../operations/lock-item.ts'
import { replaceItem } from '../operations/replace-item.ts'
import { itemAt, made, slotAt, templateOf } from '../testing/invented-template.ts'
import { changedSlots, isEatenAlike } from './changed-slots.ts'

const plan = templateOf(['rrrrrrr', 'rrrrrrr'])
const stew = { recipeId: 'stew', servings: 1 }

describe('changedSlots', () => {
  it('[LIFE-8] names slots of any week, by their day and as they were and are', () => {
    const first = made(replaceItem(plan, slotAt(plan, 7, 'lunch'), stew))
    const both = made(clearSlot(first, slotAt(first, 9, 'dinner')))
    expect(changedSlots(plan, both)).toEqual([
      { dayNumber: 7, before: itemAt(plan, 7, 'lunch'), after: itemAt(both, 7, 'lunch') },
      { dayNumber: 9, before: itemAt(plan, 9, 'dinner'), after: itemAt(both, 9, 'dinner') },
    ])
    expect(changedSlots(plan, made(lockItem(plan, slotAt(plan, 1, 'lunch'))))).toEqual([])
  })

  it('[LIFE-8] names nothing of what the other version doesn’t have', () => {
    const [first, ...others] = plan.weeks
    expect(changedSlots(plan, { ...plan, weeks: [] })).toEqual([])
    const short = { ...first!, days: first!.days.slice(0, 3) }
    expect(changedSlots(plan, { ...plan, weeks: [short, ...others] })).toEqual([])
    const open = { ...first!.days[0]!, items: first!.days[0]!.items.slice(0, 1) }
    const fewer = { ...first!, days: [open, ...first!.days.slice(1)] }
    expect(changedSlots(plan, { ...plan, weeks: [fewer, ...others] })).toEqual([])
  })
})

describe('isEatenAlike', () => {
  const dish: NormalItem = { id: 'a', meal: 'lunch', kind: 'normal', ...stew, isLocked: false }
  const empty: Item = { id: 'a', meal: 'lunch', kind: 'empty' }
  const leftover: Item = { ...dish, kind: 'leftover', parentId: 'p' }

  it.each<[boolean, string, Item, Item]>([
    [true, 'two open slots', empty, empty],
    [false, 'an open slot and a skipped one', empty, { ...empty, meal: 'lunch', kind: 'skipped' }],
    [false, 'an open slot and a dish', empty, dish],
    [false, 'a dish and an open slot', dish, empty],
    [true, 'a dish, locked or not', dish, { ...dish, isLocked: true }],
    [true, 'a dish that feeds another day', dish, { ...dish, kind: 'leftoverParent' }],
    [false, 'another dish', dish, { ...dish, recipeId: 'soup' }],
    [false, 'more of it', dish, { ...dish, servings: 1.5 }],
    [false, 'with a side', dish, { ...dish, sides: [{ recipeId: 'beans', servings: 1 }] }],
    [false, 'a leftover of it', dish, leftover],
    [true, 'the same leftover', leftover, { ...leftover }],
    [false, 'a leftover of another cooking', leftover, { ...leftover, parentId: 'q' }],
  ])('[LIFE-8] is %s of %s', (isAlike, _what, one, other) => {
    expect(isEatenAlike(one, other)).toBe(isAlike)
  })
})
