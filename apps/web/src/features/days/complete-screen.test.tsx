import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { addDays, parseIsoDate } from '@butterleaf/domain/calendar/iso-date'
import { logEntry, notCounted } from '@butterleaf/domain/food-log/testing/invented-log'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { logActs } from '#lib/food-log/log-acts.ts'
import { addActs } from '#lib/outbox/queue.ts'
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

it('[DAY-10] [LIFE-9] a week that is over is told as it was eaten, one under way as it was so far', async () => {
  const first = parseIsoDate('2026-11-02')!
  for (const date of [first, addDays(first, 7)]) {
    const entry = logEntry({ id: `burger-${date}`, date })
    addActs(logActs, [{ name: 'saveEntry', args: { entry } }])
  }
  vi.setSystemTime('2026-11-12T12:00:00Z')
  openComplete(buildPlan({ weeks: complete, startDate: first }))
  const weeks = within(await screen.findByRole('region', { name: 'Weeks' }))
  expect(await weeks.findByText(/^As eaten: \d of 7 days on target$/)).toBeTruthy()
  expect(weeks.getByText(/^As eaten: \d of [1-6] days so far on target$/)).toBeTruthy()
  // What stands beside it says what it is of.
  expect(weeks.getAllByText(/^As planned: \d of 7 days on target$/)).toHaveLength(2)
  expect(weeks.getAllByText(/^(All seven|\d) days? on target$/)).toHaveLength(2)
})

it('[DAY-10] [LIFE-9] a day that isn’t counted is told as such, once its week is over', async () => {
  const date = parseIsoDate('2026-11-02')!
  const entry = notCounted({ id: 'not-counted', date })
  addActs(logActs, [{ name: 'saveEntry', args: { entry } }])
  vi.setSystemTime('2026-11-20T12:00:00Z')
  openComplete(buildPlan({ weeks: complete, startDate: date }))
  expect(await screen.findByText(/^As eaten: \d of 6 days on target, 1 day isn’t counted$/)).toBeTruthy()
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

it('[DAY-10] [TOG-3] says whom the shared meals of the next plan suit', async () => {
  const plan = structuredClone(buildPlan({ weeks: complete }))
  const nutrition = { calories: 500, fat: 40, net_carbs: 6, protein: 30 }
  const plates = [{ eaterId: 'kim', name: 'Kim', servings: 1, grams: 300, nutrition }]
  for (const { items } of plan.templates[0]!.weeks[0]!.days)
    for (const item of items.filter(({ value }) => value !== null)) Object.assign(item, { plates })
  const range = { minimum: 0, maximum: 3000 }
  plan.templates[0]!.weeks[0]!.days[0]!.eaters = [
    {
      ...{ eaterId: 'kim', name: 'Kim', inRange: true, part: { least: 1, most: 1 } },
      totals: { calories: 1900, fat: 150, net_carbs: 20, protein: 110 },
      target: { calories: range, fat: range, net_carbs: range, protein: range },
    },
  ]
  const { user } = openComplete(plan)
  await user.click(await screen.findByRole('button', { name: 'Create a new plan' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(await question.findByText('Shared meals suit you and Kim.')).toBeTruthy()
  expect(question.getByText('The weight of Kim is as you typed it in People.')).toBeTruthy()
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

it('[DAY-10] [HELD-2] the days of a complete plan can be read from its last page', async () => {
  openComplete(buildPlan({ weeks: complete }))
  const way = await screen.findByRole('link', { name: 'See the days of week 3' })
  expect(way.getAttribute('href')).toMatch(/week\/w3\/day\/w3d1$/)
})
