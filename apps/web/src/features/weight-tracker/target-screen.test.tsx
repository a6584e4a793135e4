import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '#lib/paths.ts'
import { buildTracker } from '#lib/testing/build-tracker.ts'
import { fakeApi, metricUser } from '#lib/testing/fake-api.ts'
import { renderScreen } from '#lib/testing/render-screen.tsx'
import TargetScreen from './target-screen.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

function openScreen(tracker: ReturnType<typeof buildTracker> | undefined) {
  const api = fakeApi(({ path, method }) => {
    if (path === '/api/user') return { body: method === 'PATCH' ? { ...metricUser, unit: 'us' } : metricUser }
    if (method === 'DELETE') return { status: 204 }
    if (method === 'POST') return { body: buildTracker() }
    return tracker && { body: tracker }
  })
  const tracking = { path: paths['app.weight-tracker'], element: <p>The tracker</p> }
  return { ...api, ...renderScreen(TargetScreen, paths['settings.account.weightTracker'], [tracking]) }
}

const goal = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Goal weight/ })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

it('[WGT-6] save is disabled while the target is unchanged or a field is empty', async () => {
  const { user, sent } = openScreen(buildTracker())
  const field = await goal()
  expect(button('Save target').disabled).toBe(true)
  await user.clear(field)
  expect(button('Save target').disabled).toBe(true)
  await user.type(field, '76.5')
  expect(button('Save target').disabled).toBe(false)
  const date = screen.getByLabelText('By when')
  await user.clear(date)
  expect(button('Save target').disabled).toBe(true)
  await user.type(date, '2031-02-03')
  await user.click(button('Save target'))
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true))
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ weight: 76.5, date: '2031-02-03' })
})

it('[WGT-6] the first target leads on to the tracker', async () => {
  const { user } = openScreen(undefined)
  await user.type(await goal(), '75')
  await user.click(button('Start tracking'))
  expect(await screen.findByText('The tracker')).toBeTruthy()
})

it('[VAL-1] a weight outside the limits of its unit is named and not sent', async () => {
  const { user } = openScreen(buildTracker())
  const field = await goal()
  await user.clear(field)
  await user.type(field, '12')
  expect(button('Save target').disabled).toBe(true)
  expect(screen.queryByText(/22 to 635 kg/)).toBeNull()
  await user.tab()
  expect(await screen.findByText(/22 to 635 kg/)).toBeTruthy()
  expect(field.value).toBe('12')
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
