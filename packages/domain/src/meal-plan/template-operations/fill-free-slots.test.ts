import { describe, expect, it } from 'vitest'
import { lockItem } from '../operations/lock-item.ts'
import { skipSlot } from '../operations/skip-slot.ts'
import {
  dayAt,
  foundAt,
  generatedTemplate,
  itemAt,
  made,
  refusalOf,
  slotAt,
  templateOf,
} from '../testing/invented-template.ts'
import { fillFreeSlots } from './fill-free-slots.ts'

const own = templateOf(['rrr....'])
const drawn = generatedTemplate()
const idAt = (...at: Parameters<typeof itemAt>) => itemAt(...at).id

describe('fillFreeSlots', () => {
  it('[DAY-8] "Suggested Meals" fills an empty day, leftovers of earlier days among them', () => {
    const filled = made(
      fillFreeSlots(own, dayAt(own, 4), [
        { itemId: idAt(own, 4, 'breakfast'), recipeId: 'eggs', servings: 1 },
        { itemId: idAt(own, 4, 'lunch'), leftoverOf: idAt(own, 3, 'dinner'), servings: 0.5 },
        { itemId: idAt(own, 4, 'dinner'), recipeId: 'stew', servings: 2 },
      ]),
    )
    expect(foundAt(filled, 4, 'lunch').day.items.map(({ kind }) => kind)).toEqual([
      'normal',
      'leftover',
      'normal',
      'empty',
    ])
    expect(itemAt(filled, 3, 'dinner').kind).toBe('leftoverParent')
  })

  it('[DAY-8] a skipped meal stays skipped', () => {
    const skipped = made(skipSlot(own, slotAt(own, 4, 'lunch')))
    const choice = { itemId: idAt(own, 4, 'lunch'), recipeId: 'stew', servings: 2 }
    expect(refusalOf(fillFreeSlots(skipped, dayAt(own, 4), [choice]))).toEqual({
      because: 'slot-not-free',
      dayNumber: 4,
      meal: 'lunch',
    })
  })

  it('[LEFT-3] a week is drawn again with its leftovers, given in any order', () => {
    const { weekId } = dayAt(drawn, 1)
    const again = made(
      fillFreeSlots(drawn, { weekId }, [
        { itemId: idAt(drawn, 3, 'lunch'), leftoverOf: idAt(drawn, 1, 'dinner'), servings: 1 },
        { itemId: idAt(drawn, 2, 'lunch'), recipeId: 'soup', servings: 1 },
        { itemId: idAt(drawn, 1, 'dinner'), recipeId: 'stew', servings: 1 },
      ]),
    )
    expect(itemAt(again, 1, 'dinner')).toMatchObject({ kind: 'leftoverParent', recipeId: 'stew' })
    expect(itemAt(again, 2, 'lunch')).toMatchObject({ kind: 'normal', recipeId: 'soup' })
    expect(itemAt(again, 3, 'lunch')).toMatchObject({ kind: 'leftover', recipeId: 'stew' })
    expect(itemAt(again, 4, 'lunch')).toBe(itemAt(drawn, 4, 'lunch'))
  })

  it('[API-3] all of them or none', () => {
    const good = { itemId: idAt(own, 4, 'lunch'), recipeId: 'stew', servings: 2 }
    const outcome = fillFreeSlots(own, dayAt(own, 4), [
      good,
      { ...good, itemId: idAt(own, 4, 'dinner'), servings: 9 },
    ])
    expect(refusalOf(outcome)).toEqual({ because: 'servings-off-grid' })
    expect(refusalOf(fillFreeSlots(own, dayAt(own, 4), [good, good]))?.because).toBe('slot-filled')
  })

  it('[PLAN-6] refuses a locked dish, a slot of another day and a week that is not there', () => {
    const locked = made(lockItem(own, slotAt(own, 1, 'lunch')))
    const choice = { itemId: idAt(own, 1, 'lunch'), recipeId: 'stew', servings: 1 }
    expect(refusalOf(fillFreeSlots(locked, dayAt(own, 1), [choice]))?.because).toBe('slot-not-free')
    expect(refusalOf(fillFreeSlots(own, dayAt(own, 2), [choice]))?.because).toBe('slot-not-free')
    expect(refusalOf(fillFreeSlots(own, { weekId: 'w2' }, [choice]))).toEqual({ because: 'not-there' })
    expect(refusalOf(fillFreeSlots(own, { weekId: 'w9' }, []))).toEqual({ because: 'not-there' })
  })
})
