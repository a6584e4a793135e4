import type { Recipe } from '@butterleaf/contract/recipes/calls'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths, pathTo } from '#lib/paths.ts'
import { buildRecipe, buildStep } from '#lib/recipe/testing/build-recipe.ts'
import { renderPlanRoutes } from '#lib/recipe/testing/render-plan-routes.tsx'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { dishes } from '#lib/testing/dishes.ts'
import { timerStore } from './cook/timer-store.ts'
import CookScreen from './cook-screen.tsx'

const route = 'app.template.ready.item' as const
const path = pathTo(route, { templateId: 'template', weekId: 'w1', dayId: 'w1d1', itemId: 'w1d1-dinner' })

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(() => {
  timerStore.write([])
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** The dinner of day 1, in three steps. */
function cook(search = '', valueNow: () => Recipe | null = () => buildRecipe(dishes[6])) {
  const plan = buildPlan()
  const item = plan.templates[0]?.weeks[0]?.days[0]?.items.find(({ id }) => id === 'w1d1-dinner')
  return renderPlanRoutes({
    routes: [
      { path: paths[route], element: <p>The recipe</p> },
      { path: `${paths[route]}/cook`, Component: CookScreen },
    ],
    path: `${path}/cook${search}`,
    plan,
    answer: ({ path: called }) =>
      called.endsWith('/items/w1d1-dinner') ? { body: { ...item, value: valueNow() } } : undefined,
  })
}

const atStep = (number: number) => screen.findByRole('heading', { level: 1, name: `Step ${number} of 3` })

describe('[RCP-5] cook mode', () => {
  it('shows one step at a time with its scaled ingredients', async () => {
    const { user } = cook()
    await atStep(1)
    const needed = () => within(screen.getByRole('complementary', { name: 'For this step' }))
    expect(needed().getByText('12 oz')).toBeTruthy()
    expect(needed().queryByText('heavy cream')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await atStep(2)
    expect(needed().getByText('1 ½ cups')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await atStep(3)
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  it('[RCP-8] says the step after in the measures of the kitchen, as it will stand there', async () => {
    const steps = ['Wait.', 'Heat a pan of 28 cm (11 in).'].map((text) => buildStep({ kind: 'text', text }))
    cook('', () => buildRecipe(dishes[6], { steps }))
    expect(await screen.findByText('Heat a pan of 11 in (28 cm).')).toBeTruthy()
  })

  it('[CON-4] [CON-7] says the batches at the first step, and at the last how the dish keeps', async () => {
    const keeps = { days: 0, how: 'the crust goes soft', freezes: false, reheat: null }
    const { user } = cook('', () => buildRecipe(dishes[6], { scale: 3, serving: 2, atOnce: 3, keeps }))
    await atStep(1)
    expect(screen.getByText(/^Cook it in 2 batches of 3 servings/)).toBeTruthy()
    expect(screen.queryByText(/^Doesn’t keep/)).toBeNull()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    await atStep(3)
    expect(screen.getByText('Doesn’t keep: the crust goes soft.')).toBeTruthy()
    expect(screen.queryByText(/^Cook it in/)).toBeNull()
  })

  it('[ED-4] [OWN-4] says at its step what the kitchen says of an own recipe, also to a screen reader', async () => {
    const text = 'Don’t rinse the chicken wings: water spreads what heat kills. Pat them dry.'
    const warnings = [{ kind: 'rinsing' as const, stepIndex: 1, text }]
    const { user } = cook('', () => buildRecipe(dishes[6], { warnings }))
    await atStep(1)
    expect(screen.queryByText(text)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await atStep(2)
    expect(screen.getByText(text)).toBeTruthy()
    expect(
      document.querySelector('[aria-live="polite"].sr-only, .sr-only[aria-live]')?.textContent,
    ).toContain(text)
  })

  it('says that the plan has changed where its meal is gone, and leads back to the plan', async () => {
    cook('', () => null)
    expect(await screen.findByRole('heading', { level: 1, name: 'No meal here' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to the plan' }).getAttribute('href')).toBe(paths.app)
  })

  it('goes on with the dish that was begun when the plan is changed elsewhere, and changes over when asked to', async () => {
    let value: Recipe | null = buildRecipe(dishes[6])
    const { user, queries, address } = cook('?step=2', () => value)
    await atStep(2)
    value = buildRecipe(dishes[5])
    await queries.invalidateQueries({ queryKey: ['plan-item'] })
    expect(await screen.findByText(/this meal is Zucchini soup with whipped feta now/)).toBeTruthy()
    expect(screen.getByRole('banner').textContent).toContain(dishes[6]?.title)
    await user.click(screen.getByRole('button', { name: 'Cook that instead' }))
    await atStep(1)
    expect(screen.getByRole('banner').textContent).toContain(dishes[5]?.title)
    expect(screen.queryByText(/Your plan has changed/)).toBeNull()
    expect(address()).toBe(`${path}/cook`)
    value = null
    await queries.invalidateQueries({ queryKey: ['plan-item'] })
    expect(await screen.findByText(/it has no dish for this meal now/)).toBeTruthy()
    await atStep(1)
  })

  it('turns by arrow keys, and announces each step', async () => {
    const { user } = cook()
    await atStep(1)
    await user.keyboard('{ArrowRight}')
    await atStep(2)
    expect(
      screen.getByText('Step 2 of 3. Stir in the cream and simmer for 10 minutes until it coats a spoon.'),
    ).toBeTruthy()
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    await atStep(1)
  })

  it.each([
    ['to the left', 300, 100, 2],
    ['too short', 300, 280, 1],
  ])('turns by a swipe: %s', async (_way, from, to, step) => {
    cook()
    await atStep(1)
    const main = screen.getByRole('main')
    fireEvent.pointerDown(main, { pointerType: 'touch', isPrimary: true, clientX: from, clientY: 400 })
    fireEvent.pointerUp(main, { pointerType: 'touch', isPrimary: true, clientX: to, clientY: 410 })
    await atStep(step)
  })

  it('resumes at the step where it was left, by the address or by memory', async () => {
    const { user, address } = cook('?step=2')
    await atStep(2)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(address()).toBe(`${path}/cook?step=3`)
    await user.keyboard('{Escape}')
    expect(await screen.findByText('The recipe')).toBeTruthy()
    cook()
    await atStep(3)
  })

  it('begins again after the last step is done', async () => {
    const { user, address } = cook('?step=3')
    await user.click(await screen.findByRole('button', { name: 'Done' }))
    await waitFor(() => expect(address()).toBe(path))
    cook()
    await atStep(1)
  })

  it('keeps the screen awake while it is shown', async () => {
    const release = vi.fn(async () => undefined)
    const request = vi.fn(async () => ({ release }))
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
    const { user } = cook()
    await atStep(1)
    expect(request).toHaveBeenCalledWith('screen')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(release).toHaveBeenCalled())
    Reflect.deleteProperty(navigator, 'wakeLock')
  })
})

describe('[RCP-5] its timers', () => {
  const timers = () => within(screen.getByRole('list', { name: 'Timers' }))

  it('run several at once, whichever step shows, and stop one by one', async () => {
    const { user } = cook()
    await user.click(await screen.findByRole('button', { name: 'Start 4 minutes' }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await user.click(await screen.findByRole('button', { name: 'Start 10 minutes' }))
    const shown = timers()
      .getAllByRole('timer')
      .map((timer) => timer.textContent)
    expect(shown[0]).toMatch(/^(4:00|3:5\d)$/)
    expect(shown[1]).toMatch(/^(10:00|9:5\d)$/)
    await user.click(timers().getByRole('button', { name: /^Stop: Step 1/ }))
    expect(timers().getAllByRole('listitem')).toHaveLength(1)
  })

  it('survive a reload and ring when they are due', async () => {
    timerStore.write([
      {
        id: 'kept',
        step: 'Step 1',
        dish: 'Soup',
        path: '/soup',
        seconds: 60,
        endsAt: Date.now() - 1000,
        leftMs: 0,
      },
    ])
    cook()
    await atStep(1)
    expect(timers().getByRole('timer').textContent).toBe('Time’s up')
    expect(screen.getByRole('alert').textContent).toBe('Step 1 of Soup: time’s up.')
    expect(timers().getByRole('link').getAttribute('href')).toBe('/soup')
  })

  it('get a minute more, pause and go on', async () => {
    const { user } = cook()
    await user.click(await screen.findByRole('button', { name: 'Start 4 minutes' }))
    await user.click(timers().getByRole('button', { name: /^One minute more/ }))
    expect(timers().getByRole('timer').textContent).toMatch(/^(5:00|4:5\d)$/)
    await user.click(timers().getByRole('button', { name: /^Pause/ }))
    expect(timers().getByText(/paused/)).toBeTruthy()
    expect(timers().getByRole('button', { name: /^Go on/ })).toBeTruthy()
  })
})
