import type { WeekAsk } from '@butterleaf/contract/shopping-list/ask-calls'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { type Answer, problem } from '#lib/testing/fake-api.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import WeekAskLine from './week-ask-line.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const measure = (text: string) => ({ amount: 2, unit_id: 0, unit_name: '', text })
const ask: WeekAsk = {
  ...{ from: '2026-11-16', to: '2026-11-22', foods: 1, rows: 1, minutes: 370, thrownShare: 0.021 },
  toBuy: [
    {
      ingredient: 'leek',
      name: 'leeks',
      toBuy: { us: measure('2'), metric: measure('2') },
      items: [{ itemId: 'w1d1-breakfast', title: 'Jammy eggs' }],
    },
  ],
  cookings: [
    { itemId: 'w1d1-breakfast', title: 'Jammy eggs', date: '2026-11-16', minutes: 10 },
    { itemId: 'w1d1-dinner', title: 'Skillet salmon', date: '2026-11-16', minutes: 360 },
  ],
  thrown: [
    {
      ingredient: 'heavy cream',
      amount: { us: measure('2'), metric: measure('2') },
      share: 0.021,
      keepsUntil: '2026-11-20',
    },
  ],
}

const open = (answer: () => Answer) =>
  renderPlanScreen({
    Screen: () => <WeekAskLine weekId="w1" weekNumber={1} />,
    route: 'app.template.ready',
    params: { weekId: 'w1', dayId: 'w1d1' },
    plan: buildPlan(),
    answer: ({ path }) => (path.endsWith('/week/w1/asks') ? answer() : undefined),
  })

it.each([
  ['its own', ask.to, undefined],
  ['others', '2026-11-20', 'For what you cook Nov 16 – Nov 20, from one shop to the next'],
])('[LIV-2] [LIV-5] beside a week the head tells the days it is for: %s', async (_days, to, told) => {
  open(() => ({ body: { ...ask, to } }))
  await screen.findByRole('list', { name: 'What week 1 asks' })
  expect(screen.queryByText(/^For what you cook/)?.textContent).toBe(told)
})

it('[LIV-2] each figure opens what it is made of', async () => {
  const { user } = open(() => ({ body: ask }))
  const line = within(await screen.findByRole('list', { name: 'What week 1 asks' }))
  expect(line.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '1 thing to buy',
    '6 h 10 min in the kitchen',
    '2% left over',
  ])
  await user.click(line.getByRole('button', { name: '1 thing to buy' }))
  const bought = within(await screen.findByRole('dialog', { name: '1 thing to buy' }))
  expect(bought.getByRole('link', { name: 'Jammy eggs' }).getAttribute('href')).toMatch(
    /item\/w1d1-breakfast$/,
  )
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: '6 h 10 min in the kitchen' }))
  const kitchen = within(await screen.findByRole('dialog', { name: '6 h 10 min in the kitchen' }))
  expect(kitchen.getByRole('heading', { level: 3 }).textContent).toBe('Monday, November 166 h 10 min')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: '2% left over' }))
  const left = within(await screen.findByRole('dialog', { name: '2% left over' }))
  expect(left.getByText('Keeps until Friday, November 20; no dish uses it up by then.')).toBeTruthy()
})

it('[LIV-2] says that it can’t be reached, and tries again', async () => {
  let isUp = false
  const { user } = open(() => (isUp ? { body: ask } : problem(403)))
  expect(await screen.findByText('What this week asks can’t be reached.')).toBeTruthy()
  isUp = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: '1 thing to buy' })).toBeTruthy()
})

it('[LIV-2] a week that asks for nothing says so', async () => {
  const { user } = open(() => ({
    body: { ...ask, rows: 0, minutes: 0, thrownShare: 0, toBuy: [], cookings: [], thrown: [] },
  }))
  await user.click(await screen.findByRole('button', { name: '0 things to buy' }))
  const sheet = within(await screen.findByRole('dialog', { name: '0 things to buy' }))
  expect(sheet.getByText('Nothing: all that it needs is at home.')).toBeTruthy()
})
