import type { PlanAsk } from '@butterleaf/contract/shopping-list/ask-calls'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { type Answer, problem } from '#lib/testing/fake-api.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import PlanAskLine from './plan-ask-line.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const week = (weekNumber: number, rows: number) => {
  return { weekId: `w${weekNumber}`, weekNumber, foods: 20, rows, minutes: 360, thrownShare: 0.05 }
}
const ask: PlanAsk = { rows: 61, minutes: 720, thrownShare: 0.05, weeks: [week(1, 36), week(2, 25)] }

const open = (answer: () => Answer) =>
  renderPlanScreen({
    Screen: PlanAskLine,
    route: 'settings.resources',
    plan: buildPlan(),
    answer: ({ path }) => (path.endsWith('/template/template/asks') ? answer() : undefined),
  })

it('[LIV-2] the plan’s figures open the weeks that they add up', async () => {
  const { user } = open(() => ({ body: ask }))
  const line = within(await screen.findByRole('list', { name: 'What your plan asks' }))
  expect(line.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '61 things to buy',
    '12 h in the kitchen',
    '5% left over',
  ])
  await user.click(line.getByRole('button', { name: '61 things to buy' }))
  const sheet = within(await screen.findByRole('dialog', { name: '61 things to buy' }))
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Week 136 things',
    'Week 225 things',
  ])
  expect(sheet.getByRole('link', { name: 'Week 1' }).getAttribute('href')).toMatch(/w1/)
})

it('[LIV-2] says that the plan’s figures can’t be reached, and tries again', async () => {
  let isUp = false
  const { user } = open(() => (isUp ? { body: ask } : problem(403)))
  expect(await screen.findByText('What your plan asks can’t be reached.')).toBeTruthy()
  isUp = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: '61 things to buy' })).toBeTruthy()
})
