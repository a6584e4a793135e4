import { describe, expect, it } from 'vitest'
import { type Meal, mainMeals } from '../../../meals/meals.ts'
import { wishesWith } from '../testing/invented-menu.ts'
import { alone, type Cooking, dessertBatches, skeletonOf } from './skeleton.ts'

/** Such as "lunch of 0 1 (2)", in brackets what is eaten as a leftover; of another meal than it is cooked for with its name. */
const told = ({ meal, slots }: Cooking) =>
  `${meal} of ${slots
    .map((slot) => {
      const name = `${slot.meal === meal ? '' : `${slot.meal} `}${slot.day}`
      return slot.leftoverOf ? `(${name})` : name
    })
    .join(' ')}`
const weekOf = (wishes: Parameters<typeof wishesWith>[0], week = 0) =>
  skeletonOf(wishesWith(wishes)).filter(({ slots }) => Math.floor(slots[0]!.day / 7) === week)
const skipped = { isSkipped: true }
const only = (meal: Meal, own: object = {}) => ({
  ...{ breakfast: skipped, lunch: skipped, dinner: skipped, dessert: skipped },
  [meal]: own,
})

describe('which slots a plan has', () => {
  it('[PLAN-2] a cooking for each main meal of each day, and two desserts a week from one', () => {
    const skeleton = skeletonOf(wishesWith())
    for (const meal of mainMeals)
      expect(skeleton.filter((cooking) => cooking.meal === meal).map(({ slots }) => slots)).toEqual(
        Array.from({ length: 28 }, (_, day) => [{ day, meal }]),
      )
    expect(skeleton.filter(({ meal }) => meal === 'dessert').map(told)).toEqual([
      'dessert of 2 (5)',
      'dessert of 9 (12)',
      'dessert of 16 (19)',
      'dessert of 23 (26)',
    ])
    expect(skeleton.every(({ isSameAllWeek }) => !isSameAllWeek)).toBe(true)
  })

  it('[PLAN-2] none of a meal that is skipped', () => {
    expect(weekOf(only('dinner')).map(told)).toEqual([0, 1, 2, 3, 4, 5, 6].map((day) => `dinner of ${day}`))
    expect(weekOf(only('dessert')).map(told)).toEqual(['dessert of 2 (5)'])
    expect(skeletonOf(wishesWith(only('dessert', skipped)))).toEqual([])
  })

  it('[PLATE-4] two dishes take turns where a meal is mostly the same', () => {
    const turns = weekOf(only('lunch', { variety: 'mostly-the-same' }), 1)
    expect(turns.map(told)).toEqual(['lunch of 7 10 12 13', 'lunch of 8 9 11'])
    expect(turns.every(({ isSameAllWeek }) => isSameAllWeek)).toBe(true)
  })

  it('[LEFT-1] a leftover joins the cooking that feeds it, behind what is fresh', () => {
    expect(weekOf(only('breakfast', { leftovers: 'some' })).map(told)).toEqual([
      'breakfast of 0 (2)',
      'breakfast of 1',
      'breakfast of 3 (5)',
      'breakfast of 4',
      'breakfast of 6',
    ])
    const fed = weekOf({ ...only('lunch', { leftovers: 'some' }), dinner: {} }, 2)
    expect(fed.map(told)).toEqual([
      ...['lunch of 14', 'lunch of 16', 'lunch of 18', 'lunch of 20'],
      ...['dinner of 14 (lunch 15)', 'dinner of 15', 'dinner of 16 (lunch 17)', 'dinner of 17'],
      ...['dinner of 18 (lunch 19)', 'dinner of 19', 'dinner of 20'],
    ])
    expect(fed[4]!.slots[1]).toEqual({ day: 15, meal: 'lunch', leftoverOf: { day: 14, meal: 'dinner' } })
  })

  it('[PLAN-2] a meal by itself is nothing but its slot', () => {
    const slot = { day: 3, meal: 'lunch' as const, leftoverOf: { day: 2, meal: 'dinner' as const } }
    expect(alone(slot)).toEqual({ meal: 'lunch', slots: [{ day: 3, meal: 'lunch' }], isSameAllWeek: false })
  })
})

describe('desserts of one batch', () => {
  const batches = (...days: readonly number[]) =>
    dessertBatches(days.map((day) => ({ day, meal: 'dessert' as const }))).map(told)

  it('[LEFT-1] are two of one week, while it keeps, in whatever order they are asked for', () => {
    expect(batches(2, 5)).toEqual(['dessert of 2 (5)'])
    expect(batches(5, 2)).toEqual(['dessert of 2 (5)'])
    expect(batches(1, 2, 3)).toEqual(['dessert of 1 (2)', 'dessert of 3'])
    expect(batches(6, 7)).toEqual(['dessert of 6', 'dessert of 7'])
    expect(batches(0, 3)).toEqual(['dessert of 0 (3)'])
    expect(batches(0, 4)).toEqual(['dessert of 0', 'dessert of 4'])
    expect(batches(3, 3)).toEqual(['dessert of 3', 'dessert of 3'])
    expect(batches()).toEqual([])
  })
})
