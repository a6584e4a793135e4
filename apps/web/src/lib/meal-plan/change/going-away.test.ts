import { decodePlan } from '@butterleaf/contract/meal-plan/codecs/plan-codec'
import { parseIsoDate } from '@butterleaf/domain/calendar/iso-date'
import { listAway } from '@butterleaf/domain/meal-plan/away/times-away'
import { expect, it } from 'vitest'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { applyGoingAway, isAwayPending } from './going-away.ts'

const plan = decodePlan(buildPlan())!
const [from, to] = [parseIsoDate('2026-11-20')!, parseIsoDate('2026-11-21')!]
const going = { planId: plan.id, templateId: plan.template.id, from, to }

it('[TOG-1] days away are shown at once, as not named by the server yet', () => {
  const away = listAway(applyGoingAway(plan, going).template)
  expect(away).toMatchObject([{ from, to }])
  expect(isAwayPending(away[0]!)).toBe(true)
  expect(isAwayPending({ id: 'a1' })).toBe(false)
})

it('[TOG-1] two times away that wait are two', () => {
  const later = { ...going, from: parseIsoDate('2026-11-24')!, to: parseIsoDate('2026-11-24')! }
  const away = listAway(applyGoingAway(applyGoingAway(plan, going), later).template)
  expect(new Set(away.map(({ id }) => id)).size).toBe(2)
})

it('[TOG-1] in a plan that was replaced since nothing changes, nor where the rules refuse', () => {
  expect(applyGoingAway(plan, { ...going, templateId: 'other' })).toBe(plan)
  expect(applyGoingAway(plan, { ...going, from: to, to: from })).toBe(plan)
})
