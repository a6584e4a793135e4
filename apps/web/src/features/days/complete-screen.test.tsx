import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { logEntry } from '@butterleaf/domain/food-log/testing/invented-log'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { cacheLog } from '#lib/food-log/cached-log.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { type Answer, problem } from '#lib/testing/fake-api.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import { today } from '#lib/today.ts'
import CompleteScreen from './complete-screen.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const complete = ['ccccccc', 'ccccccc', 'ccccccc', 'ccccccc']

const openComplete = (plan: MealPlan, answer?: Answer) =>
  renderPlanScreen({
    Screen: CompleteScreen,
    route: 'app.template.complete',
    plan,
    answer: ({ method }) => (method === 'POST' ? answer : undefined),
  })

it('[DAY-10] congratulates, and shows every week and day', async () => {
  openComplete(buildPlan({ weeks: complete }))
  expect(await screen.findByText(/^Congratulations/)).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Days complete' }).getAttribute('aria-valuetext')).toBe(
    '28 of 28',
  )
  const weeks = within(screen.getByRole('region', { name: 'Weeks' })).getAllByRole('progressbar')
  expect(weeks.map((week) => week.getAttribute('aria-valuetext'))).toEqual(Array(4).fill('7 of 7 days'))
})

it('[LIFE-9] a week that is over isn’t told “so far”', async () => {
  const plan = buildPlan({ weeks: complete, startDate: '2026-10-05' })
  const { figures: _figures, ...entry } = logEntry()
  const figures = { calories: 620, fat: 45, net_carbs: 6, protein: 44 }
  const date = plan.templates[0]!.startDate
  cacheLog({ entries: [{ ...entry, date, figures, at: new Date(0).toISOString() }], extras: [] })
  openComplete(plan)
  const weeks = within(await screen.findByRole('region', { name: 'Weeks' }))
  expect((await weeks.findByText(/^As eaten: /)).textContent).toMatch(/^As eaten: \d of 7 days on target$/)
})

it('[DAY-10] asks, makes a new plan of the same answers, and opens it', async () => {
  const plan = buildPlan({ weeks: complete })
  const { user, sent, place } = openComplete(plan, { body: buildPlan() })
  await user.click(await screen.findByRole('button', { name: 'Create a new plan' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Create a new plan' }))
  await waitFor(() => expect(place()).toBe('/app'))
  expect(sent.at(-1)).toMatchObject({
    method: 'POST',
    path: '/api/mealplan/plan/template/template/reset',
    body: { resources: plan.resources, startDate: today() },
  })
})

it('[DAY-10] a plan that can’t be made says why, and leaves the old one', async () => {
  const { user } = openComplete(buildPlan({ weeks: complete }), { status: 422, body: problem(422) })
  await user.click(await screen.findByRole('button', { name: 'Create a new plan' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Create a new plan' }))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'A test’s problem. Your plan is as it was.',
  )
  expect(screen.getByText(/^Congratulations/)).toBeTruthy()
})

it('[DAY-10] before the end it shows how far one is, and goes on', async () => {
  openComplete(buildPlan({ weeks: ['ccccccc', 'ccrrrrr'] }))
  expect(await screen.findByText('9 of 28 days complete.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go on' }).getAttribute('href')).toMatch(/week\/w2\/day\/w2d3$/)
  expect(screen.queryByRole('button', { name: 'Create a new plan' })).toBeNull()
})
