import { describe, expect, it } from 'vitest'
import { completeDay } from '../operations/complete-day.ts'
import { fillSlot } from '../operations/fill-slot.ts'
import { lockItem } from '../operations/lock-item.ts'
import { replaceItem } from '../operations/replace-item.ts'
import { dayAt, generatedTemplate, made, slotAt, templateOf } from '../testing/invented-template.ts'
import { drawQuestion, drawReport } from './draw-report.ts'

const whole = generatedTemplate()
const eaten = made(completeDay(whole, dayAt(whole, 1)))
const locked = made(lockItem(eaten, slotAt(eaten, 3, 'breakfast')))
const week = { weekId: dayAt(whole, 1).weekId }
const another = (template: typeof whole, dayNumber: number) =>
  made(
    replaceItem(template, slotAt(template, dayNumber, 'breakfast'), {
      recipeId: `new-${dayNumber}`,
      servings: 1,
    }),
  )

describe('a draw of a week', () => {
  it('[PLAN-6] says beforehand how many meals it draws, and what stays', () => {
    expect(drawQuestion(whole, week)).toBe('23 meals are drawn again.')
    expect(drawQuestion(locked, week)).toBe('18 meals are drawn again. What stays: 1 locked and 4 cooked.')
  })

  it('[PLAN-6] says afterwards what it changed and what it kept', () => {
    const drawn = [4, 5].reduce(another, locked)
    expect(drawReport(locked, drawn, week)).toBe(
      'Changed 2 meals. Kept: 1 locked and 4 cooked. No other dish fits 16 more.',
    )
  })
})

describe('a draw of a day', () => {
  it('[LEFT-3] names the meals that share a dish with another day', () => {
    const day = dayAt(whole, 2)
    const drawn = [2].reduce(another, whole)
    expect(drawReport(whole, drawn, day)).toBe(
      'Changed one meal. Kept: lunch on day 2, a leftover of day 1. No other dish fits one more.',
    )
    expect(drawQuestion(whole, dayAt(whole, 1))).toBe(
      '2 meals are drawn again. What stays: dinner on day 1, which feeds another day.',
    )
  })
})

describe('a draw of a plan that a person builds', () => {
  const own = templateOf(['sk.....'])
  const [first, second, third] = [1, 2, 3].map((day) => dayAt(own, day))

  it('[PLAN-6] says how many meals it draws, an open dessert aside, and what is skipped', () => {
    expect(drawQuestion(own, first!)).toBe('3 meals are drawn again.')
    expect(drawQuestion(own, second!)).toBe('2 meals are drawn again. What stays: 1 skipped.')
    const two = ['breakfast', 'dinner'] as const
    const locked = two.reduce((now, meal) => {
      const filled = made(fillSlot(now, third!, { meal, recipeId: `new ${meal}`, servings: 1 }))
      return made(lockItem(filled, slotAt(filled, 3, meal)))
    }, own)
    expect(drawQuestion(locked, third!)).toBe('One meal is drawn again. What stays: 2 locked.')
  })

  it('[PLAN-6] says where nothing changed, and that an open dessert was filled', () => {
    expect(drawReport(own, own, first!)).toBe('Changed 0 meals. No other dish fits 3 more.')
    const cake = { meal: 'dessert' as const, recipeId: 'cake', servings: 1 }
    const filled = made(fillSlot(own, first!, cake))
    expect(drawReport(own, filled, first!)).toBe('Changed one meal. No other dish fits 2 more.')
    expect(drawReport(own, filled, third!)).toBe('Changed 0 meals. No other dish fits 3 more.')
    expect(drawQuestion(own, { weekId: 'none' })).toBe('0 meals are drawn again.')
  })

  it('[HELD-2] names days as they are named where it is read', () => {
    const whole = generatedTemplate()
    const weekday = (dayNumber: number) => ['', 'Monday', 'Tuesday'][dayNumber]!
    expect(drawQuestion(whole, dayAt(whole, 2), weekday)).toContain('lunch on Tuesday, a leftover of Monday')
  })
})
