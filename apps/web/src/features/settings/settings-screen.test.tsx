import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { paths } from '#lib/paths.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { type Answer, fakeApi, metricUser, problem, type Sent } from '#lib/testing/fake-api.ts'
import { renderRoutes } from '#lib/testing/render-screen.tsx'
import SettingsScreen from './settings-screen.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function open(path: string, hasPlan: boolean, answer: (sent: Sent) => Answer | undefined = () => undefined) {
  const api = fakeApi((sent) => {
    const given = answer(sent)
    if (given) return given
    if (sent.path === '/api/mealplan' && hasPlan) return { body: buildPlan() }
    if (sent.path === '/api/mealplan') return undefined
    return { body: { ...metricUser, name: 'Robin Fennel', email: 'robin@example.org' } }
  })
  const rendered = renderRoutes(
    [
      { path: paths.settings, Component: SettingsScreen },
      { path: '*', element: null },
    ],
    path,
  )
  return { ...api, ...rendered }
}

const entries = () => screen.getAllByRole('link').map((link) => link.textContent)

it('[SET-1] the hub says who one is and has its entries, Personalization first', async () => {
  open('/settings', true)
  expect(await screen.findByRole('heading', { name: 'Robin Fennel' })).toBeTruthy()
  expect(screen.getByText('robin@example.org')).toBeTruthy()
  await waitFor(() =>
    expect(entries()).toEqual([
      'Personalization How we use your data to reply and provide mealplan suggestions',
      'Account Your information and personal preferences',
      'Help Advice and answers',
      'Log out ',
    ]),
  )
})

it('[SET-1] without a plan there is nothing to personalize', async () => {
  open('/settings', false)
  expect(await screen.findByText('robin@example.org')).toBeTruthy()
  expect(entries()[0]).toContain('Account')
})

it('[SET-1] [APP-6] the theme is chosen here', async () => {
  const { user } = open('/settings', false)
  await user.click(screen.getByRole('button', { name: 'Dark' }))
  expect(screen.getByRole('button', { name: 'Dark', pressed: true })).toBeTruthy()
})

describe('the units', () => {
  const us = { name: 'US: pounds, cups and ounces' }
  const unitsOf = (sent: Sent[]) =>
    sent.filter(({ method }) => method === 'PATCH').map(({ path, body }) => ({ path, body }))

  it('[MAP-5] [SET-3] are chosen once, for weights and for the plan, which stays', async () => {
    const plan = buildPlan()
    const preferences = { ...plan.resources.preferences, unit: 'metric' as const }
    const metric = { ...plan, resources: { ...plan.resources, preferences } }
    const { user, sent } = open('/settings', true, ({ method, path }) => {
      if (path === '/api/mealplan') return { body: metric }
      if (method !== 'PATCH') return undefined
      return { body: path === '/api/user' ? { ...metricUser, unit: 'us' } : plan }
    })
    await user.click(await screen.findByRole('button', us))
    expect(await screen.findByRole('button', { ...us, pressed: true })).toBeTruthy()
    await waitFor(() => expect(unitsOf(sent)).toHaveLength(2))
    expect(unitsOf(sent)).toEqual(
      expect.arrayContaining([
        { path: '/api/user', body: { unit: 'us' } },
        {
          path: '/api/mealplan/plan/resources',
          body: expect.objectContaining({
            resources: expect.objectContaining({ preferences: expect.objectContaining({ unit: 'us' }) }),
          }),
        },
      ]),
    )
  })

  it('[MAP-5] that aren’t saved are said, and the others hold again', async () => {
    const { user } = open('/settings', false, ({ method }) =>
      method === 'GET' ? undefined : { status: 503, body: problem(503) },
    )
    await user.click(await screen.findByRole('button', us))
    expect(await screen.findByText(/^That didn’t save/)).toBeTruthy()
    expect(await screen.findByRole('button', { name: /^Metric/, pressed: true })).toBeTruthy()
  })
})
