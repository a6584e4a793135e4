import { expect, it } from 'vitest'
import type { Coupon } from '../coupon.ts'
import type { Instant } from '../instant.ts'
import { planOf } from '../plans.ts'
import { quoteFor } from '../quote.ts'

const coupon: Coupon = {
  code: 'SPRING',
  benefit: { kind: 'percent', percent: 25 },
  planCodes: null,
  startsAt: '2026-03-01T00:00:00.000Z' as Instant,
  endsAt: '2026-04-01T00:00:00.000Z' as Instant,
  isActive: true,
  limit: null,
  limitPerAccount: null,
}

it('[CHK-5] a coupon quoted in its last second is refused a second later, not charged without', () => {
  const typed = { coupon, redemptions: { byAll: 0, byAccount: 0 } }
  const plan = planOf('3-month')
  expect(quoteFor(plan, typed, '2026-03-31T23:59:59.999Z' as Instant)).toEqual({
    ok: true,
    quote: { discountCents: 1125, totalCents: 3374 },
  })
  const late = quoteFor(plan, typed, '2026-04-01T00:00:00.000Z' as Instant)
  expect(late).toEqual({ ok: false, reason: 'inactive' })
})
