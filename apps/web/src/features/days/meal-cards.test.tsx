import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { decodePlan } from '@butterleaf/contract/meal-plan/codecs/plan-codec'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { problem } from '#lib/testing/fake-api.ts'
import { holdAnswers } from '#lib/testing/hold-answers.ts'
import BuildingScreen from './building-screen.tsx'
import { answersWith, card, isEnabled, openInEditor } from './testing/open-day.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const openDay = openInEditor.bind(null, BuildingScreen)
const dinner = { weekId: 'w1', dayId: 'w1d1', itemId: 'w1d1-dinner' }
const day3 = { weekId: 'w1', dayId: 'w1d3' }
const lunchOfDay3FromDay1 = [
  planChange('clearItem', { ...day3, itemId: 'w1d3-lunch' }),
  planChange('addLeftover', { ...day3, meal: 'lunch', parentId: 'w1d1-dinner' }),
]

it('[ITEM-1] [ITEM-2] an open slot is browsed for, suggested for, fed from leftovers, or skipped', async () => {
  openDay(buildPlan({ weeks: ['.......'] }))
  const lunch = await card(/^Lunch/)
  const address = (name: string) => lunch.getByRole('link', { name }).getAttribute('href')
  expect(address('Browse recipes for lunch')).toMatch(/day\/w1d1\/recipes\/lunch$/)
  expect(address('Leftovers for lunch')).toMatch(/day\/w1d1\/leftovers\/lunch$/)
  expect(lunch.getByRole('button', { name: 'Suggested Recipe' })).toBeTruthy()
  expect(lunch.getByRole('button', { name: 'Skip lunch' })).toBeTruthy()
})

it('[ITEM-1] [ITEM-2] a dish is replaced, drawn again, locked, cleared, and served in quarters', async () => {
  openDay(buildPlan())
  const salmon = await card(/^Skillet salmon/)
  const replace = await salmon.findByRole('link', { name: 'Replace dinner' })
  expect(replace.getAttribute('href')).toMatch(/recipes\/dinner$/)
  const buttons = salmon.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(buttons).toEqual([
    'Options for dinner',
    'Random dinner',
    'Lock dinner',
    'Clear dinner',
    'Less dinner',
    'More dinner',
  ])
  const title = salmon.getByRole('link', { name: /^Skillet salmon/ })
  expect(title.getAttribute('href')).toMatch(/edit\/week\/w1\/day\/w1d1\/item\/w1d1-dinner$/)
})

it('[ITEM-2] what can be done with a dish stands in words under its icon', async () => {
  openDay(buildPlan())
  const salmon = await card(/^Skillet salmon/)
  for (const name of ['Random', 'Lock', 'Clear'])
    expect(salmon.getByRole('button', { name: `${name} dinner` }).textContent).toBe(name)
  expect(salmon.getByRole('link', { name: 'Replace dinner' }).textContent).toBe('Replace')
})

it('[ITEM-1] [ITEM-2] [LIFE-3] a complete day is for looking at, and for writing down what was eaten', async () => {
  openDay(buildPlan({ weeks: ['crrrrrr'] }))
  const salmon = await card(/^Skillet salmon/)
  const buttons = salmon.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(buttons).toEqual(['Options for dinner'])
  expect(salmon.getByRole('link').getAttribute('href')).toMatch(
    /done\/week\/w1\/day\/w1d1\/item\/w1d1-dinner$/,
  )
  expect(screen.queryByRole('article', { name: 'Dessert' })).toBeNull()
})

it('[ITEM-3] skips at most two meals, never dessert, and takes them back', async () => {
  const skipped = ['breakfast', 'lunch'].map((one) =>
    planChange('skipItem', { weekId: 'w1', dayId: 'w1d1', itemId: `w1d1-${one}` }),
  )
  openDay(buildPlan({ weeks: ['.......'], changes: skipped }))
  expect((await card(/Breakfast skipped/)).getByRole('button', { name: 'Unskip breakfast' })).toBeTruthy()
  expect(isEnabled((await card(/^Dinner/)).getByRole('button', { name: 'Skip dinner' }))).toBe(false)
  expect((await card(/^Dessert/)).queryByRole('button', { name: /Skip/ })).toBeNull()
})

it('[ITEM-3] a generated plan skips nothing', async () => {
  openDay(buildPlan({ mode: 1, weeks: ['.......'] }))
  expect((await card(/^Lunch/)).queryByRole('button', { name: /Skip/ })).toBeNull()
})

it('[ITEM-3] a failed skip leaves the slot as it was, without a word', async () => {
  const { user, sent } = openDay(buildPlan({ weeks: ['.......'] }), 'w1d1', ({ method }) =>
    method === 'POST' ? { status: 409, body: problem(409) } : undefined,
  )
  await user.click((await card(/^Lunch/)).getByRole('button', { name: 'Skip lunch' }))
  await waitFor(() => expect(sent.at(-1)?.method).toBe('GET'))
  expect(await screen.findByRole('button', { name: 'Skip lunch' })).toBeTruthy()
  expect(screen.queryByText(/test’s problem/)).toBeNull()
})

it('[ITEM-4] servings change at once, and less ends at half a serving', async () => {
  const { user } = openDay(buildPlan(), 'w1d1')
  const salmon = await card(/^Skillet salmon/)
  const held = holdAnswers()
  await user.click(salmon.getByRole('button', { name: 'Less dinner' }))
  await user.click(salmon.getByRole('button', { name: 'Less dinner' }))
  expect(await salmon.findByText('½')).toBeTruthy()
  expect(isEnabled(salmon.getByRole('button', { name: 'Less dinner' }))).toBe(false)
  expect(screen.getByText(/^Dinner: ½ serving\./)).toBeTruthy()
  held.release()
  expect(await salmon.findByText('1')).toBeTruthy()
})

it('[ITEM-5] [ITEM-8] random shows that it is at work, and stops when it fails', async () => {
  const { user } = openDay(buildPlan(), 'w1d1', ({ method }) =>
    method === 'POST' ? { status: 422, body: problem(422) } : undefined,
  )
  const salmon = await screen.findByRole('article', { name: /^Skillet salmon/ })
  const held = holdAnswers()
  await user.click(within(salmon).getByRole('button', { name: 'Random dinner' }))
  await waitFor(() => expect(salmon.getAttribute('aria-busy')).toBe('true'))
  held.release()
  await waitFor(() => expect(salmon.getAttribute('aria-busy')).toBeNull())
})

it('[ITEM-5] a locked dish is not drawn again', async () => {
  openDay(buildPlan({ changes: [planChange('lockItem', dinner)] }))
  const salmon = await card(/^Skillet salmon/)
  expect(salmon.getByRole('button', { name: 'Lock dinner' }).getAttribute('aria-pressed')).toBe('true')
  expect(isEnabled(salmon.getByRole('button', { name: 'Random dinner' }))).toBe(false)
})

it('[LEFT-1] a parent says what it feeds, and leads there', async () => {
  const { user, place } = openDay(buildPlan({ changes: lunchOfDay3FromDay1 }))
  const salmon = await card(/^Skillet salmon/)
  expect(
    salmon.getByText('Makes a total of 2 servings. Eat 1 serving today and save 1 serving for Wednesday.'),
  ).toBeTruthy()
  await user.click(salmon.getByRole('link', { name: 'Wednesday, lunch' }))
  expect(place()).toMatch(/w1d3$/)
})

/** Dinner of day 1 is that of day 2 now, and lunch of day 3 has a dish of its own. */
function drawnAgain(): MealPlan {
  const plan = { ...buildPlan(), version: 2 }
  const [first, second] = plan.templates[0]!.weeks[0]!.days
  Object.assign(first!.items[2]!, { value: second!.items[2]!.value })
  return plan
}

it.each([
  ['Random dinner', drawnAgain(), 'Also new: lunch on Wednesday.'],
  [
    'Clear dinner',
    { ...buildPlan({ changes: [...lunchOfDay3FromDay1, planChange('clearItem', dinner)] }), version: 2 },
    'Also open again: lunch on Wednesday.',
  ],
])(
  '[LEFT-3] [LIFE-8] %s on a dish that feeds a later day says what became of that, and can be undone',
  async (press, after, news) => {
    const { user, sent } = openDay(buildPlan({ changes: lunchOfDay3FromDay1 }), 'w1d1', answersWith(after))
    await user.click((await card(/^Skillet salmon/)).getByRole('button', { name: press }))
    const notice = await screen.findByText(/^Dinner on Monday/)
    expect(notice.textContent?.endsWith(news)).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/mealplan/plan/changes/2/undo?version=2'))
  },
)

it('[LEFT-3] [ITEM-8] a clear that is refused says nothing of later days', async () => {
  const { user, sent } = openDay(buildPlan({ changes: lunchOfDay3FromDay1 }), 'w1d1', ({ method }) =>
    method === 'GET' ? undefined : { status: 409, body: problem(409) },
  )
  await user.click((await card(/^Skillet salmon/)).getByRole('button', { name: 'Clear dinner' }))
  await waitFor(() => expect(sent.at(-1)?.method).toBe('GET'))
  expect(await card(/^Skillet salmon/)).toBeTruthy()
  expect(screen.queryByText(/^Also/)).toBeNull()
})

it.each([
  ['Skip lunch', 'Unskip lunch'],
  ['Clear dinner', 'Leftovers for dinner'],
])('[ITEM-2] %s goes with its card, and leaves the focus to the one in its place', async (press, next) => {
  const plan = buildPlan({ changes: [planChange('clearItem', { ...dinner, itemId: 'w1d1-lunch' })] })
  const { user } = openDay(plan)
  const button = await screen.findByRole('button', { name: press })
  holdAnswers()
  button.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(next))
})

it('[LEFT-3] of a dish that feeds nothing there is no such news', async () => {
  const plan = buildPlan()
  const { user, sent } = openDay(plan, 'w1d1', answersWith(plan))
  await user.click((await card(/^Skillet salmon/)).getByRole('button', { name: 'Random dinner' }))
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Random dinner' }).ariaBusy).toBeNull())
  expect(screen.queryByText(/^Also/)).toBeNull()
})

it('[LEFT-1] a leftover is one, says where it comes from, and leads there', async () => {
  openDay(buildPlan({ changes: lunchOfDay3FromDay1 }), 'w1d3')
  const lunch = await card(/^Skillet salmon/)
  expect(lunch.getByText('Leftover')).toBeTruthy()
  expect(lunch.getByRole('link', { name: 'Monday, dinner' }).getAttribute('href')).toMatch(/edit.*w1d1$/)
})

it('[DAY-11] tells a screen reader what has changed, also from another device', async () => {
  const { queries } = openDay(buildPlan({ weeks: ['r......'] }))
  await card(/^Skillet salmon/)
  queries.setQueryData(['meal-plan'], decodePlan(buildPlan({ weeks: ['s......'] })))
  expect(await screen.findByText(/^Breakfast is open\. Dinner is open\. /)).toBeTruthy()
})
