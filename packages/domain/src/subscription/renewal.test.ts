import { expect, it } from 'vitest'
import type { Instant } from './instant.ts'
import { planOf } from './plans.ts'
import { dueAt, renewOnce, renewSubscription } from './renewal.ts'
import { startSubscription } from './start.ts'

const start = '2026-01-15T10:00:00.000Z' as Instant
const bought = startSubscription(planOf('3-month'), { uuid: 'one', at: start })

it('[SUB-2] a renewal goes on while the term it pays for isn’t over', () => {
  const lastMoment = '2026-07-15T09:59:59.999Z' as Instant
  expect(renewOnce(bought, lastMoment)).toEqual(renewSubscription(bought))
})

it('[SUB-2] a renewal so late that its term is over too is the last, until its owner decides', () => {
  const termEnd = '2026-07-15T10:00:00.000Z' as Instant
  const renewed = renewOnce(bought, termEnd)
  expect(renewed).toMatchObject({ state: 'expired', termEndsAt: termEnd, endedAt: termEnd })
  expect(dueAt(renewed)).toBeNull()
})
