import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serveFoodTable } from '#features/food-log/testing/serve-food-table.ts'
import { closeFoodSheet, openFoodSheet } from '#lib/food-log/food-sheet-request.ts'
import { logActs } from '#lib/food-log/log-acts.ts'
import { readWaiting } from '#lib/outbox/queue.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import { FoodSheetHost } from './food-sheet-host.tsx'

afterEach(() => {
  closeFoodSheet()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

const date = '2026-11-16' as IsoDate

it('[LIFE-2] opens when a screen asks, writes down what is said, and takes it back', async () => {
  const { user } = renderPlanScreen({
    Screen: FoodSheetHost,
    route: 'app.template.ready',
    params: { weekId: 'w1', dayId: 'w1d1' },
    plan: buildPlan({ weeks: ['rrrrrrr'] }),
    answer: ({ path }) =>
      path.startsWith('/api/food-log') ? { body: { entries: [], extras: [] } } : undefined,
  })
  serveFoodTable()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  act(() => openFoodSheet({ date, place: { kind: 'instead', meal: 'dinner' } }))
  await user.click(await screen.findByRole('button', { name: 'Don’t count it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(readWaiting(logActs)).toMatchObject([
    { name: 'saveEntry', args: { entry: { date, source: { kind: 'notCounted' } } } },
  ])
  expect(screen.getByText('Out, and not counted')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(readWaiting(logActs)).toMatchObject([{ name: 'deleteEntry' }])
})
