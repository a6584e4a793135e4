import { describe, expect, it } from 'vitest'
import { cancelSubscription, changePlan, reactivateSubscription } from './change.ts'
import type { Instant } from './instant.ts'
import { planOf } from './plans.ts'
import { quoteFor } from './quote.ts'
import { isReminderDue } from './reminder.ts'
import { dueAt } from './renewal.ts'
import { startSubscription } from './start.ts'

const at = '2026-03-01T09:00:00.000Z' as Instant
const active = startSubscription(planOf('6-month'), { uuid: 'one', at })
const canceled = { ...active, state: 'canceled', canceledAt: at } as const
const expired = { ...active, state: 'expired', endedAt: at } as const

describe('a subscription that has ended', () => {
  it('[SUB-1] is neither canceled, nor brought back, nor given another plan', () => {
    const ended = { ok: false, reason: 'ended' }
    expect(cancelSubscription(expired, at)).toEqual(ended)
    expect(reactivateSubscription(expired)).toEqual(ended)
    expect(changePlan(expired, '1-month')).toEqual(ended)
  })

  it('[SUB-2] [SUB-5] is never due, and nobody is reminded of it', () => {
    expect(dueAt(expired)).toBeNull()
    expect(isReminderDue(expired, active.termStartsAt)).toBe(false)
  })
})

describe('a canceled subscription', () => {
  it('[SUB-1] stays as it is when it is canceled again', () => {
    expect(cancelSubscription(canceled, active.termEndsAt)).toEqual({ ok: true, subscription: canceled })
  })

  it('[SUB-2] ends with its term, however often its payment was tried', () => {
    expect(dueAt({ ...canceled, failedAttempts: 2 })).toBe(active.termEndsAt)
  })
})

it('[CHK-5] without a coupon the plan’s own price is charged', () => {
  const { totalCents } = planOf('6-month')
  expect(quoteFor(planOf('6-month'), null, at)).toEqual({ ok: true, quote: { discountCents: 0, totalCents } })
})
