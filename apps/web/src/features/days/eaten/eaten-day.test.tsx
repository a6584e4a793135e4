import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { addDays } from '@butterleaf/domain/calendar/iso-date'
import { weekdays } from '@butterleaf/domain/calendar/weekday'
import type { LogEntry } from '@butterleaf/domain/food-log/log-entry'
import { foodExtra, logEntry, notCounted } from '@butterleaf/domain/food-log/testing/invented-log'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { foodSheetRequest } from '#lib/food-log/food-sheet-request.ts'
import { logActs } from '#lib/food-log/log-acts.ts'
import { planKey } from '#lib/meal-plan/plan-query.ts'
import { addActs, readWaiting } from '#lib/outbox/queue.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import { today } from '#lib/today.ts'
import ReadyScreen from '../ready-screen.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** Day 1 is today. */
const plan = (own: Partial<MealPlan['resources']['preferences']> = {}) => {
  const built = buildPlan({ weeks: ['rrrrrrr'] })
  const { profile, preferences } = built.resources
  const resources = { profile, preferences: { ...preferences, ...own } }
  const { snackRoom: room } = own
  const besides = room && { snackRoom: { calories: room.calories, fat: 11, net_carbs: 3, protein: 9 } }
  const templates = built.templates.map((one) => ({
    ...one,
    startDate: today(),
    weeks: one.weeks.map((week) => ({
      ...week,
      days: week.days.map((day) => ({ ...day, fit: { ...day.fit, ...besides } })),
    })),
  }))
  return { ...built, resources, templates }
}
const burger = () => logEntry({ id: 'burger-1', date: today() })
const write = (entry: LogEntry) => addActs(logActs, [{ name: 'saveEntry', args: { entry } }])

function openDay(shown = plan()) {
  const params = { weekId: 'w1', dayId: 'w1d1' }
  return renderPlanScreen({ Screen: ReadyScreen, route: 'app.template.ready', params, plan: shown })
}

const dinner = async () => within(await screen.findByRole('article', { name: /Skillet salmon/ }))
const totals = async () => screen.findByRole('region', { name: 'Totals of the day' })

it('[LIFE-2] what was eaten instead stands in the meal’s card, and the totals count it', async () => {
  openDay()
  const before = (await totals()).textContent
  write(burger())
  expect(await (await dinner()).findByText(/Burger without bun/)).toBeTruthy()
  expect((await dinner()).getByText('Out')).toBeTruthy()
  await waitFor(async () => expect((await totals()).textContent).toContain('As eaten. Planned:'))
  expect((await totals()).textContent).not.toBe(before)
})

/** As another device changes it: a lock. */
const locked = () => {
  const shown = plan()
  const [day] = shown.templates[0]!.weeks[0]!.days
  day!.items[2]!.locked = true
  return { ...shown, version: shown.version + 1 }
}
const spoken = () => screen.findByText(/^Dinner is locked\./)

it.each([
  ['nothing else was eaten', () => [], /^Dinner is locked\. All four on target\.$/],
  ['a burger was eaten instead', () => [burger()], /^Dinner is locked\. (?!All four).+\.$/],
  ['a meal isn’t counted', () => [notCounted({ id: 'out-1', date: today() })], /^Dinner is locked\.$/],
] as const)('[LIFE-9] a change is spoken with the day as eaten: %s', async (_case, made, words) => {
  const entries = made()
  for (const entry of entries) write(entry)
  const { server, queries } = openDay()
  await waitFor(async () =>
    expect((await totals()).textContent?.includes('As eaten.')).toBe(entries.length > 0),
  )
  server.plan = locked()
  await waitFor(async () => {
    await queries.invalidateQueries({ queryKey: planKey })
    expect((await spoken()).textContent).toMatch(words)
  })
})

it('[LIFE-2] an entry is removed, with a way back', async () => {
  write(burger())
  const { user } = openDay()
  await user.click(await (await dinner()).findByRole('button', { name: 'Remove Burger without bun' }))
  await waitFor(async () => expect((await dinner()).queryByText(/Burger/)).toBeNull())
  expect(readWaiting(logActs)).toMatchObject([{ name: 'deleteEntry' }])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await (await dinner()).findByText(/Burger without bun/)).toBeTruthy()
})

it('[LIFE-2] a meal that isn’t counted leaves the day unjudged, and says so', async () => {
  write(notCounted({ id: 'out-1', date: today() }))
  openDay()
  expect(await (await dinner()).findByText('Not counted')).toBeTruthy()
  expect((await totals()).textContent).toContain('Without dinner, which isn’t counted.')
  expect((await totals()).textContent).not.toMatch(/You’re|All four/)
  await screen.findByRole('button', { name: 'Add what you ate' })
  expect(screen.queryByRole('button', { name: /back into range/i })).toBeNull()
})

it('[LIFE-3] [LIFE-4] snacks and extras stand below the meals, with a way to add more', async () => {
  write(logEntry({ id: 'snack-1', date: today(), place: { kind: 'snack' } }))
  const extra = foodExtra({ from: addDays(today(), -1), weekdays })
  addActs(logActs, [{ name: 'saveExtra', args: { extra } }])
  const { user } = openDay()
  const beside = within(await screen.findByRole('region', { name: 'Beside the meals' }))
  expect(beside.getByText(/Burger without bun/)).toBeTruthy()
  expect(beside.getByText(/Coffee with cream \(104 kcal\)/)).toBeTruthy()
  await user.click(beside.getByRole('button', { name: 'Add what you ate' }))
  expect(foodSheetRequest.read()).toEqual({ date: today(), place: { kind: 'snack' } })
})

it('[LIFE-2] the options of a meal lead to what was eaten instead', async () => {
  const { user } = openDay()
  await user.click(await (await dinner()).findByRole('button', { name: 'Options for dinner' }))
  await user.click(await screen.findByText('Ate something else…'))
  expect(foodSheetRequest.read()).toEqual({ date: today(), place: { kind: 'instead', meal: 'dinner' } })
})

const snack = (id: string) => logEntry({ id, date: today(), place: { kind: 'snack' } })
const besideMeals = async () => within(await screen.findByRole('region', { name: 'Beside the meals' }))

it('[LIFE-7] room that the plan keeps is a place for a snack, which a snack fills', async () => {
  const { user } = openDay(plan({ snackRoom: { places: 1, calories: 150, net_carbs: 3 } }))
  const place = await (await besideMeals()).findByRole('button', {
    name: /^Snack: room for 150 kcal and 3 g/,
  })
  expect((await totals()).textContent).toContain('with room for 150 kcal of snacks')
  await user.click(place)
  expect(foodSheetRequest.read()).toEqual({ date: today(), place: { kind: 'snack' } })
  write(snack('snack-1'))
  expect(await (await besideMeals()).findByText(/Burger without bun/)).toBeTruthy()
  await waitFor(async () => expect((await besideMeals()).queryByText(/room for/)).toBeNull())
  expect((await totals()).textContent).not.toContain('room for')
})

it('[LIFE-7] without room a day shows no empty place, and after three snacks more is added with a meal', async () => {
  for (const id of ['a', 'b', 'c']) write(snack(id))
  const { user } = openDay()
  const add = await (await besideMeals()).findByRole('button', { name: 'Add what you ate' })
  expect((await besideMeals()).queryByText(/room for/)).toBeNull()
  await user.click(add)
  expect(foodSheetRequest.read()).toEqual({ date: today(), place: { kind: 'beside', meal: 'dinner' } })
})
