import type { ItemView } from '@butterleaf/contract/meal-plan/calls'
import type { Recipe } from '@butterleaf/contract/recipes/calls'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { paths, pathTo } from '#lib/paths.ts'
import { browseAnswer, buildSideResults } from '#lib/recipe/testing/browse-pages.ts'
import { buildIngredient, buildRecipe, buildStep } from '#lib/recipe/testing/build-recipe.ts'
import { renderPlanRoutes } from '#lib/recipe/testing/render-plan-routes.tsx'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { dishes, sides } from '#lib/testing/dishes.ts'
import { timerStore } from './cook/timer-store.ts'
import CookScreen from './cook-screen.tsx'
import ItemScreen from './item-screen.tsx'
// What a first press loads, so that no test waits for its compilation.
import '#lib/meal-plan/plate/side-sheet.tsx'
import '#ui/surface/drawer-sheet.tsx'

const route = 'app.template.ready.item' as const
const path = pathTo(route, { templateId: 'template', weekId: 'w1', dayId: 'w1d1', itemId: 'w1d1-dinner' })
const dinner = { weekId: 'w1', dayId: 'w1d1', itemId: 'w1d1-dinner' }
const [beans] = sides as unknown as [(typeof sides)[number]]

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  timerStore.write([])
  vi.unstubAllGlobals()
  localStorage.clear()
})

const text = (of: string) => ({ kind: 'text', text: of }) as const
const wait = (minutes: number) =>
  ({ kind: 'timer', text: `${minutes} minutes`, seconds: 60 * minutes }) as const

/** Ten minutes of work and fifteen in the oven, with beans that take fourteen. */
const salmon = buildRecipe(dishes[6], {
  steps: [
    buildStep(text('Sear the salmon.')),
    buildStep(text('Bake it '), wait(15), text('.')),
    buildStep(text('Serve it.')),
  ],
})
const greenBeans = buildRecipe(beans, {
  steps: [buildStep(text('Boil the beans '), wait(6), text('.')), buildStep(text('Toss them in butter.'))],
  ingredients: [buildIngredient({ ingredient_name: 'green beans' })],
})

type Wish = {
  search?: string
  hash?: string
  sideNow?: () => Recipe | null
  isComplete?: boolean
  /** Of who eats along. */
  table?: Pick<Extract<ItemView, { value: object }>, 'plates' | 'apart'>
}

function open(
  { search = '', hash = '', sideNow = () => greenBeans, isComplete = false, table = {} }: Wish = {},
  isCooking = false,
) {
  const plan = buildPlan({
    changes: [
      planChange('changeSides', { ...dinner, sides: [{ recipeId: beans.id, servings: 0.5 }] }),
      ...(isComplete ? [planChange('completeDay', { weekId: 'w1', dayId: 'w1d1' })] : []),
    ],
  })
  const item = plan.templates[0]?.weeks[0]?.days[0]?.items.find(({ id }) => id === 'w1d1-dinner')
  Object.assign(item!, table)
  const view = () => {
    const side = sideNow()
    const { sides: put, ...main } = item as unknown as ItemView & { sides: object[] }
    return {
      ...main,
      value: salmon,
      ...table,
      ...(side && { sides: [{ ...put[0], recipe: side }] }),
    }
  }
  return renderPlanRoutes({
    routes: [
      { path: paths[route], Component: ItemScreen },
      { path: `${paths[route]}/cook`, Component: CookScreen },
    ],
    path: `${path}${isCooking ? '/cook' : ''}${search}${hash}`,
    plan,
    answer: ({ method, path: called }) => {
      if (called.includes('kind=side')) return { body: browseAnswer(called, buildSideResults()) }
      if (method !== 'GET') return { body: plan }
      return called.endsWith('/items/w1d1-dinner') ? { body: view() } : undefined
    },
  })
}

const cook = (wish: Wish = {}) => open(wish, true)
const side = async () => within(await screen.findByRole('region', { name: 'Buttered green beans' }))
const atStep = (number: number, of: number) =>
  screen.findByRole('heading', { level: 1, name: `Step ${number} of ${of}` })

describe('[PLATE-3] [ITEM-6] the page of a plate', () => {
  it('has the main’s recipe, then each side’s, with ingredients and steps of its own', async () => {
    open()
    const beside = await side()
    expect(beside.getByText('You eat ½ serving.')).toBeTruthy()
    expect(
      within(beside.getByRole('region', { name: 'Ingredients of Buttered green beans' })).getByText(
        'green beans',
      ),
    ).toBeTruthy()
    const steps = within(beside.getByRole('region', { name: 'Instructions of Buttered green beans' }))
    expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [1, 2].map((step) => `${path}/cook?dish=${beans.id}&step=${step}`),
    )
    expect(screen.getByRole('region', { name: 'Ingredients' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Cook it all' }).getAttribute('href')).toBe(`${path}/cook`)
    expect(screen.getByText('The whole plate:').nextElementSibling?.textContent).toContain('65 g')
  })

  it('[TOG-3] says of a side what is cooked for all, and of a dish for one alone what they eat of it comes to', async () => {
    const nutrition = { calories: 300, fat: 20, net_carbs: 3, protein: 25 }
    const sides = [{ servings: 1, grams: 90 }]
    const kim = { eaterId: 'kim', name: 'Kim', servings: 1.5, grams: 500, nutrition, sides }
    const eggs = buildRecipe(dishes[0])
    const eaters = [{ eaterId: 'kim', name: 'Kim', servings: 2, grams: 240 }]
    const serving = { value: 2, unit: 'serving', scale: 2 }
    const apart = [{ recipe: eggs, serving, eaters }] as never
    open({ table: { plates: [kim], apart } })
    const beside = await side()
    expect(await beside.findByText('You eat ½ serving. 1 ½ servings are cooked for all.')).toBeTruthy()
    const alone = within(await screen.findByRole('region', { name: eggs.title }))
    const kcal = 2 * eggs.nutrition.calories
    expect(alone.getByText(/^Kim eats 2 servings/).nextElementSibling?.textContent).toContain(
      `${kcal.toLocaleString()} kcal`,
    )
  })

  it('has like and avoid, more and less, another side and no side for each', async () => {
    const { user, sent } = open()
    const beside = await side()
    await user.click(beside.getByRole('button', { name: 'Like' }))
    await waitFor(() =>
      expect(sent.at(-1)?.body).toMatchObject({ recipe: beans.id, interactionType: 'like' }),
    )
    await user.click(beside.getByRole('button', { name: 'More Buttered green beans' }))
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
        sides: [{ recipe: beans.id, serving: 0.75 }],
      }),
    )
    await user.click(beside.getByRole('button', { name: /^Another side/ }))
    expect(await screen.findByRole('button', { name: 'Lemony slaw' })).toBeTruthy()
  })

  it('[ITEM-7] offers another side in the place of one that is avoided', async () => {
    const { user } = open()
    await user.click((await side()).getByRole('button', { name: 'Avoid' }))
    expect(await screen.findByText('It stays on Monday until you change it.')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Another side' }))
    expect(await screen.findByRole('dialog', { name: 'Instead of Buttered green beans' })).toBeTruthy()
  })

  it('[DAY-5] of a complete day is for looking at', async () => {
    open({ isComplete: true })
    const beside = await side()
    expect(beside.queryByRole('button', { name: /side/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add a side' })).toBeNull()
  })

  it('opens at the side that a card’s link names', async () => {
    open({ hash: `#side-${beans.id}` })
    const section = await screen.findByRole('region', { name: 'Buttered green beans' })
    await waitFor(() => expect(document.activeElement).toBe(section))
  })
})

describe('[PLATE-3] [RCP-5] a main and its side in one session', () => {
  it('begins with what takes longest, comes to the side in its wait, and goes back', async () => {
    const { user, address } = cook()
    const next = () => user.click(screen.getByRole('button', { name: 'Next' }))
    await atStep(1, 3)
    expect(screen.getByRole('banner').textContent).toContain('Skillet salmon')
    await next()
    await atStep(2, 3)
    expect(screen.getByText('Meanwhile: Buttered green beans')).toBeTruthy()
    await next()
    await atStep(1, 2)
    expect(screen.getByRole('banner').textContent).toBe('Buttered green beans')
    expect(screen.getByText('Buttered green beans, step 1 of 2.', { exact: false })).toBeTruthy()
    expect(address()).toBe(`${path}/cook?dish=${beans.id}&step=1`)
    await next()
    await atStep(2, 2)
    await next()
    await atStep(3, 3)
    expect(screen.getByText('Back to: Skillet salmon')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Done' })).toBeTruthy()
  })

  it('a timer knows its dish and leads back to its step', async () => {
    const { user } = cook({ search: `?dish=${beans.id}&step=1` })
    await user.click(await screen.findByRole('button', { name: 'Start 6 minutes' }))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    const timers = within(screen.getByRole('list', { name: 'Timers' }))
    expect(timers.getByText('Step 1 · Buttered green beans')).toBeTruthy()
    expect(timers.getByRole('link').getAttribute('href')).toBe(`${path}/cook?dish=${beans.id}&step=1`)
  })

  it('resumes where it was left, and once all is done begins again', async () => {
    const first = cook({ search: `?dish=${beans.id}&step=1` })
    await atStep(1, 2)
    await first.user.click(screen.getByRole('button', { name: 'Next' }))
    await atStep(2, 2)
    cleanup()
    open()
    expect(await screen.findByRole('link', { name: 'Go on: Buttered green beans, step 2' })).toBeTruthy()
    cleanup()
    const again = cook()
    await atStep(2, 2)
    expect(screen.getByRole('banner').textContent).toBe('Buttered green beans')
    await again.user.click(screen.getByRole('button', { name: 'Next' }))
    await again.user.click(screen.getByRole('button', { name: 'Done' }))
    expect(await screen.findByRole('link', { name: 'Cook it all' })).toBeTruthy()
    cleanup()
    cook()
    await atStep(1, 3)
  })

  it('a side that is taken away elsewhere is cooked to its end, if the cook likes', async () => {
    let now: Recipe | null = greenBeans
    const { user, queries } = cook({ search: `?dish=${beans.id}&step=1`, sideNow: () => now })
    await atStep(1, 2)
    now = null
    await queries.invalidateQueries({ queryKey: ['plan-item'] })
    expect(await screen.findByText(/^Your plan has changed: this meal is Skillet salmon/)).toBeTruthy()
    await atStep(1, 2)
    await user.click(screen.getByRole('button', { name: 'Cook that instead' }))
    await atStep(1, 3)
    expect(screen.queryByText(/Meanwhile/)).toBeNull()
  })
})
