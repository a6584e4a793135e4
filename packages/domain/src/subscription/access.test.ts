import { expect, it } from 'vitest'
import { accessOf } from './access.ts'
import { addMs, type Instant } from './instant.ts'
import { planOf } from './plans.ts'
import { isReminderDue, reminderAt } from './reminder.ts'
import { startSubscription } from './start.ts'

const at = '2026-01-10T00:00:00.000Z' as Instant
const active = startSubscription(planOf('1-month'), { uuid: 'one', at })
const end = active.termEndsAt
const canceled = { ...active, state: 'canceled', canceledAt: at } as const
const expired = { ...active, state: 'expired', endedAt: end } as const

it.each([
  ['nothing was ever bought', undefined, at, 'not_found'],
  ['it is paid for', active, at, 'active'],
  ['its renewal is late', active, addMs(end, 1), 'active'],
  ['its renewal is being retried', { ...active, isPastDue: true }, addMs(end, 1), 'active'],
  ['it was canceled and its term goes on', canceled, addMs(end, -1), 'active'],
  ['it was canceled and its term is over', canceled, end, 'canceled'],
  ['it ended after it was canceled', { ...expired, canceledAt: at }, end, 'canceled'],
  ['its payment failed for good', expired, end, 'expired'],
  ['it ended, whatever its term says', expired, at, 'expired'],
] as const)('[APP-1] [SUB-1] access when %s', (_when, subscription, now, access) => {
  expect(accessOf(subscription, now)).toBe(access)
})

it('[SUB-5] a reminder is due for the week before a renewal, and only before one', () => {
  const from = reminderAt(active)
  expect(from).toBe('2026-02-03T00:00:00.000Z')
  expect(isReminderDue(active, from!)).toBe(true)
  expect(isReminderDue(active, addMs(from!, -1))).toBe(false)
  expect(isReminderDue(active, end)).toBe(false)
  for (const other of [canceled, expired, { ...active, isPastDue: true }]) {
    expect(isReminderDue(other, from!)).toBe(false)
  }
})
