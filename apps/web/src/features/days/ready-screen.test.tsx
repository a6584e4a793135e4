import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { isShopping, rememberView } from '#lib/meal-plan/last-view.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { holdAnswers } from '#lib/testing/hold-answers.ts'
import { isRefused } from '#lib/testing/is-refused.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
// Loaded late by the screen; here it is there already, however busy the machine is.
import './new-plan.tsx'
import ReadyScreen from './ready-screen.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
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

it('[DAY-9] [PLAN-7] [LIFE-1] meal cards and totals, and nothing to change but by the options of a meal', async () => {
  openDay(buildPlan(), 'w1d1')
  const panel = within(await screen.findByRole('tabpanel'))
  const titles = panel.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
  expect(titles).toEqual([
    'Jammy eggs, charred leeks & brown butter',
    'Butter lettuce Caesar with crispy halloumi',
    'Skillet salmon, lemon cream & wilted greens',
  ])
  expect(await panel.findByText('All four on target')).toBeTruthy()
  const buttons = panel.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  const ofMeals = buttons.filter((name) => name !== null)
  expect(ofMeals).toEqual(['breakfast', 'lunch', 'dinner'].map((meal) => `Options for ${meal}`))
  const [first] = panel.getAllByRole('link')
  expect(first?.getAttribute('href')).toMatch(
    /templates\/template\/week\/w1\/day\/w1d1\/item\/w1d1-breakfast$/,
  )
})

it('[DAY-5] [DAY-9] a day completes, says so, and goes on to the next of this view', async () => {
  vi.setSystemTime('2026-11-16T20:00:00Z')
  const { user, sent, place } = openDay(buildPlan(), 'w1d1', buildPlan({ weeks: ['crrrrrr'] }))
  await user.click(await screen.findByRole('button', { name: 'Mark complete' }))
  await waitFor(() => expect(place()).toMatch(/template\/week\/w1\/day\/w1d2$/))
  expect(sent.at(-1)).toMatchObject({ method: 'POST', path: expect.stringMatching(/w1d1\/state$/) })
  expect(await screen.findByText('Monday complete')).toBeTruthy()
})

it('[DAY-5] the last day of a week leads to the templates', async () => {
  vi.setSystemTime('2026-11-22T20:00:00Z')
  const { user, place } = openDay(
    buildPlan({ weeks: ['ccccccr'] }),
    'w1d7',
    buildPlan({ weeks: ['ccccccc'] }),
  )
  await user.click(await screen.findByRole('button', { name: 'Mark complete' }))
  await waitFor(() => expect(place()).toBe('/app/templates'))
  expect(await screen.findByText('Week 1 complete')).toBeTruthy()
})

it.each([
  ['the active day, ready', 'w1d3', 'Mark complete', true],
  ['a later day', 'w1d4', 'Mark complete', false],
  ['the last complete day', 'w1d2', 'Mark incomplete', true],
  ['an earlier complete day', 'w1d1', 'Mark incomplete', false],
])('[DAY-5] %s', async (_what, dayId, name, enabled) => {
  openDay(buildPlan({ weeks: ['ccrrrrr'] }), dayId)
  expect(isRefused(await screen.findByRole('button', { name }))).toBe(!enabled)
})

it('[DAY-5] a complete week stays complete', async () => {
  openDay(buildPlan({ weeks: ['ccccccc'] }), 'w1d7')
  expect(isRefused(await screen.findByRole('button', { name: 'Mark incomplete' }))).toBe(true)
})

it('[MAP-3] changes no whole week or day: that is the Editor’s', async () => {
  openDay(buildPlan(), 'w1d1')
  await screen.findByRole('region', { name: 'Week 1 at a glance' })
  expect(screen.queryByRole('button', { name: /^(Random|Reset|Suggested)/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Full plan PDF' })).toBeNull()
  expect(screen.queryByRole('list', { name: 'What week 1 asks' })).toBeNull()
})

it('[MAP-3] today is heard before the week around it, wherever the eye finds them', async () => {
  openDay(buildPlan(), 'w1d1')
  const board = await screen.findByRole('region', { name: 'Week 1 at a glance' })
  const dinner = await screen.findByRole('article', { name: /^Skillet salmon/ })
  expect(dinner.compareDocumentPosition(board)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('[DAY-5] who looks at another day by the time it is complete stays there', async () => {
  vi.setSystemTime('2026-11-16T20:00:00Z')
  const { user, place } = openDay(buildPlan(), 'w1d1', buildPlan({ weeks: ['crrrrrr'] }))
  const complete = await screen.findByRole('button', { name: 'Mark complete' })
  const held = holdAnswers()
  await user.click(complete)
  await user.click(screen.getByRole('tab', { name: /^Day 4, / }))
  held.release()
  expect(await screen.findByRole('tab', { name: /^Day 1, .*complete$/ })).toBeTruthy()
  expect(place()).toMatch(/week\/w1\/day\/w1d4$/)
})

it('[MAP-4] [DAY-5] the message of a completed day takes it back', async () => {
  vi.setSystemTime('2026-11-16T20:00:00Z')
  const { user, sent, place } = openDay(
    buildPlan({ weeks: ['rrrrrrr'] }),
    'w1d1',
    buildPlan({ weeks: ['crrrrrr'] }),
  )
  await user.click(await screen.findByRole('button', { name: 'Mark complete' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => {
    const taken = sent.find(({ method }) => method === 'DELETE')
    expect(taken?.path).toMatch(/w1d1\/state$/)
  })
  expect(place()).toMatch(/w1d1$/)
})

it('[MAP-4] a day that hasn’t come yet is completed quietly, below its meals, and asks first', async () => {
  vi.setSystemTime('2026-11-16T20:00:00Z')
  const { user, sent } = openDay(buildPlan({ weeks: ['crrrrrr'] }), 'w1d2', buildPlan({ weeks: ['ccrrrrr'] }))
  const panel = within(await screen.findByRole('tabpanel'))
  await user.click(panel.getByRole('button', { name: 'Mark complete' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Tuesday hasn’t come yet' }))
  expect(sent.every(({ method }) => method === 'GET')).toBe(true)
  await user.click(question.getByRole('button', { name: 'Mark complete' }))
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ method: 'POST' }))
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
  rememberView('list')
  openDay(buildPlan(), 'w1d1')
  await screen.findByRole('tabpanel')
  expect(isShopping()).toBe(false)
})

describe('the week at a glance', () => {
  const board = async () => within(await screen.findByRole('region', { name: 'Week 1 at a glance' }))
  const dayOnBoard = async (heading: string) => {
    const column = (await board()).getByRole('heading', { name: heading }).closest('section')
    if (!column) throw new Error(`The board has no ${heading}`)
    return within(column)
  }

  it('[DAY-9] has seven days with their meals, the minutes they take and whether they come out', async () => {
    openDay(buildPlan(), 'w1d1')
    expect((await board()).getAllByRole('heading', { level: 2 })).toHaveLength(7)
    const monday = await dayOnBoard('Monday, November 16')
    const meals = monday.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(meals).toEqual([
      expect.stringMatching(/^Breakfast: Jammy eggs\d+ min$/),
      expect.stringMatching(/^Lunch: Butter lettuce Caesar\d+ min$/),
      expect.stringMatching(/^Dinner: Skillet salmon\d+ min$/),
    ])
    expect(monday.getByText('In range')).toBeTruthy()
    // 18, 15 and 25 minutes.
    expect(monday.getByText('58 min').textContent).toBe('58 min to cook')
    expect((await dayOnBoard('Wednesday, November 18')).getByText('Out of range')).toBeTruthy()
  })

  it('[PLAN-7] today is marked, wherever the board is', async () => {
    vi.setSystemTime('2026-11-22T12:00:00Z')
    openDay(buildPlan(), 'w1d2')
    const today = await screen.findByRole('tab', { name: 'Day 7, Sunday, November 22, today' })
    expect(today.getAttribute('aria-current')).toBe('date')
    expect(screen.getAllByRole('tab').filter((tab) => tab.ariaCurrent === 'date')).toHaveLength(1)
    expect(screen.getByRole('button', { name: /^Week 1, .*, this week$/ })).toBeTruthy()
  })

  it('[DAY-9] a day that was eaten, a lock, and a leftover are told', async () => {
    const day3 = { weekId: 'w1', dayId: 'w1d3' }
    const changes = [
      planChange('lockItem', { weekId: 'w1', dayId: 'w1d2', itemId: 'w1d2-lunch' }),
      planChange('clearItem', { ...day3, itemId: 'w1d3-lunch' }),
      planChange('addLeftover', { ...day3, meal: 'lunch', parentId: 'w1d2-dinner' }),
    ]
    openDay(buildPlan({ weeks: ['crrrrrr'], changes }), 'w1d1')
    expect((await dayOnBoard('Monday, November 16')).getAllByText('Cooked')).toHaveLength(3)
    expect((await dayOnBoard('Tuesday, November 17')).getByLabelText('Locked')).toBeTruthy()
    expect((await dayOnBoard('Wednesday, November 18')).getByText('Leftover')).toBeTruthy()
  })

  it('[DAY-9] [HELD-2] the week switch opens a planned week where it is at, and says why another doesn’t open', async () => {
    const { user, place } = openDay(buildPlan({ weeks: ['rrrrrrr', 'ccrrrrr'] }), 'w1d1')
    const third = await screen.findByRole('button', { name: /^Week 3, / })
    expect(isRefused(third)).toBe(true)
    await user.click(third)
    expect(screen.getAllByText('A week can be cooked once all its seven days are planned.')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: /^Week 2, / }))
    expect(place()).toMatch(/week\/w2\/day\/w2d3$/)
  })

  it('[DAY-9] “Change this day” leads to the same day in the Editor', async () => {
    const { user, place } = openDay(buildPlan(), 'w1d4')
    await user.click(await screen.findByRole('link', { name: 'Change this day' }))
    expect(place()).toBe('/app/templates/template/edit/week/w1/day/w1d4')
  })
})

it('[DAY-9] [APP-4] a meal emptied in a planned week says so, and Meals stays where it is', async () => {
  const emptied = { weekId: 'w1', dayId: 'w1d1', itemId: 'w1d1-breakfast' }
  const { place } = openDay(buildPlan({ changes: [planChange('clearItem', emptied)] }), 'w1d1')
  const card = within(await screen.findByRole('article', { name: 'Breakfast' }))
  expect(card.getByText('Nothing planned')).toBeTruthy()
  expect(card.getByRole('link', { name: 'Browse recipes for breakfast' }).getAttribute('href')).toMatch(
    /edit\/week\/w1\/day\/w1d1\/recipes\/breakfast$/,
  )
  expect(place()).toMatch(/template\/week\/w1\/day\/w1d1$/)
})

describe('the last three days of a plan', () => {
  const plan = buildPlan({ weeks: ['ccccccc', 'ccccccc', 'ccccccc', 'cccccrr'] })
  const create = { name: 'Create a new plan' }

  it('[DAY-10] [HELD-2] offer the next plan, and say what that does to this one', async () => {
    const { user, sent } = openDay(plan, 'w4d6')
    const end = within(await screen.findByRole('region', { name: 'The end of the plan' }))
    expect(end.getByText(/^This plan end(s|ed) on Sunday, /)).toBeTruthy()
    await user.click(end.getByRole('button', create))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(/This plan ends now: its 2 open days go with it/)).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(sent.every(({ method }) => method === 'GET')).toBe(true)
  })

  it('[DAY-10] are the last three, and no more', async () => {
    vi.setSystemTime(`${buildPlan().templates[0]?.startDate}T12:00:00Z`)
    openDay(buildPlan({ weeks: ['rrrrrrr'] }), 'w1d1')
    await screen.findByRole('tabpanel')
    expect(screen.queryByRole('button', create)).toBeNull()
  })
})
