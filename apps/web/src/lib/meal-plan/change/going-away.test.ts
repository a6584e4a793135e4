import { decodePlan } from '@butterleaf/contract/meal-plan/codecs/plan-codec'
import { parseIsoDate } from '@butterleaf/domain/calendar/iso-date'
import { listAway } from '@butterleaf/domain/meal-plan/away/times-away'
import { afterEach, expect, it, vi } from 'vitest'
import { toApiProblem } from '#lib/api/api-problem.ts'
import { formatDates } from '#lib/format-date.ts'
import { buildMeans } from '#lib/testing/build-means.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { fakeApi, problem } from '#lib/testing/fake-api.ts'
import { applyGoingAway, changeOfGoingAway, isAwayPending, tellUnlessAway } from './going-away.ts'

const plan = decodePlan(buildPlan())!
const [from, to] = [parseIsoDate('2026-11-20')!, parseIsoDate('2026-11-21')!]
const going = { planId: plan.id, templateId: plan.template.id, from, to }

afterEach(() => vi.unstubAllGlobals())

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

it('[TOG-1] a time away is asked of the plan that the person saw', async () => {
  const { sent } = fakeApi(() => ({ body: {} }))
  await changeOfGoingAway(going).send({ planId: 'none', templateId: 'none' })
  expect(sent[0]).toMatchObject({ method: 'POST', body: { from, to } })
  expect(sent[0]!.path).toBe(`/api/mealplan/${plan.id}/template/${plan.template.id}/away`)
})

it('[TOG-1] a refusal is told with the dates, but not where the server has stored them already', async () => {
  const toldOf = async (stored: ReturnType<typeof buildPlan>) => {
    fakeApi(() => ({ body: stored }))
    const means = buildMeans()
    const act = { id: 'act', name: 'addAway', args: going, atMs: 0 }
    await tellUnlessAway(toApiProblem({ ...problem(409), detail: 'Day 3 is complete.' }), means, act)
    return means.toasts.show.mock.calls
  }
  const dates = formatDates(from, to, 'short')
  expect(await toldOf(buildPlan())).toEqual([
    [`You aren’t away ${dates}. Day 3 is complete.`, { tone: 'error', key: 'away act' }],
  ])
  const { templates = [], ...rest } = buildPlan()
  const awayUntil = (last: string) => {
    return { ...rest, templates: templates.map((one) => ({ ...one, away: [{ id: 'a1', from, to: last }] })) }
  }
  expect(await toldOf(awayUntil('2026-11-22'))).toHaveLength(1)
  expect(await toldOf(awayUntil(to))).toEqual([])
})
