import { describe, expect, it } from 'vitest'
import type { LocalTime } from '../calendar/local-time.ts'
import {
  choiceFaults,
  isQuiet,
  type ReminderChoices,
  usualReminders,
  wantsAny,
  withoutWay,
} from './reminder-choices.ts'

const time = (text: string) => text as LocalTime
const quietFrom = (from: string, until: string): ReminderChoices => ({
  ...usualReminders,
  quiet: { from: time(from), until: time(until) },
})
const wanting = (kind: 'thaw' | 'weighIn', choices = usualReminders): ReminderChoices => ({
  ...choices,
  ways: { ...choices.ways, [kind]: { push: true, mail: true } },
})

describe('[DOOR-3] what is chosen', () => {
  it('is nothing at first', () => {
    expect(wantsAny(usualReminders)).toBe(false)
    expect(wantsAny(wanting('thaw'))).toBe(true)
  })

  it.each([
    ['22:00', '06:00', '23:30', true],
    ['22:00', '06:00', '05:59', true],
    ['22:00', '06:00', '06:00', false],
    ['22:00', '06:00', '21:59', false],
    ['12:00', '14:00', '12:00', true],
    ['12:00', '14:00', '14:00', false],
    ['08:00', '08:00', '08:00', false],
  ])('from %s until %s, %s is quiet: %s', (from, until, at, isOne) => {
    expect(isQuiet(quietFrom(from, until), time(at))).toBe(isOne)
  })

  it('has no hour that is quiet, and a weekday to weigh in on', () => {
    expect(choiceFaults(wanting('thaw', quietFrom('19:00', '06:00')))).toEqual([
      { field: 'thaw.at', message: 'This is within your quiet hours.' },
    ])
    expect(choiceFaults({ ...wanting('weighIn'), weighInOn: [] }).map(({ field }) => field)).toEqual([
      'weighIn.weekdays',
    ])
    expect(choiceFaults(quietFrom('05:00', '21:00'))).toEqual([])
  })

  it('is stopped one kind and one way at a time', () => {
    const { ways } = withoutWay(wanting('thaw'), 'thaw', 'push')
    expect(ways.thaw).toEqual({ push: false, mail: true })
  })
})
