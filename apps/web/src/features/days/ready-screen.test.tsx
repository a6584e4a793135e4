import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { clear } from '#lib/meal-plan/change/item-changes.ts'
import { wasListViewedLast } from '#lib/meal-plan/last-view.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { holdAnswers } from '#lib/testing/hold-answers.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import ReadyScreen from './ready-screen.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const openDay = (plan: MealPlan, dayId: string, changed?: MealPlan) =>
  renderPlanScreen({
    Screen: ReadyScreen,
    route: 'app.template.ready',
    params: { weekId: dayId.slice(0, 2), dayId },
    plan,
    answer: ({ method }) => (method !== 'GET' && changed ? { body: changed } : undefined),
  })

it('[DAY-9] a tab per day; arrows walk them, and the address goes along', async () => {
  const { user, place } = openDay(buildPlan({ weeks: ['ccrrrrr'] }), 'w1d3')
  const tabs = await screen.findAllByRole('tab')
  expect(tabs.map((tab) => tab.getAttribute('aria-label'))).toContain('Day 2, Tuesday, November 17, complete')
  tabs[2]?.focus()
  await user.keyboard('{ArrowRight}')
  expect(place()).toMatch(/week\/w1\/day\/w1d4$/)
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: /^Day 4, / }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thursday')
})

it('[DAY-9] [PLAN-7] meal cards and totals, nothing to change', async () => {
  openDay(buildPlan(), 'w1d1')
  const panel = within(await screen.findByRole('tabpanel'))
  const titles = panel.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
  expect(titles).toEqual([
    'Jammy eggs, charred leeks & brown butter',
    'Butter lettuce Caesar with crispy halloumi',
    'Skillet salmon, lemon cream & wilted greens',
  ])
  expect(panel.getByText('All four on target')).toBeTruthy()
  expect(panel.queryAllByRole('button')).toEqual([])
  const [first] = panel.getAllByRole('link')
  expect(first?.getAttribute('href')).toMatch(
    /templates\/template\/week\/w1\/day\/w1d1\/item\/w1d1-breakfast$/,
  )
})

it('[DAY-5] [DAY-9] completing leads to the next day of this view', async () => {
  const { user, place } = openDay(buildPlan(), 'w1d1', buildPlan({ weeks: ['crrrrrr'] }))
  await user.click(await screen.findByRole('button', { name: 'Mark complete' }))
  await waitFor(() => expect(place()).toMatch(/template\/week\/w1\/day\/w1d2$/))
})

it('[DAY-5] who looks at another day by the time it is complete stays there', async () => {
  const { user, place } = openDay(buildPlan(), 'w1d1', buildPlan({ weeks: ['crrrrrr'] }))
  const complete = await screen.findByRole('button', { name: 'Mark complete' })
  const held = holdAnswers()
  await user.click(complete)
  await user.click(screen.getByRole('tab', { name: /^Day 4, / }))
  held.release()
  expect(await screen.findByRole('tab', { name: /^Day 1, .*complete$/ })).toBeTruthy()
  expect(place()).toMatch(/week\/w1\/day\/w1d4$/)
})

it('[DAY-5] reopening stays on the day', async () => {
  const { user, place } = openDay(
    buildPlan({ weeks: ['crrrrrr'] }),
    'w1d1',
    buildPlan({ weeks: ['rrrrrrr'] }),
  )
  await user.click(await screen.findByRole('button', { name: 'Mark incomplete' }))
  expect(await screen.findByRole('button', { name: 'Mark complete' })).toBeTruthy()
  expect(place()).toMatch(/w1d1$/)
})

it('[APP-2] a week that can’t be cooked yet is shown in the Editor', async () => {
  const { isAt } = openDay(buildPlan({ weeks: ['rrrrrrr', 's......'] }), 'w2d1')
  await waitFor(() => expect(isAt('app.template.preparing.day')).toBe(true))
})

it('[APP-2] the app opens with the meals again when they were looked at last', async () => {
  localStorage.setItem('butterleaf.last-view', 'list')
  openDay(buildPlan(), 'w1d1')
  await screen.findByRole('tabpanel')
  expect(wasListViewedLast()).toBe(false)
})

it('[DAY-9] [APP-4] a meal emptied in a planned week says so, and Meals stays where it is', async () => {
  const emptied = { weekId: 'w1', dayId: 'w1d1', itemId: 'w1d1-breakfast' }
  const { place } = openDay(buildPlan({ changes: [clear(emptied)] }), 'w1d1')
  const card = within(await screen.findByRole('article', { name: 'Breakfast' }))
  expect(card.getByText('Nothing planned')).toBeTruthy()
  expect(card.getByRole('link', { name: 'Browse recipes for breakfast' }).getAttribute('href')).toMatch(
    /edit\/week\/w1\/day\/w1d1\/recipes\/breakfast$/,
  )
  expect(place()).toMatch(/template\/week\/w1\/day\/w1d1$/)
})
