import type { WireMending } from '@butterleaf/contract/meal-plan/calls'
import { logEntry } from '@butterleaf/domain/food-log/testing/invented-log'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { cacheLog } from '#lib/food-log/cached-log.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { problem } from '#lib/testing/fake-api.ts'
import { until } from '#lib/testing/until.ts'
import ReadyScreen from '../ready-screen.tsx'
// Here already, so that no test waits for it to be read.
import './mend-sheet.tsx'
import './day-life.tsx'
import { openInMeals, type Server } from '../testing/open-day.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** Six weeks ahead of any day on which this runs, so that its days are still to come. */
const startDate = new Date(Date.now() + 42 * 86_400_000).toISOString().slice(0, 10)
const plan = buildPlan({ startDate })
const { fit, date } = plan.templates[0]!.weeks[0]!.days[1]!
const dinner = { recipe: 'salmon', title: 'Skillet salmon', servings: 1 }
const mending: WireMending = {
  scope: 'week',
  dayNumber: 1,
  meals: [
    {
      itemId: 'w1d2-dinner',
      dayNumber: 2,
      category: 'dinner',
      before: dinner,
      after: { ...dinner, servings: 0.75 },
    },
  ],
  days: [{ dayNumber: 2, date, before: fit, after: fit }],
  before: {
    target: fit.target,
    actual: { ...fit.actual, calories: fit.target.calories.maximum + 640 },
  },
  after: { target: fit.target, actual: fit.actual },
  left: { calories: 0, fat: 0, net_carbs: 0, protein: 0 },
}

/** The first test waits for all that a day loads later. */
const patience = { timeout: 20_000 }

const burger = { calories: 900, fat: 48, net_carbs: 75, protein: 38 }

function snackOf(figures: typeof burger) {
  const { date: _date, figures: _figures, ...about } = logEntry({ id: 'burger-1', place: { kind: 'snack' } })
  return { ...about, date: startDate, figures, at: new Date(0).toISOString() }
}

/** On a day that something was eaten beside. */
async function openSheet(answer: Server, figures = burger) {
  cacheLog({ entries: [snackOf(figures)], extras: [] })
  const opened = openInMeals(ReadyScreen, plan, 'w1d1', answer)
  const button = await screen.findByRole('button', { name: /back into range/i }, patience)
  const onDay = screen.queryByText(/ comes to /)?.textContent
  await opened.user.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'Bring it back into range' })
  return { ...opened, onDay, sheet: within(dialog) }
}

it('[LIFE-5] shows by how much the week is out and what would change, and takes it', {
  timeout: 40_000,
}, async () => {
  const { user, sheet, sent, onDay } = await openSheet(({ path }) => {
    if (path.endsWith('/mending')) return { body: mending }
    return path.endsWith('/proposals') ? { body: { ...plan, version: 2 } } : undefined
  })
  expect(await sheet.findByText(onDay!)).toBeTruthy()
  expect(sheet.getByText('With these changes it comes out.')).toBeTruthy()
  expect(sheet.getByText(/Skillet salmon/)).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Take it' }))
  await until(() =>
    expect(sent.find(({ path }) => path.endsWith('/proposals'))?.body).toMatchObject({
      purpose: 'mend',
      meals: [{ itemId: 'w1d2-dinner', after: { recipe: 'salmon', servings: 0.75 } }],
    }),
  )
})

it('[LIFE-5] [HELD-3] of the day alone, and says that nothing is worth changing; the device tells the hour', async () => {
  const { user, sheet, sent } = await openSheet(({ path }) =>
    path.endsWith('/mending')
      ? { body: { ...mending, meals: [], days: [], left: { ...mending.left, calories: 340 } } }
      : undefined,
  )
  await user.click(await sheet.findByRole('button', { name: 'This day only' }))
  expect(await sheet.findByText('Nothing worth changing. One day is one day.')).toBeTruthy()
  expect(sheet.queryByRole('button', { name: 'Take it' })).toBeNull()
  expect(sent.filter(({ path }) => path.endsWith('/mending')).map(({ body }) => body)).toEqual([
    { scope: 'week', dayNumber: 1, hour: expect.any(Number) },
    { scope: 'day', dayNumber: 1, hour: expect.any(Number) },
  ])
})

it('[LIFE-5] where it fails it says why, and asks again', async () => {
  const { user, sheet, sent } = await openSheet(({ path }) =>
    path.endsWith('/mending')
      ? { status: 409, body: { ...problem('change-refused'), detail: 'No meal is to come.' } }
      : undefined,
  )
  expect(await sheet.findByText('No meal is to come.')).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Try again' }))
  await until(() => expect(sent.filter(({ path }) => path.endsWith('/mending'))).toHaveLength(2))
})

it('[LIFE-5] a day in range offers no way back into it', patience, async () => {
  cacheLog({ entries: [snackOf({ calories: 0, fat: 0, net_carbs: 0, protein: 0 })], extras: [] })
  openInMeals(ReadyScreen, plan, 'w1d1', () => undefined)
  await screen.findByRole('region', { name: 'Beside the meals' }, patience)
  expect(screen.queryByRole('button', { name: /back into range/i })).toBeNull()
})

it('[LIFE-5] opens with the day where its week is in range', async () => {
  const day = plan.templates[0]!.weeks[0]!.days[0]!.fit
  const calories = Math.ceil(day.target.calories.maximum - day.actual.calories) + 20
  const nuts = { calories, fat: calories / 9, net_carbs: 0, protein: 0 }
  const { sheet, sent } = await openSheet(
    ({ path }) => (path.endsWith('/mending') ? { body: { ...mending, scope: 'day' } } : undefined),
    nuts,
  )
  await sheet.findByRole('button', { name: 'This day only', pressed: true })
  await until(() =>
    expect(sent.find(({ path }) => path.endsWith('/mending'))?.body).toMatchObject({ scope: 'day' }),
  )
})

it('[HELD-3] says the excess of a day as the day’s, beside its week’s, in the figures of the day', async () => {
  const { sheet, onDay } = await openSheet(({ path }) =>
    path.endsWith('/mending')
      ? { body: { ...mending, left: { ...mending.left, calories: 200 } } }
      : undefined,
  )
  const { actual, target } = plan.templates[0]!.weeks[0]!.days[0]!.fit
  const over = Math.round(actual.net_carbs + burger.net_carbs - target.net_carbs.maximum)
  expect(onDay).toMatch(
    new RegExp(`^This day comes to .*\\b${over} g of net carbs.* over, its week as a whole to .* over\\.$`),
  )
  expect(await sheet.findByText(onDay!)).toBeTruthy()
  expect(sheet.getByText('After this 200 kcal over stays. One day is one day.')).toBeTruthy()
})

it('[LIFE-5] what needs more than is bought is proposed with what it costs', async () => {
  const { sheet } = await openSheet(({ path }) =>
    path.endsWith('/mending') ? { body: { ...mending, buysMore: true } } : undefined,
  )
  expect(await sheet.findByText(/it serves more than you bought/)).toBeTruthy()
  expect(sheet.getByRole('button', { name: 'Take it' })).toBeTruthy()
})

it('[LIFE-5] where nothing ahead can change no button promises a way back', patience, async () => {
  const locked = structuredClone(plan)
  for (const day of locked.templates[0]!.weeks[0]!.days) for (const item of day.items) item.locked = true
  cacheLog({ entries: [snackOf(burger)], extras: [] })
  openInMeals(ReadyScreen, locked, 'w1d1', () => undefined)
  expect(await screen.findByText(/so there is nothing to change/, undefined, patience)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /back into range/i })).toBeNull()
})
