import type { WeekAsk } from '@butterleaf/contract/shopping-list/ask-calls'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { sides } from '#lib/testing/dishes.ts'
import { problem } from '#lib/testing/fake-api.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import FirstWeekScreen from './first-week-screen.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

type Answer = Parameters<typeof renderPlanScreen>[0]['answer']
const ask: WeekAsk = {
  ...{ from: '2026-11-16', to: '2026-11-22', foods: 3, rows: 3, minutes: 370, thrownShare: 0 },
  ...{ toBuy: [], cookings: [], thrown: [] },
}

function open(plan = buildPlan({ mode: 1 }), answer: Answer = () => undefined) {
  return renderPlanScreen({
    Screen: FirstWeekScreen,
    route: 'app.first-week',
    plan,
    answer: (sent) => {
      const given = answer(sent)
      if (given) return given
      const isAsk = sent.method === 'GET' && sent.path.endsWith('/week/w1/asks')
      return isAsk ? { body: ask } : undefined
    },
  })
}

const day = async (name: string) => within(await screen.findByRole('region', { name }))

/** The plan after a rejection: another dish of it stands in the slot. */
function withOtherDish(plan: ReturnType<typeof buildPlan>, itemId: string): ReturnType<typeof buildPlan> {
  const changed = structuredClone({ ...plan, version: 2 })
  const items = changed.templates.flatMap(({ weeks }) =>
    weeks.flatMap(({ days }) => days.flatMap(({ items }) => items)),
  )
  const slot = items.find(({ id }) => id === itemId)
  const other = items.find(({ value }) => value && value.id !== slot?.value?.id)
  if (slot && other) slot.value = other.value
  return changed
}

describe('the first week', () => {
  it('[ONB-12] shows seven days with their dishes, its hours and how much there is to buy, and starts', async () => {
    const { user, place } = open()
    expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(7)
    const figures = await day('Week 1 in figures')
    await figures.findByRole('button', { name: '3 things to buy' })
    expect(figures.getByRole('button', { name: '6 h 10 min in the kitchen' })).toBeTruthy()
    expect(figures.getByText('days on target').textContent).toMatch(/^\d of 7 days on target$/)
    await user.click(screen.getByRole('link', { name: 'Start' }))
    expect(place()).toBe('/app')
  })

  it('[ONB-12] [APP-7] just made, its heading takes the focus; opened by its address it doesn’t', async () => {
    const { router, place } = open()
    const heading = () => screen.findByRole('heading', { level: 1, name: 'Your first week' })
    const opened = await heading()
    expect(document.activeElement).not.toBe(opened)
    const address = place()
    await router.navigate('/onboarding/done')
    await router.navigate(address, { replace: true })
    const arrived = await heading()
    await waitFor(() => expect(document.activeElement).toBe(arrived))
  })

  it('[MAP-1] before payment it can be read, and leads to the plans or back to the questions', async () => {
    const { user, place } = open({ ...buildPlan({ mode: 1 }), firstWeekOnly: true as const })
    await screen.findAllByRole('heading', { level: 2 })
    expect(screen.queryByRole('button', { name: /^Not for me/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Like / })).toBeNull()
    const [dish] = screen.getAllByRole('heading', { level: 3 })
    expect(within(dish!).getByRole('link').getAttribute('href')).toMatch(/^\/app\/first-week\/./)
    expect(screen.getAllByRole('link', { name: 'Change my answers' })[0]!.getAttribute('href')).toBe(
      '/onboarding',
    )
    await user.click(screen.getAllByRole('link', { name: 'Choose a membership' })[0]!)
    expect(place()).toBe('/checkout')
  })

  it('[PLATE-3] a dish shows what stands beside it, and each side leads to its recipe', async () => {
    const dinner = { weekId: 'w1', dayId: 'w1d1', itemId: 'w1d1-dinner' }
    const [beans] = sides.map(({ id }) => id)
    const put = [{ recipeId: beans!, servings: 0.5 }]
    open(buildPlan({ mode: 1, changes: [planChange('changeSides', { ...dinner, sides: put })] }))
    const monday = await day('Monday')
    const beside = within(monday.getByRole('list', { name: 'Beside it' }))
    expect(beside.getByRole('listitem').textContent).toBe('Buttered green beans½ serving')
    expect(beside.getByRole('link').getAttribute('href')).toMatch(new RegExp(`${beans}$`))
  })

  it('[ITEM-7] a heart is pressed and taken back', async () => {
    const plan = buildPlan({ mode: 1 })
    const recipe = plan.templates[0]?.weeks[0]?.days[0]?.items[0]?.value
    const liked = {
      ...plan,
      version: 2,
      interactions: [{ type: 'like', recipeId: recipe?.id ?? '', title: '', image: recipe?.image }],
    } as typeof plan
    const { user, sent } = open(plan, ({ method, path }) =>
      method !== 'GET' && path.includes('/interaction')
        ? { body: method === 'POST' ? liked : { ...plan, version: 3 } }
        : undefined,
    )
    const heart = () => screen.getAllByRole('button', { name: `Like ${recipe?.title}` })[0] as HTMLElement
    await screen.findAllByRole('heading', { level: 2 })
    await user.click(heart())
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'))
    await user.click(heart())
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('false'))
    expect(sent.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body])).toEqual([
      ['POST', { recipe: recipe?.id, interactionType: 'like' }],
      ['DELETE', undefined],
    ])
  })

  it('[ITEM-7] “Not for me” avoids the dish, draws another everywhere it is cooked, and Undo puts it back', async () => {
    const plan = buildPlan({ mode: 1 })
    const [first] = plan.templates[0]?.weeks[0]?.days[0]?.items ?? []
    const recipe = first?.value
    const { user, sent } = open(plan, ({ method, path }) =>
      method === 'GET'
        ? undefined
        : {
            body: path.endsWith('/rejections')
              ? withOtherDish(plan, first?.id ?? '')
              : { ...plan, version: 3 },
          },
    )
    await screen.findAllByRole('heading', { level: 2 })
    await user.click(
      screen.getAllByRole('button', { name: `Not for me: ${recipe?.title}` })[0] as HTMLElement,
    )
    const changes = () => sent.filter(({ method }) => method !== 'GET')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(changes()).toHaveLength(2))
    expect(changes().map(({ method, path }) => `${method} ${path.split('/').slice(4).join('/')}`)).toEqual([
      'POST rejections',
      'POST changes/2/undo?version=2',
    ])
    expect(changes()[0]?.body).toEqual({ recipe: recipe?.id })
  })

  it('[ITEM-7] says so when no other dish fits', async () => {
    const plan = buildPlan({ mode: 1 })
    const { user } = open(plan, ({ method }) =>
      method === 'POST' ? { body: { ...plan, version: 2 } } : undefined,
    )
    await screen.findAllByRole('heading', { level: 2 })
    await user.click(screen.getAllByRole('button', { name: /^Not for me/ })[0] as HTMLElement)
    expect(await screen.findByText(/^No other dish fits in place of/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('what can’t be reached is asked for again', async () => {
    let isDown = true
    const { user } = open(undefined, ({ path }) =>
      isDown && path.endsWith('/week/w1/asks') ? { status: 503, body: problem(503) } : undefined,
    )
    const retry = await screen.findByRole('button', { name: /again/i }, { timeout: 10_000 })
    isDown = false
    await user.click(retry)
    await (await day('Week 1 in figures')).findByRole('button', { name: '3 things to buy' })
  })

  it('[ONB-12] is shown once: a plan that was begun opens the app', async () => {
    const { place } = open(buildPlan({ mode: 1, weeks: ['crrrrrr', 'rrrrrrr', 'rrrrrrr', 'rrrrrrr'] }))
    await waitFor(() => expect(place()).toBe('/app'))
  })
})

it('[ONB-2] a plan of one’s own begins with an open week, which can be suggested', async () => {
  const empty = buildPlan({ weeks: ['.......', '.......', '.......', '.......'] })
  const { user, place } = open(empty, ({ method, path }) =>
    method === 'POST' && path.endsWith('/week/w1/randomize')
      ? { body: { ...buildPlan(), version: 2 } }
      : undefined,
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Your table is laid' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Suggest my first week' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Your first week' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Start with day 1' }))
  expect(place()).toBe('/app')
})
