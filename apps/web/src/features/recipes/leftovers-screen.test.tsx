import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { isRefused } from '#lib/testing/is-refused.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import LeftoversScreen from './leftovers-screen.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const route = 'app.template.preparing.day.leftovers'
const lunchOf = (day: number) => ({ weekId: 'w1', dayId: `w1d${day}`, category: 'lunch' })

describe('[LEFT-2] the leftovers of a slot', () => {
  it('are what was cooked on the three days before, the nearest first, no dessert for a meal', async () => {
    const plan = buildPlan({ weeks: ['rrrr...'] })
    renderPlanScreen({ Screen: LeftoversScreen, route, params: lunchOf(5), plan })
    const cards = await screen.findAllByRole('listitem')
    expect(cards).toHaveLength(9)
    expect(within(cards[0]!).getByText(/^Dinner, Thursday/)).toBeTruthy()
    expect(within(cards[8]!).getByText(/^Breakfast, Tuesday/)).toBeTruthy()
  })

  it('[CON-4] leave out what doesn’t keep until then', async () => {
    const plan = buildPlan({ weeks: ['rr.....'] })
    const keepsDays: Readonly<Record<string, number>> = { breakfast: 0, lunch: 1, dinner: 2 }
    for (const item of plan.templates[0]?.weeks[0]?.days.flatMap(({ items }) => items) ?? [])
      if (item.value) Object.assign(item.value, { keepsDays: keepsDays[item.category] })
    renderPlanScreen({ Screen: LeftoversScreen, route, params: lunchOf(3), plan })
    const cards = await screen.findAllByRole('listitem')
    expect(
      cards.map(
        (card) =>
          within(card)
            .getByText(/, \w+day/)
            .textContent?.split(' · ')[0],
      ),
    ).toEqual(['Dinner, Tuesday', 'Lunch, Tuesday', 'Dinner, Monday'])
  })

  it('[LEFT-1] [TOG-3] are served, not eaten, where others eat of them', async () => {
    const plan = buildPlan({ weeks: ['r......'] })
    const plate = {
      ...{ eaterId: 'kim', name: 'Kim', servings: 1, grams: 300 },
      nutrition: { calories: 500, fat: 40, net_carbs: 6, protein: 30 },
    }
    for (const item of plan.templates[0]!.weeks[0]!.days[0]!.items)
      if (item.value) Object.assign(item, { plates: [plate] })
    renderPlanScreen({ Screen: LeftoversScreen, route, params: lunchOf(3), plan })
    const [dinner] = await screen.findAllByRole('listitem')
    expect(within(dinner!).getByText(/ Serve 2 servings today and save /)).toBeTruthy()
    expect(within(dinner!).queryByText(/ Eat .* today/)).toBeNull()
  })

  it('[LEFT-1] say in numbers what it takes, with what they feed already', async () => {
    const fed = planChange('addLeftover', {
      weekId: 'w1',
      dayId: 'w1d2',
      meal: 'lunch',
      parentId: 'w1d1-dinner',
    })
    const plan = buildPlan({ weeks: ['r......'], changes: [fed] })
    renderPlanScreen({ Screen: LeftoversScreen, route, params: lunchOf(3), plan })
    const [dinner] = await screen.findAllByRole('listitem')
    expect(
      within(dinner!).getByText(
        'Makes a total of 2 ¾ servings. Eat 1 serving today, save 1 serving for Tuesday and save ¾ serving for Wednesday.',
      ),
    ).toBeTruthy()
  })

  it('are eaten by one press, and the day follows', async () => {
    const plan = buildPlan({ weeks: ['r......'] })
    const { user, sent, isAt } = renderPlanScreen({
      Screen: LeftoversScreen,
      route,
      params: lunchOf(2),
      plan,
      answer: ({ method }) => (method === 'POST' ? { body: plan } : undefined),
    })
    const [first] = await screen.findAllByRole('button', { name: /^Eat this for lunch/ })
    await user.click(first!)
    await waitFor(() => expect(isAt('app.template.preparing.day')).toBe(true))
    expect(sent.find(({ method }) => method === 'POST')?.path).toBe(
      '/api/mealplan/plan/template/template/week/w1/day/w1d2/items/w1d1-dinner/lunch/leftover',
    )
  })

  it('of the first day are none, and recipes are offered instead', async () => {
    const plan = buildPlan({ weeks: ['.......'] })
    renderPlanScreen({ Screen: LeftoversScreen, route, params: lunchOf(1), plan })
    expect(await screen.findByRole('heading', { name: 'Nothing to save yet' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Browse recipes' }).getAttribute('href')).toMatch(
      /recipes\/lunch$/,
    )
  })

  it('can’t be put where something stands, or on a complete day', async () => {
    const plan = buildPlan({ weeks: ['rr.....'] })
    renderPlanScreen({ Screen: LeftoversScreen, route, params: lunchOf(2), plan })
    expect(await screen.findByText(/Lunch on Tuesday is planned already/)).toBeTruthy()
    for (const button of screen.getAllByRole<HTMLButtonElement>('button', { name: /^Eat this/ }))
      expect(isRefused(button)).toBe(true)
  })
})
