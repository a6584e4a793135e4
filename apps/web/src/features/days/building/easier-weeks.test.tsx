import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { problem } from '#lib/testing/fake-api.ts'
import { until } from '#lib/testing/until.ts'
import BuildingScreen from '../building-screen.tsx'
// Here already, so that no test waits for it to be read.
import './day-tools.tsx'
import './easier-weeks.tsx'
import '#ui/surface/drawer-sheet.tsx'
import { openInEditor, type Server } from '../testing/open-day.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const isMade = ({ method, path }: { method: string; path: string }) =>
  method !== 'GET' && !path.endsWith('/rhythms')

async function openSheet(answer?: Server) {
  const opened = openInEditor(BuildingScreen, buildPlan({ mode: 1 }), 'w1d1', answer)
  await opened.user.click(await screen.findByRole('button', { name: 'Make weeks easier' }))
  return { ...opened, sheet: within(await screen.findByRole('dialog', { name: 'Make weeks easier' })) }
}

it('[MAP-3] [LIV-3] an easier rhythm is chosen already, and one press makes the plan; what stays is said before it', async () => {
  const made = { ...buildPlan({ mode: 1 }), version: 2 }
  const { user, sent, sheet } = await openSheet((call) => (isMade(call) ? { body: made } : undefined))
  expect(sheet.getByRole('radio', { checked: true })).toBeTruthy()
  expect(sheet.getByText(/What stays: days you’ve completed, dishes you’ve locked/)).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Make a new plan' }))
  await until(() => expect(sent.filter(isMade)).toHaveLength(1))
  await until(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('[SET-3] another rhythm can be chosen; where it fails, the plan is as it was', async () => {
  const { user, sent, sheet } = await openSheet((call) =>
    isMade(call) ? { status: 422, body: problem(422) } : undefined,
  )
  await user.click(sheet.getByRole('radio', { name: 'Cook twice a week' }))
  await user.click(sheet.getByRole('button', { name: 'Make a new plan' }))
  expect(await sheet.findByText(/Your plan is as it was\./)).toBeTruthy()
  expect(sent.filter(isMade)).toHaveLength(1)
})

it('[MAP-3] a plan that a person builds has no rhythm to make easier', async () => {
  openInEditor(BuildingScreen, buildPlan(), 'w1d1')
  expect(await screen.findByRole('button', { name: 'Random day' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Make weeks easier' })).toBeNull()
})
