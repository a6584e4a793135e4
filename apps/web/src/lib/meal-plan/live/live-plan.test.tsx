import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { decodePlan } from '@butterleaf/contract/meal-plan/codecs/plan-codec'
import type { PlanEvent } from '@butterleaf/contract/meal-plan/plan-schema'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import * as logQuery from '#lib/food-log/log-query.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { fakeApi } from '#lib/testing/fake-api.ts'
import { planChangesBetween } from '#lib/testing/plan-changes-between.ts'
import { renderRoutes } from '#lib/testing/render-screen.tsx'
import { readCachedPlan } from '../cache/cached-plan.ts'
import { planChange } from '../change/plan-change.ts'
import { usePlanQuery } from '../plan-query.ts'
import { useLivePlan } from './live-plan.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const onListChange = vi.fn()

function Version() {
  const { data } = usePlanQuery()
  return data && <Live version={data.version} />
}

function Live({ version }: { version: number }) {
  useLivePlan(onListChange)
  return <p>{version}</p>
}

/** A server whose plan has that version when it is asked, and whose events tell of another. */
function open(told: PlanEvent, asked: () => MealPlan) {
  const { sent } = fakeApi(({ path }) => (path === '/api/mealplan' ? { body: asked() } : undefined))
  const answered = globalThis.fetch
  const event = `event: plan\ndata: ${JSON.stringify(told)}\n\n`
  const connected = vi.fn((_init: RequestInit) => new Response(event))
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    address.endsWith('/events') ? connected(init) : answered(address, init),
  )
  renderRoutes([{ path: '/', Component: Version }], '/')
  return { connected, timesAsked: () => sent.length }
}

it('[DAY-11] a version ahead of ours has the plan read again', async () => {
  let version = 0
  const { timesAsked } = open({ version: 2 }, () => {
    version += 1
    return { ...buildPlan(), version }
  })
  await screen.findByText('2')
  expect(timesAsked()).toBe(2)
})

it('[DAY-11] a further change while the answer to the first is on its way is read too', async () => {
  let version = 1
  let tell: (version: number) => void = () => undefined
  const held: (() => void)[] = []
  fakeApi(({ path }) => (path === '/api/mealplan' ? { body: { ...buildPlan(), version } } : undefined))
  const answered = globalThis.fetch
  const events = new ReadableStream<Uint8Array>({
    start(stream) {
      tell = (told) => stream.enqueue(new TextEncoder().encode(`data: {"version":${told}}\n\n`))
    },
  })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.endsWith('/events')) return new Response(events)
    const answer = await answered(address, init)
    // The answers to questions after the first are long on their way.
    if (version > 1) await new Promise<void>((resolve) => held.push(resolve))
    return answer
  })
  renderRoutes([{ path: '/', Component: Version }], '/')
  await screen.findByText('1')
  version = 2
  tell(2)
  await waitFor(() => expect(held).toHaveLength(1))
  version = 3
  tell(3)
  await waitFor(() => expect(held).toHaveLength(2))
  for (const release of held) release()
  expect(await screen.findByText('3')).toBeTruthy()
})

it('[DAY-11] a version that we have already changes nothing', async () => {
  const { connected, timesAsked } = open({ version: 5 }, () => ({ ...buildPlan(), version: 5 }))
  await screen.findByText('5')
  // When it connects again, what the first connection told has been heard.
  await waitFor(() => expect(connected).toHaveBeenCalledTimes(2))
  expect(timesAsked()).toBe(1)
})

it('[DAY-11] what an event tells of a change is shown without asking for the plan, and once', async () => {
  const before = { ...buildPlan(), version: 5 }
  const dinner = { weekId: 'w1', dayId: 'w1d1', itemId: 'w1d1-dinner' }
  const after = {
    ...buildPlan({ changes: [planChange('changeServings', { ...dinner, steps: 1 })] }),
    version: 6,
  }
  const told = { version: 6, changes: planChangesBetween(before, after) }
  const { connected, timesAsked } = open(told, () => before)
  await screen.findByText('6')
  expect(readCachedPlan()).toEqual(decodePlan(after))
  // The second connection tells the same again, and is asked from what is there by then.
  await waitFor(() => expect(connected).toHaveBeenCalledTimes(2))
  expect(connected.mock.calls.map(([{ headers }]) => new Headers(headers).get('prefer'))).toEqual([
    'return=changes; since=5',
    'return=changes; since=6',
  ])
  expect(timesAsked()).toBe(1)
})

it('[DAY-11] a change that is told after a gap has the plan read', async () => {
  const plan = { ...buildPlan(), version: 5 }
  const changes = { ...planChangesBetween(plan, { ...plan, version: 8 }), since: 7 }
  let asked = 0
  const { timesAsked } = open({ version: 8, changes }, () => {
    asked += 1
    return asked === 1 ? plan : { ...plan, version: 8 }
  })
  await screen.findByText('8')
  expect(timesAsked()).toBe(2)
})

it('[MAP-7] news of a shopping list are handed on, and the plan isn’t asked for', async () => {
  const { timesAsked } = open({ version: 5, listMark: '1767225600000' }, () => ({
    ...buildPlan(),
    version: 5,
  }))
  await screen.findByText('5')
  await waitFor(() => expect(onListChange).toHaveBeenCalledWith(expect.anything(), '1767225600000'))
  expect(timesAsked()).toBe(1)
})

it('[DAY-11] [LIFE-1] news of the food log have it read again, and the plan isn’t asked for', async () => {
  const refetch = vi.spyOn(logQuery, 'refetchLog').mockResolvedValue()
  const { timesAsked } = open({ version: 6, foodLog: true }, () => ({ ...buildPlan(), version: 5 }))
  await screen.findByText('5')
  await waitFor(() => expect(refetch).toHaveBeenCalled())
  expect(timesAsked()).toBe(1)
})
