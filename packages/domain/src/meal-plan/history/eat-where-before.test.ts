import { describe, expect, it } from 'vitest'
import type { Item } from '../item.ts'
import { completeDay } from '../operations/complete-day.ts'
import { lockItem, unlockItem } from '../operations/lock-item.ts'
import { exchangeItems } from '../operations/moving/move-item.ts'
import { changeEachItem } from '../operations/moving/seat-contents.ts'
import type { Template } from '../template.ts'
import { dayAt, generatedTemplate, itemAt, made, slotAt } from '../testing/invented-template.ts'
import { changedSlots } from './changed-slots.ts'
import { eatWhereBefore } from './eat-where-before.ts'

const keepsDaysOf = () => 3
/** Dinner of day 1 was cooked; its leftover is lunch on day 2. */
const whole = generatedTemplate()
const cooked = made(completeDay(whole, dayAt(whole, 1)))
const move = (template: Template, to: { dayNumber: number; meal: 'lunch' | 'dinner' | 'breakfast' }) =>
  made(
    exchangeItems(template, slotAt(template, 2, 'lunch'), {
      to: slotAt(template, to.dayNumber, to.meal).itemId,
      keepsDaysOf,
    }),
  )
const moved = move(cooked, { dayNumber: 3, meal: 'breakfast' })
const beforeOf = (before: Template, after: Template) =>
  changedSlots(before, after).map((changed) => changed.before)
const slots = beforeOf(cooked, moved)

describe('a leftover of what was cooked', () => {
  it('[LIFE-8] goes back to the slot it stood in, and what stands there now takes its place', () => {
    expect(itemAt(moved, 3, 'breakfast')).toMatchObject({ kind: 'leftover', recipeId: 'drawn-1-dinner' })
    expect(eatWhereBefore(moved, slots).weeks).toEqual(cooked.weeks)
  })

  it('[LIFE-8] is locked again where it was, and only there', () => {
    const locked = made(lockItem(cooked, slotAt(cooked, 2, 'lunch')))
    const lockedSlots = beforeOf(
      locked,
      move(made(unlockItem(locked, slotAt(locked, 2, 'lunch'))), {
        ...{ dayNumber: 3, meal: 'breakfast' },
      }),
    )
    expect(lockedSlots).toContainEqual(itemAt(locked, 2, 'lunch'))
    const back = eatWhereBefore(moved, lockedSlots)
    expect(itemAt(back, 2, 'lunch')).toEqual(itemAt(locked, 2, 'lunch'))
    const nowLocked = made(lockItem(moved, slotAt(moved, 3, 'breakfast')))
    expect(itemAt(eatWhereBefore(nowLocked, slots), 2, 'lunch')).toEqual(itemAt(cooked, 2, 'lunch'))
    expect(itemAt(back, 3, 'breakfast')).toEqual(itemAt(cooked, 3, 'breakfast'))
  })

  it('[LIFE-8] stays where nothing moved, or something else did', () => {
    expect(eatWhereBefore(cooked, slots)).toBe(cooked)
    expect(eatWhereBefore(moved, [])).toBe(moved)
    expect(eatWhereBefore(moved, [itemAt(cooked, 2, 'lunch')])).toBe(moved)
    expect(eatWhereBefore(moved, [itemAt(cooked, 3, 'breakfast')])).toBe(moved)
    const gone = { ...itemAt(cooked, 2, 'lunch'), id: 'gone' }
    expect(eatWhereBefore(moved, [gone, ...slots.slice(1)])).toBe(moved)
  })

  it('[LIFE-8] that isn’t cooked yet is left to what brings back its parent', () => {
    const uncooked = move(whole, { dayNumber: 3, meal: 'breakfast' })
    expect(eatWhereBefore(uncooked, beforeOf(whole, uncooked))).toBe(uncooked)
  })

  it('[LIFE-8] stays where it was eaten, and where it would be as much as another', () => {
    const eaten = [2, 3].reduce((now, dayNumber) => made(completeDay(now, dayAt(now, dayNumber))), moved)
    expect(eatWhereBefore(eaten, slots)).toBe(eaten)
    const eatenThere = made(completeDay(moved, dayAt(moved, 2)))
    expect(eatWhereBefore(eatenThere, slots)).toBe(eatenThere)
    const other = changeEachItem(moved, (item) =>
      item.id === itemAt(moved, 3, 'breakfast').id && item.kind === 'leftover'
        ? { ...item, servings: 2 }
        : item,
    )
    expect(eatWhereBefore(other, slots)).toBe(other)
  })

  it('[LIFE-8] isn’t taken from a slot that ate from the same cooking before, too', () => {
    const twice: readonly Item[] = [
      itemAt(cooked, 2, 'lunch'),
      { ...itemAt(cooked, 2, 'lunch'), id: itemAt(moved, 3, 'breakfast').id, meal: 'breakfast' },
    ]
    expect(eatWhereBefore(moved, twice)).toBe(moved)
    const less = [twice[0]!, { ...twice[1]!, servings: 0.5 } as Item]
    expect(eatWhereBefore(moved, less)).not.toBe(moved)
    const ofAnother = [twice[0]!, { ...twice[1]!, parentId: 'another' } as Item]
    expect(eatWhereBefore(moved, ofAnother)).not.toBe(moved)
  })
})
