import { act, screen, waitFor, within } from '@testing-library/react'
import { matchPath, type RouteObject } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listActs } from '#features/shopping-list/sync/list-acts.ts'
import { cachePlan } from '#lib/meal-plan/cache/cached-plan.ts'
import { rememberView } from '#lib/meal-plan/last-view.ts'
import { stopSending } from '#lib/outbox/lane.ts'
import { addActs } from '#lib/outbox/queue.ts'
import { paths } from '#lib/paths.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { type Answer, fakeApi, problem } from '#lib/testing/fake-api.ts'
import { renderRoutes } from '#lib/testing/render-screen.tsx'
import { Link } from '#ui/link.tsx'
import { OpeningScreen } from '../plan/opening-screen.tsx'
import { RequirePlan } from '../plan/require-plan.tsx'
import { AppShell } from './app-shell.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
})

const routes: RouteObject[] = [
  {
    element: <AppShell />,
    children: [
      {
        element: <RequirePlan />,
        children: [
          { path: paths.app, element: <OpeningScreen /> },
          { path: paths['app.weight-tracker'], element: <p>The tracker</p> },
          { path: '/app/*', element: <p>A plan’s screen</p> },
        ],
      },
      {
        path: paths.settings,
        element: <Link to={paths['app.weight-tracker']}>The settings</Link>,
      },
    ],
  },
  { path: paths.onboarding, element: <p>The onboarding</p> },
  { path: '*', element: null },
]

function open(path: string, answer: Answer) {
  const { sent } = fakeApi(({ path }) => (path === '/api/mealplan' ? answer : undefined))
  const { router, user } = renderRoutes(routes, path)
  return { user, sent, router, place: () => router.state.location.pathname }
}

const refused = (status: number, title = 'Test'): Answer => ({ status, body: { ...problem(status), title } })
const planned = (weeks: string[]): Answer => ({ body: buildPlan({ weeks }) })

describe('the guard', () => {
  it.each([
    ['not_found', '/checkout/plans'],
    ['expired', '/checkout/payment'],
    ['canceled', '/checkout/payment'],
    ['something_new', '/checkout'],
  ])('[APP-1] without a subscription (%s) the way leads to %s', async (state, leadsTo) => {
    const { place } = open('/weight-tracker', refused(402, state))
    await waitFor(() => expect(place()).toBe(leadsTo))
  })

  it('[APP-1] and not before the settings', async () => {
    open('/settings', refused(402, 'not_found'))
    expect(await screen.findByText('The settings')).toBeTruthy()
  })

  it.each(['/app', '/weight-tracker'])(
    '[APP-2] [APP-3] without a plan %s leads to the onboarding',
    async (path) => {
      const { place } = open(path, refused(404))
      await waitFor(() => expect(place()).toBe('/onboarding'))
    },
  )

  it('[APP-2] a plan without an active template leads there too', async () => {
    const { place } = open('/app', { body: { ...buildPlan(), templates: [] } })
    await waitFor(() => expect(place()).toBe('/onboarding'))
  })

  it('[APP-2] a hiccup does not: without a copy it says so and asks again', async () => {
    const { place, user } = open('/weight-tracker', refused(503))
    expect((await screen.findByRole('alert')).textContent).toContain('Your plan can’t be reached')
    expect(place()).toBe('/weight-tracker')
    fakeApi(() => planned(['rrrrrrr']))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('The tracker')).toBeTruthy()
  })

  it('[APP-2] with the copy on this device the screen is there, and says what it shows', async () => {
    cachePlan(buildPlan())
    open('/weight-tracker', refused(503))
    expect(screen.getByText('The tracker')).toBeTruthy()
    expect(await screen.findByText(/as this device saw it last/)).toBeTruthy()
  })

  it('[SHOP-5] but for the list, which says so itself and takes changes all the same', async () => {
    cachePlan(buildPlan())
    const { router } = open('/weight-tracker', refused(503))
    await screen.findByText(/as this device saw it last/)
    await act(() => router.navigate('/app/templates/template/week/w1/shopping-list'))
    expect(screen.getByText('A plan’s screen')).toBeTruthy()
    expect(screen.queryByText(/as this device saw it last/)).toBeNull()
  })

  it('[SHOP-5] what was ticked without a signal goes out from whatever screen', async () => {
    const place = { planId: 'plan', templateId: 't', weekId: 'w1' }
    const ticks = [{ ingredient: 'salt', checked: true, neededGrams: 5 }]
    addActs(listActs, [{ name: 'saveTicks', args: { place, ticks } }])
    const { sent } = open('/weight-tracker', planned(['rrrrrrr']))
    const address = '/api/mealplan/plan/template/t/week/w1/shopping-list/checked'
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain(address))
    stopSending()
  })
})

describe('a timer from cook mode', () => {
  const timer = { id: 'rice', step: 'Step 2', dish: 'Cauliflower rice', path: '/app', seconds: 60, leftMs: 0 }

  it('[RCP-5] that is due is told and stopped on whatever screen', async () => {
    localStorage.setItem('butterleaf.timers', JSON.stringify([{ ...timer, endsAt: Date.now() - 1000 }]))
    const { user } = open('/weight-tracker', planned(['rrrrrrr']))
    await user.click(await screen.findByRole('button', { name: 'Stop: Step 2, Cauliflower rice' }))
    expect(screen.queryByText('Time’s up')).toBeNull()
  })

  it('[RCP-5] that still runs waits out of sight', async () => {
    const soon = { ...timer, endsAt: Date.now() + 60_000 }
    localStorage.setItem('butterleaf.timers', JSON.stringify([soon]))
    open('/weight-tracker', planned(['rrrrrrr']))
    const timers = await screen.findByRole('region', { name: 'Timers' })
    await within(timers).findByRole('alert')
    expect(within(timers).queryByRole('list')).toBeNull()
  })
})

describe('where the app opens', () => {
  it.each([
    ['building', ['s......'], 'app.template.preparing.day'],
    ['ready', ['rrrrrrr'], 'app.template.ready'],
    ['cooking', ['ccrrrrr'], 'app.template.ready'],
    ['building the next week', ['ccccccc', '.......'], 'app.template.preparing.day'],
    ['complete', ['ccccccc', 'ccccccc', 'ccccccc', 'ccccccc'], 'app.template.complete'],
  ] as const)('[APP-2] %s', async (_what, weeks, route) => {
    const { place } = open('/app', planned([...weeks]))
    await waitFor(() => expect(matchPath(paths[route], place())).toBeTruthy())
  })

  it('[APP-2] with the shopping list while a shop is under way', async () => {
    rememberView('list')
    const { place } = open('/app', planned(['rrrrrrr']))
    await waitFor(() => expect(place()).toMatch(/week\/w1\/shopping-list$/))
  })

  it('[APP-2] [HELD-2] on today again, once the shop is over', async () => {
    vi.setSystemTime('2026-11-23T17:00:00Z')
    rememberView('list')
    vi.setSystemTime('2026-11-23T18:00:00Z')
    const { place } = open('/app', planned(['rrrrrrr']))
    await waitFor(() => expect(matchPath(paths['app.template.ready'], place())).toBeTruthy())
  })
})

describe('the navigation', () => {
  const names = () => {
    const [first] = screen.getAllByRole('navigation', { name: 'Main' })
    return within(first ?? document.body)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  }

  it.each([
    [['s......'], ['Editor', 'Weight Tracker', 'Recipes']],
    [['rrrrrrr'], ['Meals', 'Editor', 'Shopping List', 'Weight Tracker', 'Recipes']],
  ])('[APP-4] [MAP-5] of %j: %j', async (weeks, expected) => {
    open('/weight-tracker', planned(weeks))
    await screen.findByText('The tracker')
    expect(names()).toEqual(expected)
  })

  it('[APP-4] marks where one is, on every day of the plan', async () => {
    open('/app/templates/template/edit/week/w3/day/w3d5', planned(['rrrrrrr']))
    const [current] = await screen.findAllByRole('link', { current: 'page' })
    expect(current?.textContent).toBe('Editor')
  })

  it('[APP-4] while a further week is built, Meals are those of the last one that is ready', async () => {
    open('/weight-tracker', planned(['ccccccc', 's......']))
    const [meals] = await screen.findAllByRole('link', { name: 'Meals' })
    expect(meals?.getAttribute('href')).toMatch(/week\/w1\/day\/w1d1$/)
  })

  it.each([
    ['of the week that is cooked', '/weight-tracker', ['rrrrrrr', 'rrrrrrr'], 'w1'],
    ['of the next one, once that is eaten', '/weight-tracker', ['ccccccc', 'rrrrrrr'], 'w2'],
    ['of the week one looks at', '/app/templates/template/week/w2/day/w2d1', ['rrrrrrr', 'rrrrrrr'], 'w2'],
    [
      'of none that isn’t planned',
      '/app/templates/template/edit/week/w2/day/w2d1',
      ['rrrrrrr', 's......'],
      'w1',
    ],
  ])('[APP-4] the shopping list is that %s', async (_which, path, weeks, weekId) => {
    open(path, planned(weeks))
    const [list] = await screen.findAllByRole('link', { name: 'Shopping List' })
    expect(list?.getAttribute('href')).toMatch(new RegExp(`/week/${weekId}/shopping-list$`))
  })

  it.each(['Meals', 'Editor'])(
    '[DAY-10] [HELD-2] of a complete plan leads from %s to its last page',
    async (name) => {
      open('/weight-tracker', planned(['ccccccc', 'ccccccc', 'ccccccc', 'ccccccc']))
      await screen.findByText('The tracker')
      const [link] = screen.getAllByRole('link', { name })
      expect(matchPath(paths['app.template.complete'], link?.getAttribute('href') ?? '')).toBeTruthy()
    },
  )

  it('[APP-4] the Editor opens also if it is pressed while the plan is loading', async () => {
    let load = (_plan: Answer) => {}
    const loaded = new Promise<Answer>((resolve) => {
      load = resolve
    })
    fakeApi(({ path }) => (path === '/api/mealplan' ? loaded : undefined))
    const { router, user } = renderRoutes(routes, '/app')
    const [early] = await screen.findAllByRole('link', { name: 'Editor' })
    if (early) await user.click(early)
    load(planned(['rrrrrrr']))
    await screen.findByText('A plan’s screen')
    expect(router.state.location.pathname).toMatch(/edit\/week\/w1\/day\/w1d1$/)
    expect(router.state.location.hash).toBe('')
  })

  it('[APP-4] leads to help and to the settings', async () => {
    open('/weight-tracker', planned(['rrrrrrr']))
    await screen.findByText('The tracker')
    expect(screen.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('/support')
    expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings')
  })

  it('[APP-7] after a link that goes with its screen, Tab goes on in the next one', async () => {
    const { user } = open('/settings', planned(['rrrrrrr']))
    await user.click(await screen.findByRole('link', { name: 'The settings' }))
    await screen.findByText('The tracker')
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('[APP-5] until the tabs are there, a button says how to get them, and leads on', async () => {
    const { user, place } = open('/weight-tracker', planned(['rrs....']))
    const name = "Build Days 1-7 to unlock 'My Meals' and 'Shopping List' tabs."
    await user.click(await screen.findByRole('button', { name }))
    expect(place()).toMatch(/edit\/week\/w1\/day\/w1d3$/)
  })

  it('[APP-5] is gone once they are', async () => {
    open('/weight-tracker', planned(['rrrrrrr']))
    await screen.findByText('The tracker')
    expect(screen.queryByRole('button', { name: /Build Days/ })).toBeNull()
  })
})
