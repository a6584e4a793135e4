import { describe, expect, it } from 'vitest'
import { addDays, type IsoDate } from '../../../calendar/iso-date.ts'
import { about, dayAt, templateOf } from '../../testing/invented-template.ts'
import { dayOnDate } from './day-on-date.ts'
import { dayToCook, dayToEdit } from './day-to-open.ts'

const ready = 'rrrrrrr'
const dateOf = (dayNumber: number): IsoDate => addDays(about.startDate, dayNumber - 1)

describe('dayOnDate', () => {
  it.each([1, 7, 8, 28])('[PLAN-7] finds day %i by its date', (dayNumber) => {
    expect(dayOnDate(templateOf([]), dateOf(dayNumber))?.dayNumber).toBe(dayNumber)
  })

  it.each([-7, 0, 29])('[PLAN-7] finds none %i days from the eve of the plan', (dayNumber) => {
    expect(dayOnDate(templateOf([]), dateOf(dayNumber))).toBeUndefined()
  })
})

describe('where Meals opens', () => {
  it.each([
    ['today', [ready], 5, 5],
    ['today, in a week that is eaten', ['ccccccc', ready], 5, 5],
    ['the first day to complete, once the plan is over', ['ccrrrrr'], 40, 3],
    ['the first day to complete, where today isn’t planned', ['ccrrrrr'], 9, 3],
    ['the last week that is planned, while the next is built', ['ccccccc', 's......'], 9, 1],
  ] as const)('[DAY-9] %s', (_, weeks, today, dayNumber) => {
    const template = templateOf(weeks)
    expect(dayToCook(template, dateOf(today))).toEqual(dayAt(template, dayNumber))
  })

  it('[DAY-9] nowhere before a week is planned', () => {
    expect(dayToCook(templateOf(['rr.....']), dateOf(1))).toBeUndefined()
  })
})

describe('where the Editor opens', () => {
  it.each([
    ['the first day that isn’t ready', ['rrs....'], 1, 3],
    ['the first that isn’t ready, while an earlier week is eaten', ['ccccccc', 'rr.....'], 3, 10],
    ['today, where nothing is left to build', [ready, ready], 12, 12],
    ['the first day to complete, where today isn’t planned', ['ccrrrrr'], 40, 3],
  ] as const)('[DAY-2] %s', (_, weeks, today, dayNumber) => {
    const template = templateOf(weeks)
    expect(dayToEdit(template, dateOf(today))).toEqual(dayAt(template, dayNumber))
  })
})
