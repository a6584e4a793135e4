import type { ItemView } from '@butterleaf/contract/meal-plan/calls'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import type { RouteName } from '#lib/paths.ts'
import { buildRecipe } from '#lib/recipe/testing/build-recipe.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { type Answer, problem, type Sent } from '#lib/testing/fake-api.ts'
import { isRefused } from '#lib/testing/is-refused.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import { withNutrients } from '#lib/testing/with-nutrients.ts'
import ItemScreen from './item-screen.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const itemPath = '/api/mealplan/plan/template/template/week/w1/day/w1d1/items/w1d1-dinner'

interface Open {
  plan?: ReturnType<typeof buildPlan>
  route?: RouteName
  params?: Record<string, string>
  answer?: (sent: Sent) => Answer | undefined
}

/** The dinner of day 1. */
function open({
  plan = buildPlan(),
  route = 'app.template.preparing.day.item',
  params = {},
  answer = () => undefined,
}: Open = {}) {
  return renderPlanScreen({
    Screen: ItemScreen,
    route,
    params: { weekId: 'w1', dayId: 'w1d1', itemId: 'w1d1-dinner', ...params },
    plan,
    answer: (sent) => answer(sent) ?? (sent.path === itemPath ? { body: viewOf(plan) } : undefined),
  })
}

function viewOf(plan: ReturnType<typeof buildPlan>): ItemView {
  const item = plan.templates[0]?.weeks[0]?.days[0]?.items.find(({ id }) => id === 'w1d1-dinner')
  if (!item?.value) throw new Error('Day 1 has no dinner')
  return { ...item, value: buildRecipe(item.value) } as ItemView
}

const ingredients = async () => within(await screen.findByRole('region', { name: 'Ingredients' }))

describe('an item', () => {
  it('[TOG-3] that others eat along tells who gets how much of it', async () => {
    const plan = buildPlan()
    const nutrition = { calories: 300, fat: 20, net_carbs: 3, protein: 25 }
    const plates = [{ eaterId: 'tim', name: 'Tim', servings: 0.5, grams: 160, nutrition }]
    open({
      answer: ({ path }) => (path === itemPath ? { body: { ...viewOf(plan), plates } } : undefined),
    })
    const card = within(await screen.findByRole('region', { name: 'Plate up' }, { timeout: 5000 }))
    const [you, tim] = card.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(you).toBe('You1 serving · 320 g')
    expect(tim).toBe('Tim½ serving · 160 g')
  })

  it('[MIN-1] [MIN-2] has five more figures, of what is eaten of it, beside those of a day', async () => {
    open({ plan: withNutrients(buildPlan()) })
    const more = (await screen.findByText('More than macros', undefined, { timeout: 5000 })).closest(
      'details',
    )!
    const sodium = within(more).getByRole('meter', { name: 'Sodium', hidden: true })
    expect(sodium.getAttribute('aria-valuetext')).toBe('900 mg of 1,500 mg')
    expect(within(more).getAllByRole('meter', { hidden: true })).toHaveLength(5)
  })

  it('stands under its title while its recipe is on its way', async () => {
    open({ answer: ({ path }) => (path === itemPath ? { status: 503, body: problem(503) } : undefined) })
    const heading = await screen.findByRole('heading', { level: 1, name: /^Skillet salmon/ })
    expect(heading.closest('[aria-busy]')).toBeTruthy()
    expect(await screen.findByRole('heading', { level: 1, name: 'The recipe didn’t load' })).toBeTruthy()
    expect(heading.isConnected).toBe(false)
  })

  it('[CON-4] [CON-7] [HELD-4] says in how many batches it is cooked and how long they take together, how long it keeps and how it is warmed', async () => {
    const plan = buildPlan()
    const keeps = { days: 2, how: 'in a lidded box', freezes: true, reheat: 'in a skillet, 4 min' }
    const view = viewOf(plan)
    const value = {
      ...view.value,
      cookTime: 22,
      serving: 2,
      scale: 3,
      atOnce: 4,
      keeps,
      note: 'Chard is as good.',
    }
    open({ plan, answer: ({ path }) => (path === itemPath ? { body: { ...view, value } } : undefined) })
    const steps = within(await screen.findByRole('region', { name: 'Instructions' }))
    expect(steps.getByText(/^Cook it in 2 batches of 3 servings/)).toBeTruthy()
    const cook = screen.getByText('Cook').nextElementSibling
    expect(cook?.textContent).toBe('44 min')
    expect(steps.getByText('Chard is as good.')).toBeTruthy()
    expect(
      steps.getByText('Keeps 2 days in a lidded box. Freezes well. Warm it in a skillet, 4 min.'),
    ).toBeTruthy()
  })

  it('[ED-4] [OWN-4] has what the kitchen says of an own recipe with its step', async () => {
    const plan = buildPlan()
    const view = viewOf(plan)
    const text = 'Six pork chops don’t fit a 30 cm (12 in) pan at once: brown them in two batches.'
    const value = { ...view.value, warnings: [{ kind: 'load', stepIndex: 1, text }] }
    open({ plan, answer: ({ path }) => (path === itemPath ? { body: { ...view, value } } : undefined) })
    const steps = within(await screen.findByRole('region', { name: 'Instructions' })).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent?.includes('Six pork chops don’t fit'))).toEqual([
      false,
      true,
      false,
    ])
  })

  it('[ITEM-6] shows header, ingredients, instructions, taste, cook mode, replace and print', async () => {
    open()
    expect(await screen.findByText('Dinner, Monday, November 16')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
    expect(screen.getByText('You eat 1 serving.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Like' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Cook this' }).getAttribute('href')).toMatch(/w1d1-dinner\/cook$/)
    expect(screen.getByRole('link', { name: 'Replace' }).getAttribute('href')).toMatch(/recipes\/dinner$/)
  })

  it('[ITEM-6] shows instructions whole, and cuts them at 112 characters when asked to', async () => {
    const { user } = open()
    const [, , last] = within(await screen.findByRole('region', { name: 'Instructions' })).getAllByRole(
      'link',
    )
    expect(last?.textContent).toMatch(/before it cools\.$/)
    expect(last?.getAttribute('href')).toMatch(/cook\?step=3$/)
    await user.click(screen.getByRole('button', { name: 'In short' }))
    expect(last?.textContent).toMatch(/…$/)
    expect(last?.querySelector('span:last-child')?.textContent?.length).toBeLessThanOrEqual(113)
    await user.click(screen.getByRole('button', { name: 'In full' }))
    expect(last?.textContent).toMatch(/before it cools\.$/)
  })

  it('[ITEM-2] of a complete day is for looking at and cooking only', async () => {
    const { user } = open({ plan: buildPlan({ weeks: ['crrrrrr'] }), route: 'app.template.day.item' })
    expect(await screen.findByRole('button', { name: 'Print' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Replace' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Options' }))
    const sheet = within(await screen.findByRole('dialog'))
    for (const name of ['Replace…', 'Random', 'Lock', 'Clear', 'Move…'])
      expect(isRefused(await sheet.findByRole('button', { name }))).toBe(true)
    expect(sheet.getByText('Monday is complete. Mark it incomplete to change it.')).toBeTruthy()
    expect(sheet.queryByRole('group', { name: /^Servings/ })).toBeNull()
  })

  it('[LEFT-1] that feeds another says in numbers what is cooked, and leads there', async () => {
    const fed = planChange('addLeftover', {
      weekId: 'w1',
      dayId: 'w1d2',
      meal: 'lunch',
      parentId: 'w1d1-dinner',
    })
    open({ plan: buildPlan({ weeks: ['r......'], changes: [fed] }) })
    expect(
      await screen.findByText(
        'Makes a total of 2 servings. Eat 1 serving today and save 1 serving for Tuesday.',
      ),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Lunch, Tuesday' }).getAttribute('href')).toMatch(/w1d2-lunch$/)
  })

  it('[MAP-3] its sheet locks it, and draws it again', async () => {
    const plan = buildPlan()
    const { user, sent } = open({
      plan,
      answer: ({ method }) => (method === 'POST' ? { body: plan } : undefined),
    })
    await user.click(await screen.findByRole('button', { name: 'Options' }))
    const sheet = within(await screen.findByRole('dialog'))
    await user.click(await sheet.findByRole('button', { name: /^Lock/ }))
    await user.click(sheet.getByRole('button', { name: /^Random/ }))
    const posted = () => sent.filter(({ method }) => method === 'POST').map(({ path }) => path)
    await waitFor(() => expect(posted()).toEqual([`${itemPath}/lock`, `${itemPath}/randomize`]))
  })

  it('of an open slot offers the recipes', async () => {
    open({ plan: buildPlan({ weeks: ['.......'] }) })
    expect((await screen.findByRole('link', { name: 'Browse recipes' })).getAttribute('href')).toMatch(
      /recipes\/dinner$/,
    )
  })

  it('[APP-11] that the plan hasn’t says so', async () => {
    open({ params: { itemId: 'elsewhere' } })
    expect(await screen.findByRole('heading', { name: 'No meal here' })).toBeTruthy()
  })

  it('offers to try again when it didn’t load', async () => {
    let isDown = true
    const { user } = open({
      answer: ({ path }) => (isDown && path === itemPath ? { status: 503, body: problem(503) } : undefined),
    })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    isDown = false
    await user.click(retry)
    expect(await screen.findByRole('heading', { name: 'Ingredients' })).toBeTruthy()
  })

  it('[RCP-5] that was opened before is there without a network', async () => {
    localStorage.setItem('butterleaf.owner', 'robin')
    const { user: _user, queries } = open()
    await screen.findByRole('heading', { name: 'Ingredients' })
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('offline')
    })
    await queries.resetQueries({ queryKey: ['plan-item'] })
    expect(await screen.findByRole('heading', { name: 'Ingredients' })).toBeTruthy()
  })
})

describe('the ingredients', () => {
  it('[RCP-6] are grouped, measured in either kitchen, and stay ticked off', async () => {
    const { user } = open()
    const card = await ingredients()
    expect(card.getByRole('heading', { name: 'No Label' })).toBeTruthy()
    expect(card.getByRole('heading', { name: 'Sauce' })).toBeTruthy()
    expect(card.getByText('12 oz')).toBeTruthy()
    await user.click(card.getByRole('button', { name: 'Metric' }))
    expect(card.getByText('340 g')).toBeTruthy()
    await user.click(card.getByRole('checkbox', { name: /salmon fillet/ }))
    expect(localStorage.getItem('butterleaf.kitchen')).toContain('"checked":[0]')
    expect(card.getByRole<HTMLInputElement>('checkbox', { name: /salmon fillet/ }).checked).toBe(true)
    await user.click(card.getByRole('button', { name: 'Uncheck all' }))
    expect(card.getByRole<HTMLInputElement>('checkbox', { name: /salmon fillet/ }).checked).toBe(false)
  })

  it('[RCP-6] show the macros of each row and their total', async () => {
    const { user } = open()
    const card = await ingredients()
    await user.click(card.getByRole('button', { name: 'Macros' }))
    const cells = (name: RegExp) =>
      within(card.getByRole('row', { name }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    expect(card.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Ingredient',
      'Calorieskcal',
      'Fatg',
      'Carbsg',
      'Fiberg',
      'Net carbsg',
      'Proteing',
    ])
    expect(cells(/^salmon/)).toEqual(['120', '10.4', '3.1', '1', '2.1', '4.2'])
    expect(cells(/^Total/)).toEqual(['240', '20.8', '6.2', '2', '4.2', '8.4'])
  })
})

describe('[ITEM-7] taste', () => {
  const recipe = viewOf(buildPlan()).value
  const interactions = (type: 'like' | 'dislike') =>
    recipe ? [{ type, recipeId: recipe.id, title: recipe.title, image: recipe.image }] : []

  it.each([
    ['like', 'liked', 'Avoid'],
    ['dislike', 'avoided', 'Like'],
  ] as const)('%s says so, and pressed again is taken back', async (type, active, other) => {
    const plan = buildPlan({ interactions: interactions(type) })
    const { user, sent } = open({
      plan,
      answer: ({ method }) => (method === 'DELETE' ? { body: buildPlan() } : undefined),
    })
    const button = await screen.findByRole('button', { name: active })
    expect(button.getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('button', { name: other }).getAttribute('aria-pressed')).toBe('false')
    await user.click(button)
    await waitFor(() => expect(screen.queryByRole('button', { name: active })).toBeNull())
    expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe(
      `/api/mealplan/plan/interaction/${recipe?.id}`,
    )
  })

  it('what is avoided stays, with an offer to replace it', async () => {
    const avoided = buildPlan({ interactions: interactions('dislike') })
    const { user, isAt, sent } = open({
      answer: ({ method }) => (method === 'POST' ? { body: avoided } : undefined),
    })
    await user.click(await screen.findByRole('button', { name: 'Avoid' }))
    expect(await screen.findByText('It stays on Monday until you replace it.')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      recipe: recipe?.id,
      interactionType: 'avoid',
    })
    const notices = within(screen.getByRole('region', { name: 'Notifications' }))
    await user.click(notices.getByRole('button', { name: 'Replace' }))
    expect(isAt('app.template.preparing.day.recipes')).toBe(true)
  })
})
