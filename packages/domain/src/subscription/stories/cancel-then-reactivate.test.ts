import { expect, it } from 'vitest'
import { cancelSubscription, reactivateSubscription } from '../change.ts'
import type { Instant } from '../instant.ts'
import { subscriptionLife } from './subscription-life.ts'

const canceledAt = '2026-03-20T08:00:00.000Z' as Instant

it('[SUB-1] a person cancels, reactivates, and renews as if nothing had happened', () => {
  const life = subscriptionLife('1-month', '2026-03-15T10:00:00.000Z')
  life.change((current) => cancelSubscription(current, canceledAt))
  expect(life.now()).toMatchObject({ state: 'canceled', canceledAt, termEndsAt: '2026-04-15T10:00:00.000Z' })
  expect(life.accessOn('2026-04-15T09:59:59.999Z')).toBe('active')
  life.change(reactivateSubscription)
  life.passUntil('2026-04-16')
  expect(life.now()).toMatchObject({
    state: 'active',
    canceledAt: null,
    termEndsAt: '2026-05-15T10:00:00.000Z',
  })
  expect(life.charges).toEqual([['2026-04-15', 1999, 'paid']])
})

it('[SUB-1] a person cancels and stays away: the term ends, nothing is charged, and it can’t be reactivated', () => {
  const life = subscriptionLife('3-month', '2026-03-15T10:00:00.000Z')
  life.change((current) => cancelSubscription(current, canceledAt))
  life.passUntil('2026-12-31')
  expect(life.now()).toMatchObject({ state: 'expired', endedAt: '2026-06-15T10:00:00.000Z' })
  expect(life.accessOn('2026-12-31')).toBe('canceled')
  expect(life.charges).toEqual([])
  expect(life.change(reactivateSubscription)).toEqual({ ok: false, reason: 'ended' })
  expect(life.change((current) => cancelSubscription(current, canceledAt))).toEqual({
    ok: false,
    reason: 'ended',
  })
})

it('[SUB-1] canceling twice keeps the first date', () => {
  const life = subscriptionLife('1-month', '2026-03-15T10:00:00.000Z')
  life.change((current) => cancelSubscription(current, canceledAt))
  life.change((current) => cancelSubscription(current, '2026-03-25T08:00:00.000Z' as Instant))
  expect(life.now().canceledAt).toBe(canceledAt)
})
