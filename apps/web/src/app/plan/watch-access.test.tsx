import { useMutation, useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import type { RouteObject } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '#lib/api/api.ts'
import { useDraft } from '#lib/device/draft.ts'
import { planKey } from '#lib/meal-plan/plan-query.ts'
import { paths } from '#lib/paths.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { fakeApi, problem } from '#lib/testing/fake-api.ts'
import { renderRoutes } from '#lib/testing/render-screen.tsx'
import { RequirePlan } from './require-plan.tsx'
import { watchAccess } from './watch-access.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

const notes = { method: 'GET', path: '/api/mealplan/notes' } as const

/** Any screen of the app on which something is typed, sent and read. */
function Notes() {
  const draft = useDraft('notes', { text: '' })
  const read = useQuery({ queryKey: ['notes'], queryFn: () => api.send(notes, {}) })
  const save = useMutation({ mutationFn: () => api.send({ ...notes, method: 'PUT' }, {}) })
  return (
    <>
      <input
        aria-label="Note"
        value={draft.values.text}
        onChange={({ target }) => draft.change({ text: target.value })}
      />
      <button type="button" onClick={() => save.mutate()}>
        Save
      </button>
      <button type="button" onClick={() => void read.refetch()}>
        Read
      </button>
    </>
  )
}

const routes: RouteObject[] = [
  { element: <RequirePlan />, children: [{ path: '/app/notes', element: <Notes /> }] },
  { path: '*', element: <p>Elsewhere</p> },
]

/** An open tab whose subscription then ends. */
async function openStaleTab() {
  const state = { hasEnded: false }
  const ended = { status: 402, body: problem('subscription-expired') }
  const { sent } = fakeApi(({ path }) => {
    if (state.hasEnded) return ended
    return { body: path === '/api/mealplan' ? buildPlan() : {} }
  })
  const { router, queries, user } = renderRoutes(routes, '/app/notes')
  watchAccess(queries)
  await user.type(await screen.findByLabelText('Note'), 'half a sentence')
  state.hasEnded = true
  return { state, queries, router, user, sent, place: () => router.state.location.pathname }
}

it.each(['Save', 'Read'])(
  '[APP-1] a stale tab whose call is refused gets the payment screen, and nothing typed is lost (%s)',
  async (button) => {
    const { state, queries, router, user, place } = await openStaleTab()
    await user.click(screen.getByRole('button', { name: button }))
    await waitFor(() => expect(place()).toBe(paths['checkout.payment']))
    await screen.findByText('Elsewhere')
    state.hasEnded = false
    // As the payment screen leaves it.
    queries.removeQueries({ queryKey: planKey })
    await act(() => router.navigate('/app/notes'))
    expect((await screen.findByLabelText<HTMLInputElement>('Note')).value).toBe('half a sentence')
  },
)

it('[APP-1] the back button leads to payment again, and asks no further than that', async () => {
  const { router, user, sent, place } = await openStaleTab()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(place()).toBe(paths['checkout.payment']))
  // The address changes before the screen does; a person goes back from the screen.
  await screen.findByText('Elsewhere')
  await act(() => router.navigate('/app/notes'))
  await waitFor(() => expect(place()).toBe(paths['checkout.payment']))
  await screen.findByText('Elsewhere')
  await act(() => router.navigate(-1))
  await waitFor(() => expect(place()).toBe(paths['checkout.payment']))
  const asked = sent.filter(({ path }) => path === '/api/mealplan').length
  expect(asked).toBeLessThan(8)
})

it('[TOG-4] [APP-1] a person who eats along at another table gets their plates there in place of payment', async () => {
  const seat = { owner: 'Ada', name: 'Kim', shares: {}, personality: {}, isOpen: true, days: [] }
  fakeApi(({ path }) =>
    path === '/api/seat' ? { body: { seat } } : { status: 402, body: problem('no-subscription') },
  )
  const { router } = renderRoutes(routes, '/app/notes')
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.seat))
})
