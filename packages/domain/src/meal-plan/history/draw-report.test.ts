import { describe, expect, it } from 'vitest'
import { completeDay } from '../operations/complete-day.ts'
import { lockItem } from '../operations/lock-item.ts'
import { replaceItem } from '../operations/replace-item.ts'
import { dayAt, generatedTemplate, made, slotAt } from '../testing/invented-template.ts'
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
