import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { addDays, type IsoDate, parseIsoDate } from '@butterleaf/domain/calendar/iso-date'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import type { Answer } from '#lib/testing/fake-api.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import BuildingScreen from '../building-screen.tsx'
import ReadyScreen from '../ready-screen.tsx'
// Loaded late by the screens; here they are there already, however busy the machine is.
import './away-sheet.tsx'
import './calendar-notes.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
})

/** Day 1 of the invented plan, a Monday. */
const first = parseIsoDate('2026-11-16')!
const on = (day: number) => vi.setSystemTime(`${addDays(first, day - 1)}T17:00:00Z`)

/** As a server tells it: the dates behind have slid. */
function buildAway(plan: MealPlan, from: IsoDate, to: IsoDate, days: number): MealPlan {
  const slid = (date: string) => (date >= from ? addDays(date as IsoDate, days) : date)
  const [template] = plan.templates
  const weeks = template!.weeks.map((week) => ({
    ...week,
    days: week.days.map((day) => ({ ...day, date: slid(day.date) })),
  }))
  return {
    ...plan,
    version: plan.version + 1,
    templates: [{ ...template!, weeks, away: [{ id: 'a1', from, to }] }],
  }
}

const open = (plan: MealPlan, dayId: string, changed?: MealPlan, Screen = ReadyScreen) =>
  renderPlanScreen({
    Screen,
    route: Screen === ReadyScreen ? 'app.template.ready' : 'app.template.preparing.day',
    params: { weekId: 'w1', dayId },
    plan,
    answer: ({ method }) => (method !== 'GET' && changed ? { body: changed } : undefined),
  })
/** Loaded late: the first of these tests waits for it while the machine reads the whole app. */
const asked = async () =>
  within(await screen.findByRole('region', { name: 'Welcome back' }, { timeout: 12_000 }))

it('[MAP-4] who comes back goes on from today: the days behind become a time away', async () => {
  on(6)
  const plan = buildPlan({ weeks: ['ccrrrrr'] })
  const [from, to] = [addDays(first, 2), addDays(first, 4)]
  const { user, sent } = open(plan, 'w1d6', buildAway(plan, from, to, 3))
  const question = await asked()
  expect(question.getByText(/3 days of your plan before today/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Go on from today' }))
  await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ from, to }))
  expect(await screen.findByText(/^You were away Nov 18/)).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Welcome back' })).toBeNull()
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy()
})

it('[MAP-4] who ate as planned completes the open days in their order', async () => {
  on(4)
  const { user, sent } = open(buildPlan({ weeks: ['crrrrrr'] }), 'w1d4', buildPlan({ weeks: ['cccrrrr'] }))
  await user.click((await asked()).getByRole('button', { name: 'I ate as planned' }))
  const completed = () =>
    sent.filter(({ method }) => method === 'POST').map(({ path }) => path.match(/w1d\d/)?.[0])
  await waitFor(() => expect(completed()).toEqual(['w1d2', 'w1d3']))
})

it('[MAP-4] while the days are completed one after the other the question is one, busy and still there for what fails', async () => {
  on(5)
  const after = buildPlan({ weeks: ['ccrrrrr'] })
  let fail: (answer: Answer) => void = () => {}
  const second = new Promise<Answer>((resolve) => {
    fail = resolve
  })
  const { user } = renderPlanScreen({
    Screen: ReadyScreen,
    route: 'app.template.ready',
    params: { weekId: 'w1', dayId: 'w1d5' },
    plan: buildPlan({ weeks: ['crrrrrr'] }),
    answer: ({ method, path }) => {
      if (method !== 'POST') return undefined
      return path.includes('w1d2') ? { body: after } : second
    },
  })
  const question = await asked()
  await user.click(question.getByRole('button', { name: 'I ate as planned' }))
  // What isn't saved yet counts already.
  expect(await question.findByText(/^A day of your plan/)).toBeTruthy()
  expect(question.getByRole('button', { name: 'I ate as planned' }).ariaBusy).toBe('true')
  fail({ status: 503 })
  await waitFor(() => expect(question.getByRole('alert').textContent).not.toBe(''))
})

it('[MAP-4] what is left open isn’t asked for again; while it is asked, it alone leads on', async () => {
  on(4)
  const { user, sent } = open(buildPlan({ weeks: ['crrrrrr'] }), 'w1d4')
  const question = await asked()
  expect(screen.queryByRole('button', { name: 'Mark complete' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Go to Tuesday' })).toBeNull()
  await user.click(question.getByRole('button', { name: 'Leave it' }))
  expect(
    screen.getByRole('button', { name: 'Mark complete', description: /^Complete Tuesday first/ }),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Tuesday' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Welcome back' })).toBeNull()
  expect(sent.every(({ method }) => method === 'GET')).toBe(true)
})

it('[MAP-4] a day with an open meal can’t have been eaten as planned, and that is said', async () => {
  on(3)
  const emptied = { weekId: 'w1', dayId: 'w1d2', itemId: 'w1d2-breakfast' }
  open(buildPlan({ weeks: ['crrrrrr'], changes: [planChange('clearItem', emptied)] }), 'w1d3')
  const eaten = (await asked()).getByRole('button', { name: 'I ate as planned' })
  expect(eaten.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('Tuesday still has an open meal.')).toBeTruthy()
})

it('[MAP-4] nobody is asked before the plan begins, or with nothing behind', async () => {
  on(3)
  open(buildPlan({ weeks: ['ccrrrrr'] }), 'w1d3')
  await screen.findByRole('tabpanel')
  expect(screen.queryByRole('region', { name: 'Welcome back' })).toBeNull()
})

it('[TOG-1] [MAP-3] what is begun of a time away stays when the device is turned', async () => {
  on(2)
  const listeners = new Set<() => void>()
  const media = {
    matches: false,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }
  vi.stubGlobal('matchMedia', () => media)
  const { user } = open(buildPlan({ weeks: ['crrrrrr'] }), 'w1d2')
  await user.click(await screen.findByRole('button', { name: 'I’m away' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'I’m away' }))
  const end = sheet.getByLabelText<HTMLInputElement>('Last day away')
  await user.clear(end)
  await user.type(end, addDays(first, 8))
  media.matches = true
  act(() => {
    for (const listener of listeners) listener()
  })
  expect(sheet.getByLabelText('Last day away')).toBe(end)
  expect(end.value).toBe(addDays(first, 8))
})

it('[TOG-1] a time away is told ahead where the days are, with what it does', async () => {
  on(2)
  const plan = buildPlan({ weeks: ['crrrrrr'] })
  const [from, to] = [addDays(first, 3), addDays(first, 6)]
  const { user, sent } = open(plan, 'w1d2', buildAway(plan, from, to, 4))
  await user.click(await screen.findByRole('button', { name: 'I’m away' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'I’m away' }))
  const [start, end] = [sheet.getByLabelText('First day away'), sheet.getByLabelText('Last day away')]
  await user.clear(start)
  await user.type(start, from)
  await user.clear(end)
  await user.type(end, addDays(from, -2))
  expect(await sheet.findByText('The last day away is before the first.')).toBeTruthy()
  await user.clear(end)
  await user.type(end, to)
  expect(sheet.getByText(/^4 days away\. Your plan goes on Monday, November 23, and ends on /)).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'I’m away then' }))
  await waitFor(() =>
    expect(sent.some(({ body }) => JSON.stringify(body) === JSON.stringify({ from, to }))).toBe(true),
  )
})

it.each([
  ['Meals', ReadyScreen],
  ['the Editor', BuildingScreen],
])('[TOG-1] in %s a time away stands between its days, and is taken back', async (_, Screen) => {
  on(2)
  const plan = buildPlan({ weeks: ['crrrrrr'] })
  const away = buildAway(plan, addDays(first, 3), addDays(first, 6), 4)
  const { user, sent } = open(away, 'w1d2', plan, Screen)
  expect(await screen.findByText(/^You’re away Nov 19/)).toBeTruthy()
  expect(screen.getByText(/Your plan goes on Monday, November 23/)).toBeTruthy()
  const role = Screen === ReadyScreen ? 'tab' : 'button'
  expect(screen.getByRole(role, { name: /^Day 4, Monday, November 23, after 4 days away/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Take back: away/ }))
  await waitFor(() => expect(sent.find(({ method }) => method === 'DELETE')?.path).toMatch(/away\/a1$/))
})

it('[TOG-1] [TOG-3] who goes away is told that nobody at the table gets anything', async () => {
  on(2)
  const plan = buildPlan({ weeks: ['crrrrrr'] })
  const nutrition = { calories: 300, fat: 20, net_carbs: 3, protein: 25 }
  const plates = ['Tom', 'Mia'].map((name) => ({ eaterId: name, name, servings: 1, grams: 300, nutrition }))
  Object.assign(plan.templates[0]!.weeks[0]!.days[2]!.items[2]!, { plates })
  const { user } = open(plan, 'w1d2')
  await user.click(await screen.findByRole('button', { name: 'I’m away' }))
  expect(
    await screen.findByText(/nothing is bought for the days between, not for Mia and Tom either\.$/),
  ).toBeTruthy()
})

it('[TOG-1] one that was before days that are eaten stays: on the day it is a line, and where times away are told it says why', async () => {
  on(8)
  const plan = buildAway(buildPlan({ weeks: ['crrrrrr'] }), addDays(first, 1), addDays(first, 2), 2)
  const [template] = plan.templates
  const days = template!.weeks[0]!.days.map((day, at) =>
    at < 3 ? { ...day, state: 'complete' as const } : day,
  )
  const weeks = [{ ...template!.weeks[0]!, days }, ...template!.weeks.slice(1)]
  const { user } = open({ ...plan, templates: [{ ...template!, weeks }] }, 'w1d4')
  expect(await screen.findByText(/^You were away Nov 17/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Take back: away/ })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'I’m away' }))
  const back = await screen.findByRole('button', { name: /^Take back: away/ })
  expect(back.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText(/stay on their dates/)).toBeTruthy()
})

it('[TOG-1] who is back earlier ends it yesterday', async () => {
  on(6)
  const plan = buildPlan({ weeks: ['crrrrrr'] })
  const from = addDays(first, 3)
  const { user, sent } = open(buildAway(plan, from, addDays(first, 9), 7), 'w1d4', {
    ...plan,
    version: plan.version + 2,
  })
  await user.click(await screen.findByRole('button', { name: 'I’m back' }))
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ from, to: addDays(first, 4) }),
  )
})

it('[TOG-2] a dish to swap for guests is told in its week, and another week keeps no place for it', async () => {
  on(1)
  const plan = structuredClone(buildPlan({ weeks: ['rrrrrrr', 'rrrrrrr'] }))
  const item = plan.templates[0]!.weeks[1]!.days[1]!.items.find(({ value }) => value !== null)!
  const unsuited = [{ recipeId: item.value!.id, because: 'because of fish' }]
  const avoids = { allergen: [], intolerance: [4], avoidedIngredients: [], avoidedGroups: [] }
  Object.assign(item, { guests: { adults: 1, children: 0, avoids, unsuited } })
  open(plan, 'w1d1')
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(document.querySelector('div.min-h-14:empty')).toBeNull()
  cleanup()
  on(8)
  renderPlanScreen({
    Screen: ReadyScreen,
    route: 'app.template.ready',
    params: { weekId: 'w2', dayId: 'w2d1' },
    plan,
  })
  const told = within(await screen.findByRole('region', { name: 'To swap for guests' }))
  expect(told.getByText(/because of fish/)).toBeTruthy()
  // A time away makes weekdays come twice.
  expect(told.getByText(/ on Tuesday, November 24, with 1 guest$/)).toBeTruthy()
})
