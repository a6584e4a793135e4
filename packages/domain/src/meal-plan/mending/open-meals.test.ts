import { expect, it } from 'vitest'
import { notCounted } from '../../food-log/testing/invented-log.ts'
import type { Meal } from '../../meals/meals.ts'
import { completeDay } from '../operations/complete-day.ts'
import { lockItem } from '../operations/lock-item.ts'
import { daysIn } from '../places.ts'
import { dateOfDay, type Template } from '../template.ts'
import { dayAt, made, slotAt, templateOf } from '../testing/invented-template.ts'
import { eatenBy, hasMealToMend } from './open-meals.ts'

/** Three meals a day. */
const plan = templateOf(['rrrrrrr'])
const canMend = (
  template: Template,
  day: number,
  { hour = 0, out = [] }: Readonly<{ hour?: number; out?: readonly Meal[] }> = {},
) => {
  const date = dateOfDay(template, day)
  const entries = out.map((meal) => notCounted({ id: meal, date, place: { kind: 'instead', meal } }))
  const isEaten = eatenBy(template, { entries }, { today: date, hour })
  const days = daysIn({ week: template.weeks[0]!, weekIndex: 0 }).slice(0, day)
  return hasMealToMend({ isEaten, fromDayNumber: day }, template, days)
}

it('[LIFE-5] a day can be mended until its last meal is over', () => {
  expect([0, 14, 19].map((hour) => canMend(plan, 2, { hour }))).toEqual([true, true, true])
  expect(canMend(plan, 2, { hour: 20 })).toBe(false)
})

it('[LIFE-5] what is locked, eaten out or complete leaves nothing to mend', () => {
  const only = { out: ['breakfast', 'lunch'] } as const
  expect(canMend(plan, 1, only)).toBe(true)
  expect(canMend(made(lockItem(plan, slotAt(plan, 1, 'dinner'))), 1, only)).toBe(false)
  expect(canMend(plan, 1, { out: ['breakfast', 'lunch', 'dinner'] })).toBe(false)
  expect(canMend(made(completeDay(plan, dayAt(plan, 1))), 1)).toBe(false)
})
