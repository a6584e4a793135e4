import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { fakeApi } from '#lib/testing/fake-api.ts'
import { renderRoutes } from '#lib/testing/render-screen.tsx'
import { useLivePlan } from './live-plan.ts'
import { usePlanQuery } from './plan-query.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function Version() {
  const { data } = usePlanQuery()
  useLivePlan(data?.version)
  return <p>{data?.version}</p>
}

/** A server whose plan has that version when it is asked, and whose events tell of another. */
function open(told: number, asked: () => MealPlan) {
  const { sent } = fakeApi(({ path }) => (path === '/api/mealplan' ? { body: asked() } : undefined))
  const answered = globalThis.fetch
  const event = `event: plan\ndata: ${JSON.stringify({ version: told })}\n\n`
  const connected = vi.fn(() => new Response(event))
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    address.endsWith('/events') ? connected() : answered(address, init),
  )
  renderRoutes([{ path: '/', Component: Version }], '/')
  return { connected, timesAsked: () => sent.length }
}

it('[DAY-11] a version ahead of ours has the plan read again', async () => {
  let version = 0
  const { timesAsked } = open(2, () => {
    version += 1
    return { ...buildPlan(), version }
  })
  await screen.findByText('2')
  expect(timesAsked()).toBe(2)
})

it('[DAY-11] a version that we have already changes nothing', async () => {
  const { connected, timesAsked } = open(5, () => ({ ...buildPlan(), version: 5 }))
  await screen.findByText('5')
  // When it connects again, what the first connection told has been heard.
  await waitFor(() => expect(connected).toHaveBeenCalledTimes(2))
  expect(timesAsked()).toBe(1)
})
