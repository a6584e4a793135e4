import { describe, expect, it } from 'vitest'
import type { Meal } from '../../meals.ts'
import { addLeftover } from '../../operations/add-leftover.ts'
import { changeServings } from '../../operations/change-servings.ts'
import { completeDay } from '../../operations/complete-day.ts'
import { skipSlot } from '../../operations/skip-slot.ts'
import type { Template } from '../../template.ts'
import { dayAt, itemAt, made, slotAt, templateOf } from '../../testing/invented-template.ts'
import { itemButtons } from './item-buttons.ts'

const planned = templateOf(['rr.....'])
const withLeftover = made(
  addLeftover(planned, dayAt(planned, 3), {
    meal: 'lunch',
    parentId: itemAt(planned, 2, 'dinner').id,
    servings: 1,
  }),
)
const oneSkipped = made(skipSlot(planned, slotAt(planned, 1, 'breakfast')))
const twoSkipped = made(skipSlot(oneSkipped, slotAt(planned, 1, 'lunch')))
const steps = (count: number) => made(changeServings(planned, slotAt(planned, 1, 'lunch'), count))
const cooked = made(completeDay(withLeftover, dayAt(withLeftover, 1)))
const cookedParent = made(completeDay(cooked, dayAt(cooked, 2)))

function buttonsAt(template: Template, dayNumber: number, meal: Meal) {
  return itemButtons(template, slotAt(template, dayNumber, meal))
}

describe('itemButtons', () => {
  it.each([
    ['a filled slot', planned, 1, 'lunch', 'enabled', 'absent'],
    ['an open slot', planned, 3, 'lunch', 'enabled', 'absent'],
    ['a second one', oneSkipped, 1, 'lunch', 'enabled', 'absent'],
    ['what is skipped', oneSkipped, 1, 'breakfast', 'absent', 'enabled'],
    ['the last meal', twoSkipped, 1, 'dinner', 'disabled', 'absent'],
    ['a leftover', withLeftover, 3, 'lunch', 'disabled', 'absent'],
    ['a parent', withLeftover, 2, 'dinner', 'disabled', 'absent'],
    ['dessert', planned, 1, 'dessert', 'absent', 'absent'],
    ['a slot of a generated plan', templateOf(['r......'], 'generated'), 1, 'lunch', 'absent', 'absent'],
    ['a slot of a complete day', cooked, 1, 'lunch', 'absent', 'absent'],
  ] as const)('[ITEM-3] skipping %s', (_, template, dayNumber, meal, skip, unskip) => {
    expect(buttonsAt(template, dayNumber, meal)).toMatchObject({ skip, unskip })
  })

  it.each([
    ['an ordinary serving', planned, 1, 'lunch', 'enabled', 'enabled'],
    ['the least', steps(-2), 1, 'lunch', 'disabled', 'enabled'],
    ['the most', steps(12), 1, 'lunch', 'enabled', 'disabled'],
    ['a leftover', withLeftover, 3, 'lunch', 'enabled', 'enabled'],
    ['a leftover of a complete day', cookedParent, 3, 'lunch', 'disabled', 'disabled'],
    ['nothing', planned, 3, 'lunch', 'absent', 'absent'],
    ['what is skipped', oneSkipped, 1, 'breakfast', 'absent', 'absent'],
    ['a complete day', cooked, 1, 'lunch', 'absent', 'absent'],
  ] as const)('[ITEM-4] fewer and more servings of %s', (_, template, dayNumber, meal, minus, plus) => {
    expect(buttonsAt(template, dayNumber, meal)).toMatchObject({ minus, plus })
  })
})
