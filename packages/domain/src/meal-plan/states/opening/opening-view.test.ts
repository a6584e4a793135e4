import { describe, expect, it } from 'vitest'
import { addDays, type IsoDate } from '../../../calendar/iso-date.ts'
import { about, dayAt, templateOf } from '../../testing/invented-template.ts'
import { isShopUnderWay, openingView } from './opening-view.ts'

const done = 'ccccccc'
const ready = 'rrrrrrr'
const dateOf = (dayNumber: number): IsoDate => addDays(about.startDate, dayNumber - 1)
const beforeThePlan = dateOf(0)

describe('openingView', () => {
  it.each([
    ['an empty week', [], 'building', 1],
    ['a week that is preparing', ['rr.r...'], 'building', 3],
    ['a ready week', [ready], 'ready-day', 1],
    ['a week being cooked', ['ccrrrrr'], 'ready-day', 3],
    ['a second week that is empty', [done], 'building', 8],
    ['a second week being cooked', [done, 'crrrrrr'], 'ready-day', 9],
    ['a week whose day was opened up while cooking', ['ccrrr.r'], 'building', 6],
  ] as const)('[APP-2] opens the day that is next in %s', (_, weeks, view, dayNumber) => {
    const template = templateOf(weeks)
    for (const today of [beforeThePlan, dateOf(29)])
      expect(openingView(template, false, today)).toEqual({ view, ...dayAt(template, dayNumber) })
  })

  it.each([
    ['a ready week', [ready], 5, 'ready-day', 5],
    ['a week whose earlier days were never marked', ['crrrrrr'], 7, 'ready-day', 7],
    ['a later week that is planned', [ready, ready], 12, 'ready-day', 12],
    ['a later week that isn’t planned', [ready], 12, 'ready-day', 1],
    ['a week that is being built', ['rrs....'], 1, 'building', 3],
    ['a week eaten early, the next one planned', [done, ready], 6, 'ready-day', 6],
    ['a week eaten early, the next one to build', [done], 6, 'building', 8],
  ] as const)('[APP-2] [PLAN-7] opens on today in %s', (_, weeks, today, view, dayNumber) => {
    const template = templateOf(weeks)
    expect(openingView(template, false, dateOf(today))).toEqual({ view, ...dayAt(template, dayNumber) })
  })

  it('[APP-2] opens the shopping list while a shop is under way, if there is one for the week', () => {
    const opened = (weeks: readonly string[], today = beforeThePlan) =>
      openingView(templateOf(weeks), true, today)
    expect(opened([done, 'crrrrrr'])).toEqual({ view: 'shopping-list', weekId: 'w2' })
    expect(opened([ready, ready], dateOf(9))).toEqual({ view: 'shopping-list', weekId: 'w2' })
    expect(opened([done, 's......']).view).toBe('building')
  })

  it.each([true, false])('[APP-2] opens the complete view of a complete plan', (isShopping) => {
    const eaten = templateOf([done, done, done, done])
    expect(openingView(eaten, isShopping, dateOf(3))).toEqual({ view: 'complete' })
  })
})

it.each([
  ['nothing', undefined, false],
  ['the list a moment ago', { view: 'list', atMs: -1000 }, true],
  ['the list fifty-nine minutes ago', { view: 'list', atMs: -59 * 60_000 }, true],
  ['the list an hour ago', { view: 'list', atMs: -60 * 60_000 }, false],
  ['meals a moment ago', { view: 'meals', atMs: -1000 }, false],
] as const)('[APP-2] [HELD-2] who looked last at %s is shopping or not', (_, last, isShopping) => {
  const now = Date.parse('2026-11-23T18:00:00Z')
  expect(isShopUnderWay(last && { ...last, atMs: now + last.atMs }, now)).toBe(isShopping)
})
