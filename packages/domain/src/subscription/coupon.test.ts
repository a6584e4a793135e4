import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Coupon, couponCodeOf, couponSentence } from './coupon.ts'
import { addMs, type Instant } from './instant.ts'
import { cents } from './money.ts'
import { type planCodes, planOf } from './plans.ts'
import { quoteFor } from './quote.ts'

const now = '2026-03-01T12:00:00.000Z' as Instant
const tenPercent: Coupon = {
  code: 'TEN',
  benefit: { kind: 'percent', percent: 10 },
  planCodes: null,
  startsAt: null,
  endsAt: null,
  isActive: true,
  limit: null,
  limitPerAccount: null,
}
const unused = { byAll: 0, byAccount: 0 }

function quoted(given: Partial<Coupon>, code: (typeof planCodes)[number] = '6-month', redemptions = unused) {
  const result = quoteFor(planOf(code), { coupon: { ...tenPercent, ...given }, redemptions }, now)
  return result.ok ? [result.quote.discountCents, result.quote.totalCents] : result.reason
}

describe('a coupon', () => {
  it.each([
    ['ten percent of 79.96', {}, '6-month', [800, 7196]],
    ['ten percent of 44.99', {}, '3-month', [450, 4049]],
    ['five dollars', { benefit: { kind: 'fixed', cents: cents(500) } }, '3-month', [500, 3999]],
    ['more than the price', { benefit: { kind: 'fixed', cents: cents(9999) } }, '3-month', [4499, 0]],
    ['everything', { benefit: { kind: 'percent', percent: 100 } }, '6-month', [7996, 0]],
  ] as const)('[CHK-4] takes %s off', (_what, given, code, expected) => {
    expect(quoted(given, code)).toEqual(expected)
  })

  it.each([
    ['on the 1-month plan', {}, '1-month', unused, 'not-for-plan'],
    ['even an inactive one there', { isActive: false }, '1-month', unused, 'not-for-plan'],
    ['on a plan it isn’t for', { planCodes: ['6-month'] }, '3-month', unused, 'not-for-plan'],
    ['switched off', { isActive: false }, '6-month', unused, 'inactive'],
    ['not yet begun', { startsAt: addMs(now, 1) }, '6-month', unused, 'inactive'],
    ['ended this moment', { endsAt: now }, '6-month', unused, 'inactive'],
    ['used by as many as may', { limit: 3 }, '6-month', { byAll: 3, byAccount: 0 }, 'used-up'],
    ['used by this account', { limitPerAccount: 1 }, '6-month', { byAll: 1, byAccount: 1 }, 'used-up'],
  ] as const)('[CHK-6] is refused %s', (_what, given, code, redemptions, reason) => {
    expect(quoted(given, code, redemptions)).toBe(reason)
  })

  it.each([
    ['from its first moment', { startsAt: now }],
    ['until its last', { endsAt: addMs(now, 1) }],
    ['the last time it may be used', { limit: 1, limitPerAccount: 1 }],
  ])('is good %s', (_what, given) => {
    expect(quoted(given)).toEqual([800, 7196])
  })

  it('[CHK-6] that doesn’t exist is refused in the specification’s words', () => {
    const refused = quoteFor(planOf('6-month'), { coupon: undefined, redemptions: unused }, now)
    expect(refused).toEqual({ ok: false, reason: 'unknown' })
    expect(couponSentence('unknown', planOf('6-month'))).toBe('Not a valid or active coupon')
    expect(couponSentence('not-for-plan', planOf('1-month'))).toBe('Coupon not applicable to 1-month plans')
  })

  it('is the same however it is typed', () => {
    expect(couponCodeOf('  welcome10 ')).toBe('WELCOME10')
  })
})

it('[CHK-4] discount and total add up to the price, and neither is ever below zero', () => {
  const benefit = fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 100 }) }),
    fc.record({ kind: fc.constant('fixed' as const), cents: fc.nat(20_000).map(cents) }),
  )
  fc.assert(
    fc.property(benefit, fc.constantFrom('3-month' as const, '6-month' as const), (any, code) => {
      const [discount, total] = quoted({ benefit: any }, code) as number[]
      expect(discount! + total!).toBe(planOf(code).totalCents)
      expect(Math.min(discount!, total!)).toBeGreaterThanOrEqual(0)
    }),
  )
})
