import { describe, expect, it } from 'vitest'
import { logEntry } from '../../food-log/testing/invented-log.ts'
import type { Meal } from '../../meals/meals.ts'
import { cookedServings } from '../cooked-amount.ts'
import type { CookedItem } from '../item.ts'
import { completeDay } from '../operations/complete-day.ts'
import { findSlot } from '../places.ts'
import { servedTo } from '../table/served.ts'
import { dateOfDay } from '../template.ts'
import { dayAt, generatedTemplate, itemAt, made } from '../testing/invented-template.ts'
import { dropMealsOut } from './drop-meals-out.ts'

/** The dinner of day 1 is eaten again for lunch on day 2. */
const template = generatedTemplate()
const out = (dayNumber: number, meal: Meal) =>
  logEntry({
    id: `${dayNumber}-${meal}`,
    date: dateOfDay(template, dayNumber),
    place: { kind: 'instead', meal },
  })

describe('dropMealsOut', () => {
  it('[LIFE-2] a meal that is out isn’t cooked; the others are as they were', () => {
    const after = dropMealsOut(template, [out(1, 'breakfast')])
    expect(itemAt(after, 1, 'breakfast').kind).toBe('empty')
    expect(itemAt(after, 1, 'dinner')).toEqual(itemAt(template, 1, 'dinner'))
    expect(after.weeks[1]).toBe(template.weeks[1])
  })

  it('[LIFE-2] a dish that a leftover eats of is cooked for the leftover alone', () => {
    const after = dropMealsOut(template, [out(1, 'dinner')])
    const { week, item } = findSlot(after, 1, 'dinner')!
    expect(item.kind).toBe('leftoverParent')
    expect(cookedServings(week, item as CookedItem, servedTo(1))).toBe(1)
  })

  it('[LIFE-2] a leftover that is out makes its cooking smaller, unless that was cooked already', () => {
    const servings = (plan: typeof template) => {
      const { week, item } = findSlot(dropMealsOut(plan, [out(2, 'lunch')]), 1, 'dinner')!
      return cookedServings(week, item as CookedItem, servedTo(1))
    }
    expect(servings(template)).toBe(1)
    expect(servings(made(completeDay(template, dayAt(template, 1))))).toBe(2)
  })

  it('[LIFE-2] with its leftover out too, the dish isn’t cooked at all', () => {
    const after = dropMealsOut(template, [out(1, 'dinner'), out(2, 'lunch')])
    expect([itemAt(after, 1, 'dinner').kind, itemAt(after, 2, 'lunch').kind]).toEqual(['empty', 'empty'])
  })

  it('[LIFE-3] what is eaten beside a meal changes nothing', () => {
    const beside = logEntry({ date: dateOfDay(template, 1), place: { kind: 'beside', meal: 'dinner' } })
    expect(dropMealsOut(template, [beside, { ...beside, place: { kind: 'snack' } }])).toBe(template)
  })
})
