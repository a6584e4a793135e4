import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { exchangeItems } from '@butterleaf/domain/meal-plan/operations/moving/move-item'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import type { Sent } from '#lib/testing/fake-api.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import { until } from '#lib/testing/until.ts'
// Here already, so that no test waits for it to be read.
import '#lib/meal-plan/moving/move-sheet.tsx'
import '#ui/surface/drawer-sheet.tsx'
import './drag-meals.tsx'
import './week-board.tsx'
import BuildingScreen from '../building-screen.tsx'

beforeEach(() => {
  const wide = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => wide)
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const meal = (slot: string) => document.querySelector<HTMLElement>(`[data-slot="${slot}"]`)!

async function openBoard(built: Parameters<typeof buildPlan>[0] = {}, afterMove?: () => MealPlan) {
  const plan = buildPlan(built)
  const opened = renderPlanScreen({
    Screen: BuildingScreen,
    route: 'app.template.preparing.day',
    params: { weekId: 'w1', dayId: 'w1d2' },
    plan,
    answer: (sent) => (afterMove && isMove(sent) ? { body: { ...afterMove(), version: 2 } } : undefined),
  })
  await screen.findByRole('region', { name: /at a glance/ })
  return opened
}

/** Once the board listens, a meal that can be taken lets nothing else happen to the drag. */
async function dragOver(from: string, to: string): Promise<boolean> {
  fireEvent.dragStart(meal(from))
  return !fireEvent.dragOver(meal(to))
}

const isMove = ({ path }: Sent) => path.endsWith('/move')

it('[LIFE-1] [MAP-3] a dish that is dropped on another meal goes there at once, and can be taken back', async () => {
  const dinner2 = { weekId: 'w1', dayId: 'w1d2', itemId: 'w1d2-dinner' }
  const { sent } = await openBoard({}, () =>
    buildPlan({
      changes: [(template) => exchangeItems(template, dinner2, { to: 'w1d4-dinner', keepsDaysOf: () => 3 })],
    }),
  )
  await until(async () => expect(await dragOver('w1d2-dinner', 'w1d4-dinner')).toBe(true))
  fireEvent.drop(meal('w1d4-dinner'))
  await until(() => expect(sent.filter(isMove)).toHaveLength(1))
  expect(sent.find(isMove)).toMatchObject({
    path: expect.stringMatching(/w1d2\/items\/w1d2-dinner\/move$/),
    body: { to: 'w1d4-dinner', exchange: true },
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByText(/exchanged/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
})

it('[LIFE-1] [MAP-3] where a day would leave its ranges the sheet asks first, at the place it was dropped on', async () => {
  const cleared = { weekId: 'w1', dayId: 'w1d4', itemId: 'w1d4-lunch' }
  const { sent } = await openBoard({ changes: [planChange('clearItem', cleared)] })
  await until(async () => expect(await dragOver('w1d1-dinner', 'w1d4-lunch')).toBe(true))
  fireEvent.drop(meal('w1d4-lunch'))
  const sheet = within(await screen.findByRole('dialog', { name: /^Move / }))
  expect(((await sheet.findByLabelText('Day')) as HTMLSelectElement).value).toBe('4')
  expect(sheet.getByRole('button', { name: 'Lunch', pressed: true })).toBeTruthy()
  expect(sent.some(isMove)).toBe(false)
})

it('[LIFE-1] [MAP-3] where a leftover would break the sheet asks what becomes of it', async () => {
  const lunch3 = { weekId: 'w1', dayId: 'w1d3' }
  const { sent } = await openBoard({
    changes: [
      planChange('clearItem', { ...lunch3, itemId: 'w1d3-lunch' }),
      planChange('addLeftover', { ...lunch3, meal: 'lunch', parentId: 'w1d2-dinner' }),
    ],
  })
  await until(async () => expect(await dragOver('w1d2-dinner', 'w1d5-dinner')).toBe(true))
  fireEvent.drop(meal('w1d5-dinner'))
  const sheet = within(await screen.findByRole('dialog', { name: /^Move / }))
  expect(await sheet.findByText(/couldn’t be a leftover/)).toBeTruthy()
  expect(sent.some(isMove)).toBe(false)
})

it('[LIFE-1] nothing is dragged onto or from a complete day', async () => {
  await openBoard({ weeks: ['crrrrrr', 'rrrrrrr', 'rrrrrrr', 'rrrrrrr'] })
  await until(async () => expect(await dragOver('w1d2-dinner', 'w1d4-lunch')).toBe(true))
  expect(await dragOver('w1d2-dinner', 'w1d1-dinner')).toBe(false)
  expect(await dragOver('w1d1-dinner', 'w1d4-lunch')).toBe(false)
})
