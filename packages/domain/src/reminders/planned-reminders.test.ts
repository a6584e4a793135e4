import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { usualMealTimes } from '../account/meal-times.ts'
import type { IsoDate } from '../calendar/iso-date.ts'
import { addMinutes, openZoneClock } from '../calendar/local-time.ts'
import {
  type CookingMinutes,
  keyOfReminder,
  nextReminder,
  type ReminderSetting,
  remindersBetween,
} from './planned-reminders.ts'
import { type ReminderChoices, type ReminderKind, usualReminders } from './reminder-choices.ts'

const on = { push: true, mail: false }
const wanting = (...kinds: ReminderKind[]): ReminderChoices => ({
  ...usualReminders,
  ways: { ...usualReminders.ways, ...Object.fromEntries(kinds.map((kind) => [kind, on])) },
})
const settingOf = (choices: ReminderChoices, zone = 'Europe/Berlin'): ReminderSetting => {
  return { choices, mealTimes: usualMealTimes, clock: openZoneClock(zone) }
}
const cookings: CookingMinutes = () => [
  { meal: 'lunch', minutes: 20 },
  { meal: 'dinner', minutes: 35 },
]
const at = (text: string) => new Date(text)
const told = (after: string, until: string, choices: ReminderChoices, zone?: string) =>
  remindersBetween(at(after), at(until), settingOf(choices, zone), cookings).map((reminder) => [
    keyOfReminder(reminder),
    reminder.at.toISOString(),
  ])

describe('[DOOR-3] when reminders come', () => {
  it('is the chosen hour on the person’s clocks, also when these change', () => {
    expect(told('2026-03-27T12:00:00Z', '2026-03-29T20:00:00Z', wanting('thaw'))).toEqual([
      ['thaw:2026-03-27', '2026-03-27T18:30:00.000Z'],
      ['thaw:2026-03-28', '2026-03-28T18:30:00.000Z'],
      ['thaw:2026-03-29', '2026-03-29T17:30:00.000Z'],
    ])
  })

  it('is as long before a meal as it takes to cook', () => {
    expect(told('2026-03-02T00:00:00Z', '2026-03-03T00:00:00Z', wanting('cook'))).toEqual([
      ['cook:2026-03-02:lunch', '2026-03-02T11:10:00.000Z'],
      ['cook:2026-03-02:dinner', '2026-03-02T17:25:00.000Z'],
    ])
  })

  it('is never within quiet hours, and weighing in has its weekdays', () => {
    const quiet = { ...wanting('cook'), quiet: { from: '12:00', until: '13:00' } as ReminderChoices['quiet'] }
    expect(told('2026-03-02T00:00:00Z', '2026-03-03T00:00:00Z', quiet)).toHaveLength(1)
    const mondays = { ...wanting('weighIn'), weighInOn: ['monday'] as const }
    expect(told('2026-03-01T00:00:00Z', '2026-03-10T00:00:00Z', mondays).map(([key]) => key)).toEqual([
      'weighIn:2026-03-02',
      'weighIn:2026-03-09',
    ])
  })

  it('is nothing where nothing is chosen', () => {
    expect(told('2026-03-02T00:00:00Z', '2026-03-09T00:00:00Z', usualReminders)).toEqual([])
    expect(nextReminder(at('2026-03-02T00:00:00Z'), settingOf(usualReminders), cookings)).toBeUndefined()
  })

  it('is found once by a clock that looks at any moments, one after the other', () => {
    const setting = settingOf(wanting('cook', 'thaw', 'shop', 'weighIn'), 'America/New_York')
    const start = at('2026-10-30T00:00:00Z')
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 20 }), (steps) => {
        const looks = [start]
        for (const step of steps) looks.push(addMinutes(looks.at(-1)!, step))
        const parts = looks
          .slice(1)
          .flatMap((until, index) => remindersBetween(looks[index]!, until, setting, cookings))
        const whole = remindersBetween(start, looks.at(-1)!, setting, cookings)
        expect(parts.map(keyOfReminder)).toEqual(whole.map(keyOfReminder))
        expect(nextReminder(start, setting, cookings)?.at).toEqual(
          remindersBetween(start, addMinutes(start, 7 * 24 * 60), setting, cookings)[0]?.at,
        )
      }),
    )
  })

  it('has a key for each kind, day and meal', () => {
    const date = '2026-03-02' as IsoDate
    expect(keyOfReminder({ kind: 'cook', at: at('2026-03-02T17:00:00Z'), date, meal: 'dinner' })).toBe(
      'cook:2026-03-02:dinner',
    )
  })
})
