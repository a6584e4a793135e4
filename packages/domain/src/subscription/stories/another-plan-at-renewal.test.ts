import { expect, it } from 'vitest'
import { cancelSubscription, changePlan, reactivateSubscription } from '../change.ts'
import type { Instant } from '../instant.ts'
import { subscriptionLife } from './subscription-life.ts'

it('[SUB-1] a downgrade waits for the renewal, then renews as the smaller plan from the same anchor', () => {
  const life = subscriptionLife('6-month', '2025-08-31T07:00:00.000Z')
  life.change((current) => changePlan(current, '1-month'))
  expect(life.now()).toMatchObject({ planCode: '6-month', pendingPlanCode: '1-month' })
  life.passUntil('2026-03-01')
  expect(life.now()).toMatchObject({
    planCode: '1-month',
    pendingPlanCode: null,
    termStartsAt: '2026-02-28T07:00:00.000Z',
    termEndsAt: '2026-03-31T07:00:00.000Z',
  })
  expect(life.charges).toEqual([['2026-02-28', 1999, 'paid']])
})

it('[SUB-1] an upgrade costs nothing until the renewal', () => {
  const life = subscriptionLife('1-month', '2026-01-31T07:00:00.000Z')
  life.change((current) => changePlan(current, '6-month'))
  expect(life.charges).toEqual([])
  life.passUntil('2026-03-01')
  expect(life.charges).toEqual([['2026-02-28', 7996, 'paid']])
  expect(life.now().termEndsAt).toBe('2026-08-31T07:00:00.000Z')
})

it('[SUB-1] choosing the plan one has takes the change back, and canceling forgets it', () => {
  const life = subscriptionLife('1-month', '2026-01-31T07:00:00.000Z')
  life.change((current) => changePlan(current, '6-month'))
  life.change((current) => changePlan(current, '1-month'))
  expect(life.now().pendingPlanCode).toBeNull()
  life.change((current) => changePlan(current, '3-month'))
  life.change((current) => cancelSubscription(current, '2026-02-01T00:00:00.000Z' as Instant))
  expect(life.change((current) => changePlan(current, '3-month'))).toEqual({ ok: false, reason: 'canceled' })
  life.change(reactivateSubscription)
  expect(life.now().pendingPlanCode).toBeNull()
})
