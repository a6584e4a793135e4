import { describe, expect, it } from 'vitest'
import type { Meal } from '../../meals/meals.ts'
import type { Template } from '../template.ts'
import { dayAt, itemAt, made, refusalOf, slotAt, templateOf } from '../testing/invented-template.ts'
import { addLeftover } from './add-leftover.ts'
import { changeServings } from './change-servings.ts'
import { clearSlot } from './clear-slot.ts'
import { fillSlot } from './fill-slot.ts'
import { skipSlot } from './skip-slot.ts'

const own = templateOf(['crr....', 'r......'])
type Slot = readonly [dayNumber: number, meal: Meal]

function feed(template: Template, [fromDay, fromMeal]: Slot, [toDay, meal]: Slot, servings = 1) {
  const parentId = itemAt(template, fromDay, fromMeal).id
  return addLeftover(template, dayAt(template, toDay), { meal, parentId, servings })
}

describe('addLeftover', () => {
  it('[LEFT-1] the cooked item becomes a parent, the later slot a leftover with servings of its own', () => {
    const fed = made(feed(own, [2, 'dinner'], [4, 'lunch'], 1.5))
    const parent = itemAt(own, 2, 'dinner')
    expect(itemAt(fed, 2, 'dinner')).toEqual({ ...parent, kind: 'leftoverParent' })
    expect(itemAt(fed, 4, 'lunch')).toEqual({
      id: itemAt(own, 4, 'lunch').id,
      meal: 'lunch',
      kind: 'leftover',
      recipeId: 'recipe-w1d2-dinner',
      servings: 1.5,
      parentId: parent.id,
      isLocked: false,
    })
  })

  it('[LEFT-1] feeds more than one slot, up to three days later', () => {
    const once = made(feed(own, [2, 'dinner'], [4, 'lunch']))
    const twice = made(feed(once, [2, 'dinner'], [5, 'breakfast']))
    expect(itemAt(twice, 5, 'breakfast').kind).toBe('leftover')
    const lessTwice = made(clearSlot(twice, slotAt(twice, 4, 'lunch')))
    expect(itemAt(lessTwice, 2, 'dinner').kind).toBe('leftoverParent')
    const none = made(clearSlot(lessTwice, slotAt(twice, 5, 'breakfast')))
    expect(itemAt(none, 2, 'dinner').kind).toBe('normal')
  })

  it.each([
    [[2, 'dinner'], [6, 'lunch'], { because: 'feeds-too-late', cookedOn: 2, dayNumber: 6 }],
    [[3, 'dinner'], [3, 'dessert'], { because: 'feeds-not-later', cookedOn: 3, dayNumber: 3 }],
    [[2, 'dinner'], [8, 'dessert'], { because: 'feeds-other-week' }],
    [[1, 'dinner'], [4, 'lunch'], { because: 'day-complete', dayNumber: 1 }],
    [[2, 'dinner'], [4, 'dessert'], { because: 'feeds-dessert-and-main' }],
    [[2, 'dinner'], [3, 'lunch'], { because: 'slot-filled', dayNumber: 3, meal: 'lunch' }],
    [[4, 'dinner'], [5, 'lunch'], { because: 'feeds-uncooked', dayNumber: 4, meal: 'dinner' }],
    [[2, 'dinner'], [1, 'dessert'], { because: 'day-complete', dayNumber: 1 }],
  ] as const)('[LEFT-1] %j to %j is refused', (from, to, reason) => {
    expect(refusalOf(feed(own, from, to))).toEqual(reason)
  })

  it('[LEFT-1] a leftover feeds nothing, nor is a skipped slot fed', () => {
    const fed = made(feed(own, [2, 'dinner'], [4, 'lunch']))
    expect(refusalOf(feed(fed, [4, 'lunch'], [5, 'lunch']))?.because).toBe('feeds-uncooked')
    const skipped = made(skipSlot(own, slotAt(own, 4, 'lunch')))
    expect(refusalOf(feed(skipped, [2, 'dinner'], [4, 'lunch']))?.because).toBe('slot-skipped')
  })

  it('[LEFT-1] a dessert feeds a dessert', () => {
    const cake = { meal: 'dessert', recipeId: 'cake', servings: 1 } as const
    const baked = made(fillSlot(own, dayAt(own, 2), cake))
    expect(itemAt(made(feed(baked, [2, 'dessert'], [4, 'dessert'])), 4, 'dessert')).toMatchObject({
      kind: 'leftover',
      recipeId: 'cake',
    })
    expect(refusalOf(feed(baked, [2, 'dessert'], [4, 'lunch']))?.because).toBe('feeds-dessert-and-main')
  })

  it('[API-3] servings off the grid and a parent that is not there are refused', () => {
    expect(refusalOf(feed(own, [2, 'dinner'], [4, 'lunch'], 0.25))?.because).toBe('servings-off-grid')
    const wish = { meal: 'lunch', parentId: 'nowhere', servings: 1 } as const
    expect(refusalOf(addLeftover(own, dayAt(own, 4), wish))).toEqual({ because: 'not-there' })
  })

  it('[LEFT-3] totals follow: a parent keeps its own servings', () => {
    const fed = made(feed(own, [2, 'dinner'], [4, 'lunch']))
    const more = made(changeServings(fed, slotAt(fed, 2, 'dinner'), 2))
    expect(itemAt(more, 2, 'dinner')).toMatchObject({ kind: 'leftoverParent', servings: 1.5 })
    expect(itemAt(more, 4, 'lunch')).toMatchObject({ kind: 'leftover', servings: 1 })
  })
})
