import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { browseAnswer, buildSideResults } from '#lib/recipe/testing/browse-pages.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { sides } from '#lib/testing/dishes.ts'
import { type Answer, problem, type Sent } from '#lib/testing/fake-api.ts'
import { holdAnswers } from '#lib/testing/hold-answers.ts'
import { isRefused } from '#lib/testing/is-refused.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import BuildingScreen from './building-screen.tsx'
import ReadyScreen from './ready-screen.tsx'
import { card, openInEditor } from './testing/open-day.tsx'
// What a first press loads, so that no test waits for its compilation.
import '#lib/meal-plan/plate/side-sheet.tsx'
import '#ui/surface/drawer-sheet.tsx'
import '#lib/meal-plan/dish/dish-sheet.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const [beans, mushrooms, slaw] = sides.map(({ id }) => id) as [string, string, string]
const dinner = { weekId: 'w1', dayId: 'w1d1', itemId: 'w1d1-dinner' }
const helping = (recipeId: string, servings = 1) => ({ recipeId, servings })

function planWith(...put: readonly { recipeId: string; servings: number }[]): MealPlan {
  return buildPlan({ changes: [planChange('changeSides', { ...dinner, sides: put })] })
}

const isListing = ({ method, path }: Sent) => method === 'GET' && path.includes('kind=side')
/** Lists the sides, and puts what is asked for into the plan. */
function server({ method, path, body }: Sent): Answer | undefined {
  if (isListing({ method, path, body })) return { body: browseAnswer(path, buildSideResults()) }
  if (method !== 'PUT') return undefined
  const asked = (body as { sides: { recipe: string; serving: number }[] }).sides
  const put = asked.map(({ recipe, serving }) => helping(recipe, serving))
  return { body: { ...planWith(...put), version: 2 } }
}

const openDay2 = (changes: NonNullable<Parameters<typeof buildPlan>[0]>['changes']) =>
  openInEditor(BuildingScreen, buildPlan({ weeks: ['rsrrrrr'], ...(changes && { changes }) }), 'w1d2')

let shown = buildPlan()
const openDay = (plan: MealPlan, answer = server) => openInEditor(BuildingScreen, plan, 'w1d1', answer)

async function openOptions(user: { click: (element: Element) => Promise<void> }) {
  await user.click(await screen.findByRole('button', { name: 'Options for dinner' }))
  return within(await screen.findByRole('dialog'))
}

it('[PLATE-3] a plate shows its main and beneath it its sides, with their amounts and the figures of all', async () => {
  renderPlanScreen({
    Screen: ReadyScreen,
    route: 'app.template.ready',
    params: { weekId: 'w1', dayId: 'w1d1' },
    plan: planWith(helping(beans, 0.5), helping(mushrooms)),
  })
  const salmon = await card(/^Skillet salmon/)
  const beside = within(salmon.getByRole('list', { name: 'Beside it' })).getAllByRole('listitem')
  expect(beside.map(({ textContent }) => textContent)).toEqual([
    'Buttered green beans½ serving',
    'Garlic mushrooms1 serving',
  ])
  expect(within(beside[0]!).getByRole('link').getAttribute('href')).toMatch(
    new RegExp(`item/w1d1-dinner#side-${beans}$`),
  )
  // 62 g of fat in the main, 3 and 9 beside it; the main takes 10 + 15 minutes, the sides 8 and 7 more.
  expect(salmon.getByText('74 g')).toBeTruthy()
  expect(salmon.getByText('40 min')).toBeTruthy()
})

it.each([
  ['Meals', ReadyScreen, 'app.template.ready', 'Servings: you ½, Kim 2, Tim none'],
  [
    'the Editor, where a stepper has the person’s own,',
    BuildingScreen,
    'app.template.preparing.day',
    'Kim 2, Tim none',
  ],
] as const)(
  '[TOG-3] [PLATE-3] in %s a side tells what those who eat along get of it',
  async (_, Screen, route, text) => {
    const plan = planWith(helping(beans, 0.5))
    const nutrition = { calories: 300, fat: 20, net_carbs: 3, protein: 25 }
    const plateOf = (name: string, side: number) => {
      const sides = [{ servings: side, grams: 100 * side }]
      return { eaterId: name, name, servings: 1, grams: 300 + 100 * side, nutrition, sides }
    }
    const item = plan.templates[0]!.weeks[0]!.days[0]!.items.find(({ id }) => id === 'w1d1-dinner')
    Object.assign(item!, { plates: [plateOf('Kim', 2), plateOf('Tim', 0)] })
    renderPlanScreen({ Screen, route, params: { weekId: 'w1', dayId: 'w1d1' }, plan })
    const salmon = await card(/^Skillet salmon/)
    const beside = within(await salmon.findByRole('list', { name: 'Beside it' }))
    expect(await beside.findByText(text)).toBeTruthy()
  },
)

it('[PLATE-3] a side is chosen from those that suit the plate, and stands there before the server has answered', async () => {
  const { user, sent } = openDay(buildPlan())
  const options = await openOptions(user)
  await user.click(options.getByRole('button', { name: 'Add a side' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'A side for Skillet salmon' }))
  const found = await sheet.findByRole('button', { name: 'Buttered green beans' })
  const offer = within(sheet.getByRole('article', { name: 'Buttered green beans' }))
  expect(offer.getByText('½ serving, 14 min')).toBeTruthy()
  expect(offer.getByText(/All four on target|all four on target/)).toBeTruthy()
  expect(offer.getByText('One more thing to buy.')).toBeTruthy()
  const held = holdAnswers()
  await user.click(found)
  const salmon = await card(/^Skillet salmon/)
  expect(await salmon.findByRole('link', { name: 'Buttered green beans' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  held.release()
  expect(await screen.findByText(/Buttered green beans beside Skillet salmon/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
  expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
    path: expect.stringMatching(/items\/w1d1-dinner\/sides$/),
    body: { sides: [{ recipe: beans, serving: 0.5 }] },
  })
})

it('[PLATE-3] another side comes in the place of one, which the listing is asked for', async () => {
  const { user, sent } = openDay(planWith(helping(beans)))
  const options = await openOptions(user)
  await user.click(options.getByRole('button', { name: 'Another side instead of Buttered green beans' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Instead of Buttered green beans' }))
  await user.click(await sheet.findByRole('button', { name: 'Lemony slaw' }))
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      sides: [{ recipe: slaw, serving: 0.5 }],
    }),
  )
  expect(sent.find(isListing)?.path).toContain(`insteadOf=${beans}`)
  expect(
    await screen.findByText(/Lemony slaw beside Skillet salmon.*, instead of Buttered green beans/),
  ).toBeTruthy()
})

it('[PLATE-3] a side is searched for, and the list says when there is none', async () => {
  const { user, sent } = openDay(buildPlan(), (asked) =>
    isListing(asked) && asked.path.includes('zzz') ? { body: browseAnswer(asked.path, []) } : server(asked),
  )
  const options = await openOptions(user)
  await user.click(options.getByRole('button', { name: 'Add a side' }))
  await user.type(await screen.findByRole('searchbox', { name: 'Search sides' }), 'zzz{Enter}')
  expect(await screen.findByRole('heading', { name: 'No side by that name' })).toBeTruthy()
  expect(sent.some(({ path }) => path.includes('zzz'))).toBe(true)
})

it('[PLATE-3] a listing that fails says so and is asked for again', async () => {
  let isDown = true
  const { user } = openDay(buildPlan(), (asked) =>
    isListing(asked) && isDown ? { status: 400, body: problem(400) } : server(asked),
  )
  const options = await openOptions(user)
  await user.click(options.getByRole('button', { name: 'Add a side' }))
  const again = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await user.click(again)
  expect(await screen.findByRole('button', { name: 'Buttered green beans' })).toBeTruthy()
})

it('[PLATE-3] [HELD-2] a plate of two sides takes no third and says why; each may go', async () => {
  const { user, sent } = openDay(planWith(helping(beans), helping(mushrooms)))
  const options = await openOptions(user)
  const add = options.getByRole('button', {
    name: 'Add a side',
    description: 'A plate has two sides at most.',
  })
  expect(isRefused(add)).toBe(true)
  await user.click(options.getByRole('button', { name: 'No side: take Buttered green beans away' }))
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      sides: [{ recipe: mushrooms, serving: 1 }],
    }),
  )
  expect(options.queryByText('Buttered green beans')).toBeNull()
  expect(isRefused(options.getByRole('button', { name: 'Add a side' }))).toBe(false)
})

it('[PLATE-3] another main is chosen where mains are, and the sides stay', async () => {
  const { user, place } = openDay(planWith(helping(beans)))
  const options = await openOptions(user)
  await user.click(options.getByRole('link', { name: /^Replace….*the sides stay/ }))
  expect(place()).toMatch(/day\/w1d1\/recipes\/dinner$/)
})

it('[ITEM-4] [PLATE-3] servings of a side change by quarters, at once, and end at half a serving', async () => {
  const { user, sent } = openDay(planWith(helping(beans, 0.75)))
  const salmon = await card(/^Skillet salmon/)
  const stepper = within(salmon.getByRole('group', { name: 'Servings of Buttered green beans' }))
  const held = holdAnswers()
  await user.click(stepper.getByRole('button', { name: 'Less Buttered green beans' }))
  expect(await stepper.findByText('½')).toBeTruthy()
  expect(isRefused(stepper.getByRole('button', { name: 'Less Buttered green beans' }))).toBe(true)
  expect(salmon.getByText(/at least ½ serving/)).toBeTruthy()
  held.release()
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      sides: [{ recipe: beans, serving: 0.5 }],
    }),
  )
})

it('[PLATE-3] a refusal by the server is told, and the plate is as it was', async () => {
  const { user } = openDay(buildPlan(), (asked) =>
    asked.method === 'PUT' ? { status: 422, body: problem(422) } : server(asked),
  )
  const options = await openOptions(user)
  await user.click(options.getByRole('button', { name: 'Add a side' }))
  await user.click(await screen.findByRole('button', { name: 'Lemony slaw' }))
  expect(await screen.findByText('A test’s problem.')).toBeTruthy()
  const salmon = await card(/^Skillet salmon/)
  expect(salmon.queryByRole('link', { name: 'Lemony slaw' })).toBeNull()
})

it('[PLATE-3] [DAY-5] on a complete day the sides are for looking at', async () => {
  const complete = buildPlan({
    changes: [
      planChange('changeSides', { ...dinner, sides: [helping(beans)] }),
      planChange('completeDay', { weekId: 'w1', dayId: 'w1d1' }),
    ],
  })
  const { user } = openDay(complete)
  const salmon = await card(/^Skillet salmon/)
  expect(salmon.getByRole('link', { name: 'Buttered green beans' })).toBeTruthy()
  expect(salmon.queryByRole('group', { name: /^Servings/ })).toBeNull()
  const options = await openOptions(user)
  expect(options.queryByRole('button', { name: 'Add a side' })).toBeNull()
})

it('[PLATE-3] the week’s board names the sides of a meal and counts their minutes', async () => {
  renderPlanScreen({
    Screen: ReadyScreen,
    route: 'app.template.ready',
    params: { weekId: 'w1', dayId: 'w1d1' },
    plan: planWith(helping(beans), helping(mushrooms)),
  })
  const board = within(await screen.findByRole('region', { name: 'Week 1 at a glance' }))
  const name = await board.findByText('Skillet salmon with Buttered green beans and Garlic mushrooms')
  expect(name.closest('li')?.textContent).toContain('40 min')
})

it('[PLATE-3] a leftover with a fresh side says how long that takes', async () => {
  const day2 = { weekId: 'w1', dayId: 'w1d2' }
  const lunch = { ...day2, itemId: 'w1d2-lunch' }
  openDay2([
    planChange('clearItem', lunch),
    planChange('addLeftover', { ...day2, meal: 'lunch', parentId: 'w1d1-dinner' }),
    planChange('changeSides', { ...lunch, sides: [helping(mushrooms)] }),
  ])
  const leftover = await card(/^Skillet salmon/)
  expect(leftover.getByText('Leftover')).toBeTruthy()
  expect(leftover.getByText('19 min')).toBeTruthy()
  expect(await leftover.findByRole('link', { name: 'Garlic mushrooms' })).toBeTruthy()
})

it('[PLATE-3] a screen reader hears what came beside a main, also from another device', async () => {
  const { queries } = openDay(buildPlan(), ({ method, path }) =>
    method === 'GET' && path === '/api/mealplan' ? { body: shown } : undefined,
  )
  await card(/^Skillet salmon/)
  shown = { ...planWith(helping(beans)), version: 2 }
  await queries.invalidateQueries({ queryKey: ['meal-plan'] })
  expect(await screen.findByText(/^Dinner: Skillet salmon.* with Buttered green beans\./)).toBeTruthy()
})
