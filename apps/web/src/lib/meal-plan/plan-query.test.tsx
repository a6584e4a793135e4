import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { setPresentOwner } from '#lib/device/owner-store.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { fakeApi, problem } from '#lib/testing/fake-api.ts'
import { renderRoutes } from '#lib/testing/render-screen.tsx'
import { cachePlan, readCachedPlan } from './cache/cached-plan.ts'
import { usePlanQuery } from './plan-query.ts'
import { settlePlan } from './settle-plan.ts'

function Version() {
  const { data, isError } = usePlanQuery()
  const text = data === undefined ? 'unknown' : (data?.version ?? 'none')
  return <p>{`${text}${isError ? ', server away' : ''}`}</p>
}

const open = (status: number, body: unknown) => {
  fakeApi(() => ({ status, body }))
  renderRoutes([{ path: '/', Component: Version }], '/')
}

/** A server whose answers are given by hand, in the order they were asked for. */
function holdAnswers() {
  const answers: ((body: unknown) => void)[] = []
  const headers = { 'content-type': 'application/json' }
  const asked = (resolve: (response: Response) => void) =>
    answers.push((body) => resolve(new Response(JSON.stringify(body), { headers })))
  vi.stubGlobal('fetch', () => new Promise<Response>(asked))
  return answers
}

afterEach(() => {
  setPresentOwner(undefined)
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

it.each([
  ['', 204, undefined],
  [', also of a server of the last release', 404, problem('not-found')],
] as const)('[APP-2] no plan is an answer, and there is no copy any more%s', async (_which, status, body) => {
  cachePlan(buildPlan())
  open(status, body)
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

it('[APP-2] [API-3] an answer that a change has overtaken is neither shown nor stored', async () => {
  cachePlan(buildPlan())
  const answers = holdAnswers()
  const { queries } = renderRoutes([{ path: '/', Component: Version }], '/')
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  await act(() => settlePlan(queries, { ...buildPlan(), version: 3 }))
  await screen.findByText('3')
  await act(async () => answers[0]?.({ ...buildPlan(), version: 2 }))
  await act(async () => undefined)
  expect(screen.getByText('3')).toBeTruthy()
  expect(readCachedPlan()?.version).toBe(3)
})

it('[AUTH-3] the copy of one person is never shown to another', () => {
  setPresentOwner('robin')
  cachePlan(buildPlan())
  expect(readCachedPlan()?.version).toBe(1)
  setPresentOwner('sam')
  expect(readCachedPlan()).toBeUndefined()
  holdAnswers()
  renderRoutes([{ path: '/', Component: Version }], '/')
  expect(screen.getByText('unknown')).toBeTruthy()
})
