import { expect, it } from 'vitest'
import { cancelSubscription } from '../change.ts'
import type { Instant } from '../instant.ts'
import { subscriptionLife } from './subscription-life.ts'

const start = '2026-01-15T10:00:00.000Z'

it('[SUB-2] a declined renewal is tried on days 0, 1, 3 and 7 with access all the while, then expires', () => {
  const life = subscriptionLife('1-month', start)
  life.passUntil('2026-02-22T09:59:59.999Z', 'declined')
  expect(life.now()).toMatchObject({ state: 'active', isPastDue: true, failedAttempts: 3 })
  expect(life.accessOn('2026-02-22T09:59:59.999Z')).toBe('active')
  life.passUntil('2026-12-31', 'declined')
  expect(life.charges.map(([day]) => day)).toEqual(['2026-02-15', '2026-02-16', '2026-02-18', '2026-02-22'])
  expect(life.now()).toMatchObject({
    state: 'expired',
    isPastDue: false,
    endedAt: '2026-02-22T10:00:00.000Z',
  })
  expect(life.accessOn('2026-12-31')).toBe('expired')
})

it('[SUB-2] one that is paid at a later attempt goes on from the old term’s end', () => {
  const life = subscriptionLife('1-month', start)
  life.passUntil('2026-02-17', 'declined')
  life.passUntil('2026-02-19', 'paid')
  expect(life.now()).toMatchObject({
    isPastDue: false,
    failedAttempts: 0,
    termStartsAt: '2026-02-15T10:00:00.000Z',
    termEndsAt: '2026-03-15T10:00:00.000Z',
  })
  life.passUntil('2026-03-16', 'paid')
  expect(life.charges.at(-1)).toEqual(['2026-03-15', 1999, 'paid'])
})

it('[SUB-1] canceling while it is retried ends it at once: the paid term is over', () => {
  const life = subscriptionLife('1-month', start)
  life.passUntil('2026-02-15T12:00', 'declined')
  const at = '2026-02-15T13:00:00.000Z' as Instant
  life.change((current) => cancelSubscription(current, at))
  expect(life.now()).toMatchObject({ state: 'expired', endedAt: at, isPastDue: false })
  expect(life.accessOn(at)).toBe('canceled')
})
