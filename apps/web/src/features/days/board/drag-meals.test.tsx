import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import { until } from '#lib/testing/until.ts'
// Here already, so that no test waits for it to be read.
import '../moving/move-sheet.tsx'
import ReadyScreen from '../ready-screen.tsx'

beforeEach(() => {
  const wide = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => wide)
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const meal = (slot: string) => document.querySelector<HTMLElement>(`[data-slot="${slot}"]`)!

async function openBoard(weeks?: readonly string[]) {
  renderPlanScreen({
    Screen: ReadyScreen,
    route: 'app.template.ready',
    params: { weekId: 'w1', dayId: 'w1d2' },
    plan: buildPlan(weeks ? { weeks } : {}),
  })
  await screen.findByRole('region', { name: /at a glance/ })
}

/** Once the board listens, a meal that can be taken lets nothing else happen to the drag. */
async function dragOver(from: string, to: string): Promise<boolean> {
  fireEvent.dragStart(meal(from))
  return !fireEvent.dragOver(meal(to))
}

it('[LIFE-1] a dish that is dropped on another meal is shown there before it is moved', async () => {
  await openBoard()
  await until(async () => expect(await dragOver('w1d2-dinner', 'w1d4-lunch')).toBe(true))
  fireEvent.drop(meal('w1d4-lunch'))
  const sheet = within(await screen.findByRole('dialog', { name: /^Move / }))
  expect(((await sheet.findByLabelText('Day')) as HTMLSelectElement).value).toBe('4')
  expect(sheet.getByRole('button', { name: 'Lunch', pressed: true })).toBeTruthy()
})

it('[LIFE-1] nothing is dragged onto or from a complete day', async () => {
  await openBoard(['crrrrrr', 'rrrrrrr', 'rrrrrrr', 'rrrrrrr'])
  await until(async () => expect(await dragOver('w1d2-dinner', 'w1d4-lunch')).toBe(true))
  expect(await dragOver('w1d2-dinner', 'w1d1-dinner')).toBe(false)
  expect(await dragOver('w1d1-dinner', 'w1d4-lunch')).toBe(false)
})
