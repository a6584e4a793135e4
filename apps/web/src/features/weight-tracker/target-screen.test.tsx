import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { buildTracker } from '#lib/testing/build-tracker.ts'
import { metricUser } from '#lib/testing/fake-api.ts'
import { isRefused } from '#lib/testing/is-refused.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import TargetScreen from './target-screen.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

function openScreen(tracker: ReturnType<typeof buildTracker> | undefined) {
  return renderPlanScreen({
    Screen: TargetScreen,
    route: 'settings.account.weightTracker',
    plan: buildPlan(),
    answer: ({ path, method }) => {
      if (path === '/api/user')
        return { body: method === 'PATCH' ? { ...metricUser, unit: 'us' } : metricUser }
      if (method === 'DELETE') return { status: 204 }
      if (method === 'POST') return { body: buildTracker() }
      return path.endsWith('/weight-tracker') ? tracker && { body: tracker } : undefined
    },
  })
}

const goal = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Goal weight/ })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

it('[WGT-6] save is disabled while the target is unchanged or a field is empty', async () => {
  const { user, sent } = openScreen(buildTracker())
  const field = await goal()
  expect(isRefused(button('Save target'))).toBe(true)
  await user.clear(field)
  expect(isRefused(button('Save target'))).toBe(true)
  await user.type(field, '76.5')
  expect(isRefused(button('Save target'))).toBe(false)
  const date = screen.getByLabelText('By when')
  await user.clear(date)
  expect(isRefused(button('Save target'))).toBe(true)
  await user.type(date, '2031-02-03')
  await user.click(button('Save target'))
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true))
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ weight: 76.5, date: '2031-02-03' })
})

it('[WGT-6] the first target leads on to the tracker', async () => {
  const { user, isAt } = openScreen(undefined)
  await user.type(await goal(), '75')
  await user.click(button('Start tracking'))
  await waitFor(() => expect(isAt('app.weight-tracker')).toBe(true))
})

it('[WGT-6] [ONB-14] a goal below an index of 18.5 is refused with the reason and the nearest, and stays as typed', async () => {
  const { user, sent } = openScreen(undefined)
  await user.type(await goal(), '45.2')
  await user.tab()
  // The plan's person is 168 cm tall: 18.5 × 1.68² = 52.21 kg.
  expect(await screen.findByText(/a body mass index below 18.5, too low for your height/)).toBeTruthy()
  expect((await goal()).value).toBe('45.2')
  expect(isRefused(button('Start tracking'))).toBe(true)
  await user.click(button('Use 52.3 kg'))
  expect((await goal()).value).toBe('52.3')
  expect(document.activeElement).toBe(await goal())
  expect(screen.queryByText(/body mass index/)).toBeNull()
  await user.click(button('Start tracking'))
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ weight: 52.3 }),
  )
})

it('[WGT-6] plus on an empty goal begins at the weight of the profile, not at 0', async () => {
  const { user } = openScreen(undefined)
  await goal()
  await user.click(button('More: Goal weight'))
  expect((await goal()).value).toBe('82.4')
  await user.click(button('Less: Goal weight'))
  expect((await goal()).value).toBe('81.9')
})

it('[WGT-6] or at the last weigh-in', async () => {
  const { user } = openScreen(buildTracker([{ date: '2026-01-01', weight: 79.6 }]))
  await user.clear(await goal())
  await user.click(button('More: Goal weight'))
  expect((await goal()).value).toBe('79.6')
})

it('[VAL-1] a weight outside the limits of its unit is named and not sent', async () => {
  const { user } = openScreen(buildTracker())
  const field = await goal()
  await user.clear(field)
  await user.type(field, '12')
  expect(isRefused(button('Save target'))).toBe(true)
  expect(screen.queryByText(/22 to 635 kg/)).toBeNull()
  await user.tab()
  expect(await screen.findByText(/22 to 635 kg/)).toBeTruthy()
  expect(field.value).toBe('12')
})

it('[WGT-6] [ONB-6] asks in the unit answered for the plan, not in the browser’s', async () => {
  const plan = buildPlan()
  const preferences = { ...plan.resources.preferences, unit: 'metric' as const }
  renderPlanScreen({
    Screen: TargetScreen,
    route: 'settings.account.weightTracker',
    plan: { ...plan, resources: { ...plan.resources, preferences } },
    answer: ({ path }) => (path === '/api/user' ? { body: { ...metricUser, unit: null } } : undefined),
  })
  expect(await screen.findByRole('textbox', { name: 'Goal weight (kg)' })).toBeTruthy()
})

it('[WGT-6] [ONB-6] a goal of 78 kg reads 172 lbs, as on the tracker', async () => {
  renderPlanScreen({
    Screen: TargetScreen,
    route: 'settings.account.weightTracker',
    plan: buildPlan(),
    answer: ({ path }) => {
      if (path === '/api/user') return { body: { ...metricUser, unit: 'us' } }
      return path.endsWith('/weight-tracker') ? { body: buildTracker() } : undefined
    },
  })
  expect((await goal()).value).toBe('172')
})

it('[WGT-6] a reset asks first, and does nothing when the answer is no', async () => {
  const { user, sent } = openScreen(buildTracker([{ date: '2026-01-01', weight: 80 }]))
  await goal()
  await user.click(button('Reset tracker'))
  await user.click(await screen.findByRole('button', { name: 'Keep it' }))
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false)
  await user.click(button('Reset tracker'))
  await user.click(await screen.findByRole('button', { name: 'Reset' }))
  expect(await screen.findByRole('button', { name: 'Start tracking' })).toBeTruthy()
})
