import { addDays, type IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { addAway, removeAway } from '@butterleaf/domain/meal-plan/away/change-away'
import { listAway } from '@butterleaf/domain/meal-plan/away/times-away'
import { dateOfDay, datesOf, type Template } from '@butterleaf/domain/meal-plan/template'
import { about, made, templateOf } from '@butterleaf/domain/meal-plan/testing/invented-template'
import { expect, it } from 'vitest'
import type { PlanTemplate } from '../calls.ts'
import { decodeTemplate } from './template-codec.ts'

const day = (offset: number): IsoDate => addDays(about.startDate, offset)

/** What a server says of a template whose days hold nothing. */
function sent(template: Template): PlanTemplate {
  const { id, createdAt, reachedWeeks } = template
  const weeks = template.weeks.map((week) => ({
    id: week.id,
    days: week.days.map((one) => ({ id: one.id, state: 'incomplete', items: [] })),
  }))
  const away = listAway(template)
  return {
    ...{ id, createdAt, reachedWeeks, mode: 2, weeks, startDate: dateOfDay(template, 1) },
    ...(away.length > 0 && { away }),
  } as unknown as PlanTemplate
}

it.each([
  ['none', []],
  ['one between two days', [[3, 6]]],
  ['one before the first day', [[0, 1]]],
  [
    'two that touch before the first day, and a later one',
    [
      [0, 0],
      [1, 2],
      [9, 30],
    ],
  ],
] as const)('[TOG-1] a template with %s has the same dates at both ends of the wire', (_what, times) => {
  const template = times.reduce<Template>(
    (bent, [from, to]) => made(addAway(bent, { id: `${from}`, from: day(from), to: day(to) })),
    templateOf(['rrrrrrr']),
  )
  const decoded = decodeTemplate(sent(template))
  expect(datesOf(decoded)).toEqual(datesOf(template))
  expect(listAway(decoded)).toEqual(listAway(template))
  const [first] = listAway(template)
  const back = (one: Template) => (first ? datesOf(made(removeAway(one, first.id))) : [])
  expect(back(decoded)).toEqual(back(template))
})

it('[TOG-1] a copy that an older version left on a device has a day after the other', () => {
  const { away: _none, ...old } = sent(templateOf([]))
  expect(datesOf(decodeTemplate(old as PlanTemplate)).at(-1)).toBe(day(27))
})
