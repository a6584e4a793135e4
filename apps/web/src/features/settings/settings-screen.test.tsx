import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '#lib/paths.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { fakeApi, metricUser } from '#lib/testing/fake-api.ts'
import { renderRoutes } from '#lib/testing/render-screen.tsx'
import SettingsScreen from './settings-screen.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function open(path: string, hasPlan: boolean) {
  fakeApi((sent) => {
    if (sent.path === '/api/mealplan' && hasPlan) return { body: buildPlan() }
    if (sent.path === '/api/mealplan') return undefined
    return { body: { ...metricUser, name: 'Robin Fennel', email: 'robin@example.org' } }
  })
  return renderRoutes(
    [
      { path: paths.settings, Component: SettingsScreen },
      { path: '*', element: null },
    ],
    path,
  )
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
