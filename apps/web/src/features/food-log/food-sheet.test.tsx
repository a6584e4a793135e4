import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { LogEntry, LogPlace } from '@butterleaf/domain/food-log/log-entry'
import { logEntry } from '@butterleaf/domain/food-log/testing/invented-log'
import { emptyLog } from '@butterleaf/domain/meal-plan/eating/eaten-day'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import FoodSheet from './food-sheet.tsx'
import { serveFoodTable } from './testing/serve-food-table.ts'

const date = '2026-11-16' as IsoDate
const dinner: LogPlace = { kind: 'instead', meal: 'dinner' }

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
})

type Opening = { place?: LogPlace; entry?: LogEntry; entries?: LogEntry[]; isGone?: () => boolean }

function openSheet({ place = dinner, entry, entries = [], isGone }: Opening = {}) {
  const saved: LogEntry[] = []
  const onClose = vi.fn()
  const Sheet = () => (
    <FoodSheet
      request={{ date, place, entry }}
      log={{ ...emptyLog, entries }}
      onSave={(one) => saved.push(one)}
      onClose={onClose}
    />
  )
  const rendered = renderPlanScreen({
    Screen: Sheet,
    route: 'app.template.ready',
    params: { weekId: 'w1', dayId: 'w1d1' },
    plan: buildPlan({ weeks: ['rrrrrrr'] }),
  })
  serveFoodTable(isGone ? { isGone } : {})
  return { ...rendered, saved, onClose }
}

const search = () => screen.findByRole('searchbox', { name: 'Search foods' })
const typedIn = (field: HTMLElement) => (field as HTMLInputElement).value
const button = (name: string | RegExp) => screen.findByRole('button', { name })

it('[LIFE-3] writes down a food by its measure, with the row as the source, and figures of row × grams', async () => {
  const { user, saved, onClose } = openSheet()
  expect(await screen.findByText(/Instead of dinner/)).toBeTruthy()
  await user.type(await search(), 'egg')
  const list = await screen.findByRole('region', { name: 'Foods found' })
  expect(within(list).getAllByRole('button')[0]?.textContent).toContain('Egg')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('USDA: Egg, whole, raw, fresh')).toBeTruthy()
  const count = screen.getByRole('textbox', { name: 'How many' })
  await user.clear(count)
  await user.type(count, '2')
  await user.click(await button('Add'))
  expect(saved).toHaveLength(1)
  expect(saved[0]).toMatchObject({
    date,
    place: dinner,
    source: { kind: 'food', foodId: '01123', name: 'Egg', grams: 100, measure: { name: 'large', count: 2 } },
    figures: { calories: 143, fat: 9.5, netCarbs: 0.7, protein: 12.6 },
  })
  expect(saved[0]?.id).toMatch(/^[0-9a-f]{24}$/)
  expect(onClose).toHaveBeenCalled()
})

it.each([
  ['0', 'Enter an amount from 1 g to 5 kg.'],
  ['20000', 'Enter an amount from 1 g to 5 kg.'],
])('[LIFE-3] refuses %s grams at the field and keeps what was typed', async (grams, message) => {
  const { user, saved } = openSheet()
  await user.type(await search(), 'banana')
  await user.click(await button(/^Banana/))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Measure' }), 'g')
  const amount = screen.getByRole('textbox', { name: /Grams/ })
  await user.clear(amount)
  await user.type(amount, grams)
  await user.click(await button('Add'))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(document.activeElement).toBe(amount)
  expect(typedIn(amount)).toBe(grams)
  expect(saved).toEqual([])
})

it('[LIFE-3] refuses figures that contradict each other, with field and reason', async () => {
  const { user, saved } = openSheet()
  await user.click(await button('Figures of your own'))
  await user.type(screen.getByRole('textbox', { name: 'What was it?' }), 'Protein bar')
  await user.click(await button('Add'))
  expect((await screen.findAllByText('Enter a number; 0 where there is none.')).length).toBe(4)
  for (const [name, value] of [
    ['Calories', '90'],
    ['Fat', '0'],
    ['Net carbs', '0'],
    ['Protein', '100'],
  ] as const)
    await user.type(screen.getByRole('textbox', { name: new RegExp(name) }), value)
  await user.click(await button('Add'))
  expect(await screen.findByText(/come to about 400 kcal, so 90 kcal is too few/)).toBeTruthy()
  const calories = screen.getByRole('textbox', { name: /Calories/ })
  expect(calories.getAttribute('aria-invalid')).toBe('true')
  await user.clear(calories)
  await user.type(calories, '410')
  await user.click(await button('Add'))
  expect(saved[0]).toMatchObject({
    source: { kind: 'figures', name: 'Protein bar' },
    figures: { calories: 410, fat: 0, netCarbs: 0, protein: 100 },
  })
})

it('[LIFE-2] takes a plate of a restaurant, tells its range, and counts the chosen size', async () => {
  const { user, saved } = openSheet()
  await user.click(await button('A plate of a restaurant'))
  await user.click(await button(/Eggs with a banana.*72 to 376 kcal/))
  expect(await screen.findByText(/such plates have 72 to 376 kcal, 0.4 to 21.4 g net carbs/)).toBeTruthy()
  expect(screen.getByText('Egg, whole, raw, fresh, 100 g')).toBeTruthy()
  await user.click(await button('Big'))
  await user.click(await button('Add'))
  expect(saved[0]).toMatchObject({
    source: { kind: 'plate', plateId: 'eggs-banana', name: 'Eggs with a banana' },
  })
  expect(saved[0]?.figures.calories).toBeCloseTo(376)
})

it('[LIFE-2] leaves a meal uncounted, but only one that is out', async () => {
  const { user, saved } = openSheet()
  await user.click(await button('Don’t count it'))
  expect(saved[0]).toMatchObject({
    place: dinner,
    source: { kind: 'notCounted' },
    figures: { calories: 0, fat: 0, netCarbs: 0, protein: 0 },
  })
})

it('[LIFE-3] counts a snack, or with a meal, as the person says', async () => {
  const { user, saved } = openSheet({ place: { kind: 'snack' } })
  await user.type(await search(), 'banana{Enter}')
  expect(screen.queryByRole('button', { name: 'Don’t count it' })).toBeNull()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Where it belongs' }), 'With lunch')
  await user.click(await button('Add'))
  expect(saved[0]?.place).toEqual({ kind: 'beside', meal: 'lunch' })
})

it('[LIFE-7] refuses a fourth snack of a day where it belongs, also without a network, and takes it with a meal', async () => {
  const place: LogPlace = { kind: 'snack' }
  const entries = ['a', 'b', 'c'].map((id) => logEntry({ id, date, place }))
  const { user, saved } = openSheet({ place, entries })
  await user.type(await search(), 'banana{Enter}')
  await user.click(await button('Add'))
  const where = screen.getByRole('combobox', { name: 'Where it belongs' })
  expect(await screen.findByText('A day has up to 3 snacks. Add this with a meal.')).toBeTruthy()
  expect(where.getAttribute('aria-invalid')).toBe('true')
  expect(saved).toEqual([])
  await user.selectOptions(where, 'With dinner')
  expect(screen.queryByText(/up to 3 snacks/)).toBeNull()
  await user.click(await button('Add'))
  expect(saved[0]?.place).toEqual({ kind: 'beside', meal: 'dinner' })
})

it('[LIFE-3] counts one of our recipes by servings; those of the plan need no connection', async () => {
  const { user, saved } = openSheet()
  await user.click(await button('One of our recipes'))
  const list = await screen.findByRole('region', { name: 'In your plan' })
  const [first] = within(list).getAllByRole('button')
  await user.click(first!)
  const servings = await screen.findByRole('textbox', { name: 'Servings' })
  await user.clear(servings)
  await user.type(servings, '0')
  await user.click(await button('Add'))
  expect(await screen.findByText('Enter more than 0 and at most 10 servings.')).toBeTruthy()
  await user.clear(servings)
  await user.type(servings, '1.5')
  await user.click(await button('Add'))
  expect(saved[0]?.source).toMatchObject({ kind: 'recipe', servings: 1.5 })
  expect(saved[0]?.figures.calories).toBeGreaterThan(0)
})

it('[LIFE-3] offers what was eaten lately with its last amount, and favorites', async () => {
  const eaten: LogEntry = {
    id: 'a',
    date,
    place: { kind: 'snack' },
    source: {
      kind: 'food',
      foodId: '09040',
      name: 'Banana',
      grams: 59,
      measure: { name: 'medium', count: 0.5 },
    },
    figures: { calories: 53.1, fat: 0.2, netCarbs: 11.8, protein: 0.6 },
  }
  const { user } = openSheet({ entries: [eaten] })
  await user.click(within(await screen.findByRole('region', { name: 'Lately' })).getByRole('button'))
  expect(typedIn(await screen.findByRole('textbox', { name: 'How many' }))).toBe('0.5')
  await user.click(await button('Favorite'))
  await user.click(await button('Something else'))
  expect((await screen.findByRole('region', { name: 'Favorites' })).textContent).toContain('Banana')
  expect(screen.queryByRole('region', { name: 'Lately' })).toBeNull()
})

it('[LIFE-3] opens an entry as it was written, to be corrected under its id', async () => {
  const entry: LogEntry = {
    id: '00000000-0000-4000-8000-000000000001',
    date,
    place: { kind: 'beside', meal: 'lunch' },
    source: { kind: 'food', foodId: '01123', name: 'Egg', grams: 50, measure: { name: 'large', count: 1 } },
    figures: { calories: 71.5, fat: 4.75, netCarbs: 0.35, protein: 6.3 },
  }
  const { user, saved } = openSheet({ place: entry.place, entry })
  const count = await screen.findByRole('textbox', { name: 'How many' })
  expect(typedIn(count)).toBe('1')
  await user.clear(count)
  await user.type(count, '3')
  await user.click(await button('Save'))
  expect(saved[0]).toMatchObject({ id: entry.id, place: entry.place, source: { grams: 150 } })
})

it('[LIFE-3] says what to do where no food has the name, and takes the name along', async () => {
  const { user } = openSheet()
  await user.type(await search(), 'gugelhupf')
  await user.click(await button('Enter figures for “gugelhupf”'))
  expect(typedIn(await screen.findByRole('textbox', { name: 'What was it?' }))).toBe('gugelhupf')
})

it('[LIFE-3] without the table it says so, lets figures be entered, and tries again', async () => {
  let isGone = true
  const { user } = openSheet({ isGone: () => isGone })
  expect(await screen.findByText('The food table isn’t on this device yet')).toBeTruthy()
  isGone = false
  await user.click(await button('Try again'))
  await waitFor(() => expect(screen.getByRole('region', { name: 'Often eaten' })).toBeTruthy())
})

it('[HELD-4] opens a food at the measure people mean: one medium banana, not a mashed cup', async () => {
  const { user, saved } = openSheet()
  await user.type(await search(), 'banana')
  await user.click(await button(/^Banana/))
  const measure = await screen.findByRole('combobox', { name: 'Measure' })
  expect((measure as HTMLSelectElement).value).toBe('medium')
  await user.click(await button('Add'))
  expect(saved[0]).toMatchObject({ source: { grams: 118, measure: { name: 'medium', count: 1 } } })
})

it('[HELD-4] opens with the search in hand and offers keto foods to a person who wrote nothing down yet', async () => {
  openSheet()
  const field = await search()
  await waitFor(() => expect(document.activeElement).toBe(field))
  const offered = await screen.findByRole('region', { name: 'Often eaten' })
  expect(offered.textContent).toContain('Egg')
  expect(offered.textContent).not.toContain('Banana')
})

it('[HELD-4] offers what was eaten lately to a person who wrote something down', async () => {
  const source = { kind: 'food', foodId: '09040', name: 'Banana', grams: 118 } as const
  openSheet({ entries: [logEntry({ source })] })
  const lately = await screen.findByRole('region', { name: 'Lately' })
  expect(lately.textContent).toContain('Banana')
  expect(screen.queryByRole('region', { name: 'Often eaten' })).toBeNull()
})

it('[HELD-4] finds a plate eaten out by its name, and says where none has it', async () => {
  const { user } = openSheet()
  await user.click(await button('A plate of a restaurant'))
  const field = await screen.findByRole('searchbox', { name: 'Search plates' })
  await user.type(field, 'sushi')
  expect(await screen.findByText(/No plate is called “sushi”/)).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'banana')
  await user.click(await button(/Eggs with a banana.*kcal, 0.4 to 21.4 g net carbs/))
  expect(await screen.findByRole('heading', { name: 'Eggs with a banana' })).toBeTruthy()
})
