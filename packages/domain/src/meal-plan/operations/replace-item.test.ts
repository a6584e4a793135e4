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
import { clearSlot } from './clear-slot.ts'
import { completeDay } from './complete-day.ts'
import { lockItem } from './lock-item.ts'
import { putRandomDish, replaceItem } from './replace-item.ts'
import { skipSlot } from './skip-slot.ts'

const stew = { recipeId: 'stew', servings: 0.75 }
const drawn = generatedTemplate()
const cooking = made(completeDay(drawn, dayAt(drawn, 1)))
const own = templateOf(['r......'])

describe.each([
  ['replaceItem', replaceItem],
  ['putRandomDish', putRandomDish],
] as const)('%s', (_, operation) => {
  it('[ITEM-2] [ITEM-5] puts another recipe into the slot', () => {
    const replaced = made(operation(drawn, slotAt(drawn, 1, 'lunch'), stew))
    const { id } = itemAt(drawn, 1, 'lunch')
    expect(itemAt(replaced, 1, 'lunch')).toEqual({
      id,
      meal: 'lunch',
      kind: 'normal',
      isLocked: false,
      ...stew,
    })
  })

  it('[LEFT-3] frees the leftovers of a parent', () => {
    const replaced = made(operation(drawn, slotAt(drawn, 1, 'dinner'), stew))
    expect(itemAt(replaced, 1, 'dinner')).toMatchObject({ kind: 'normal', ...stew })
    expect(itemAt(replaced, 2, 'lunch').kind).toBe('empty')
  })

  it('[LEFT-3] makes a leftover a dish of its own, its parent normal', () => {
    const replaced = made(operation(drawn, slotAt(drawn, 2, 'lunch'), stew))
    expect(itemAt(replaced, 2, 'lunch')).toMatchObject({ kind: 'normal', ...stew })
    expect(itemAt(replaced, 1, 'dinner').kind).toBe('normal')
  })

  it('[LEFT-3] leaves a complete day and what is left of it', () => {
    const onDay1 = operation(cooking, slotAt(cooking, 1, 'lunch'), stew)
    expect(refusalOf(onDay1)?.because).toBe('day-complete')
    const leftOfIt = operation(cooking, slotAt(cooking, 2, 'lunch'), stew)
    expect(refusalOf(leftOfIt)?.because).toBe('cooked-on-complete-day')
  })

  it('[ITEM-3] leaves what is skipped, and refuses servings off the grid', () => {
    const skipped = made(skipSlot(own, slotAt(own, 1, 'lunch')))
    expect(refusalOf(operation(skipped, slotAt(own, 1, 'lunch'), stew))?.because).toBe('slot-skipped')
    const tooFew = operation(drawn, slotAt(drawn, 1, 'lunch'), { ...stew, servings: 0.25 })
    expect(refusalOf(tooFew)?.because).toBe('servings-off-grid')
  })
})

describe('what the user chooses and what chance chooses', () => {
  const open = made(clearSlot(own, slotAt(own, 1, 'lunch')))
  const locked = made(lockItem(own, slotAt(own, 1, 'lunch')))

  it('[ITEM-5] a lock stops chance, not the user, and the new dish is unlocked', () => {
    expect(refusalOf(putRandomDish(locked, slotAt(own, 1, 'lunch'), stew))).toEqual({
      because: 'slot-locked',
      dayNumber: 1,
      meal: 'lunch',
    })
    const replaced = made(replaceItem(locked, slotAt(own, 1, 'lunch'), stew))
    expect(itemAt(replaced, 1, 'lunch')).toMatchObject({ isLocked: false, ...stew })
  })

  it('[ITEM-2] "Suggested Recipe" fills an open slot, where there is nothing to replace', () => {
    expect(itemAt(made(putRandomDish(open, slotAt(own, 1, 'lunch'), stew)), 1, 'lunch')).toMatchObject(stew)
    expect(refusalOf(replaceItem(open, slotAt(own, 1, 'lunch'), stew))?.because).toBe('slot-empty')
  })
})
