import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Instant } from './instant.ts'
import { instantOf } from './instant.ts'
import { planCodes, planOf } from './plans.ts'
import { renewSubscription } from './renewal.ts'
import { startSubscription } from './start.ts'
import { addMonths } from './term.ts'

it.each([
  ['2026-01-31T09:30:00.000Z', ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
  ['2028-01-31T09:30:00.000Z', ['2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31']],
  ['2027-12-30T23:59:59.999Z', ['2028-01-30', '2028-02-29', '2028-03-30', '2028-04-30']],
  ['2028-02-29T00:00:00.000Z', ['2028-03-29', '2028-04-29', '2028-05-29', '2028-06-29']],
])('[SUB-2] terms from %s end on the same day, or the month’s last', (anchor, days) => {
  const ends = [1, 2, 3, 4].map((months) => addMonths(anchor as Instant, months))
  expect(ends).toEqual(days.map((day) => day + anchor.slice(10)))
})

it('[SUB-2] a leap day comes back after four years', () => {
  const anchor = '2028-02-29T12:00:00.000Z' as Instant
  expect(addMonths(anchor, 12)).toBe('2029-02-28T12:00:00.000Z')
  expect(addMonths(anchor, 48)).toBe('2032-02-29T12:00:00.000Z')
})

const anchors = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map(instantOf)

it('[SUB-2] the time of day never moves, whatever clocks do in spring and autumn', () => {
  fc.assert(
    fc.property(anchors, fc.nat(600), (anchor, months) => {
      expect(addMonths(anchor, months).slice(10)).toBe(anchor.slice(10))
    }),
  )
})

it('[SUB-2] a term ends in the right month, on the anchor’s day or the last one before it', () => {
  fc.assert(
    fc.property(anchors, fc.nat(600), (anchor, months) => {
      const [from, to] = [new Date(anchor), new Date(addMonths(anchor, months))]
      const monthsOf = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth()
      expect(monthsOf(to) - monthsOf(from)).toBe(months)
      const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
      expect(to.getUTCDate()).toBe(Math.min(from.getUTCDate(), lastDay))
    }),
  )
})

it('[SUB-2] terms follow each other without gap or overlap, through any plans, and never leave the anchor', () => {
  fc.assert(
    fc.property(
      anchors,
      fc.array(fc.constantFrom(...planCodes), { minLength: 1, maxLength: 40 }),
      (at, codes) => {
        let subscription = startSubscription(planOf(codes[0]!), { uuid: 'one', at })
        let months = planOf(codes[0]!).months
        for (const code of codes.slice(1)) {
          const next = renewSubscription({ ...subscription, pendingPlanCode: code })
          expect(next.termStartsAt).toBe(subscription.termEndsAt)
          months += planOf(code).months
          expect(next.termEndsAt).toBe(addMonths(at, months))
          subscription = next
        }
      },
    ),
  )
})
