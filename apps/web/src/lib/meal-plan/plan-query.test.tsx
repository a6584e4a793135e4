import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { fakeApi, problem } from '#lib/testing/fake-api.ts'
import { renderRoutes } from '#lib/testing/render-screen.tsx'
import { cachePlan, readCachedPlan } from './cache/cached-plan.ts'
import { usePlanQuery } from './plan-query.ts'

function Version() {
  const { data, isError } = usePlanQuery()
  const text = data === undefined ? 'unknown' : (data?.version ?? 'none')
  return <p>{`${text}${isError ? ', server away' : ''}`}</p>
}

const open = (status: number, body: unknown) => {
  fakeApi(() => ({ status, body }))
  renderRoutes([{ path: '/', Component: Version }], '/')
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('[APP-2] the copy on this device is shown until the server answers, and is the newest afterwards', async () => {
  cachePlan(buildPlan())
  open(200, { ...buildPlan(), version: 2 })
  expect(screen.getByText('1')).toBeTruthy()
  await screen.findByText('2')
  expect(readCachedPlan()?.version).toBe(2)
})

it('[APP-2] a server that is away leaves the copy where it is', async () => {
  cachePlan(buildPlan())
  open(503, problem(503))
  await screen.findByText('1, server away')
  expect(readCachedPlan()?.version).toBe(1)
})

it('[APP-2] no plan is an answer, and there is no copy any more', async () => {
  cachePlan(buildPlan())
  open(404, problem(404))
  await screen.findByText('none')
  expect(readCachedPlan()).toBeUndefined()
})

it('[APP-2] without a copy, a server that is away leaves it open whether there is a plan', async () => {
  open(503, problem(503))
  await screen.findByText('unknown, server away')
})

it('[APP-2] a copy that an earlier version stored opens, and one that nobody can read is none', async () => {
  const store = (plan: unknown) =>
    localStorage.setItem('butterleaf.plan.1', JSON.stringify({ plan, owner: null }))
  store({ ...buildPlan(), version: 41 })
  expect(readCachedPlan()?.version).toBe(41)
  store({ id: 'p', version: 3, templates: [{ id: 't' }] })
  expect(readCachedPlan()).toBeUndefined()
  open(200, { ...buildPlan(), version: 42 })
  expect(screen.getByText('unknown')).toBeTruthy()
  await screen.findByText('42')
})
