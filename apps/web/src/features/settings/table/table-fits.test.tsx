import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import { TableFits } from './table-fits.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** Kim shares all of each day, and so many of the first days are in range. */
function planWith(inRange: number, mode: 1 | 2 = 1): MealPlan {
  const plan = structuredClone(buildPlan({ mode, weeks: ['crrrrrr', 'rrrrrrr', 'rrrrrrr', 'rrrrrrr'] }))
  const range = { minimum: 0, maximum: 3000 }
  for (const [at, day] of plan.templates[0]!.weeks.flatMap(({ days }) => days).entries()) {
    day.fit.inRange = true
    day.eaters = [
      {
        ...{ eaterId: 'kim', name: 'Kim', inRange: at < inRange, part: { least: 1, most: 1 } },
        totals: { calories: 1900, fat: 150, net_carbs: 20, protein: 110 },
        target: { calories: range, fat: range, net_carbs: range, protein: range },
      },
    ]
  }
  return plan
}

function open(
  plan: MealPlan,
  toldElsewhere: readonly { id: string; name: string }[] = [],
  isPlanned = false,
) {
  return renderPlanScreen({
    Screen: () => (
      <main>
        <TableFits isPlanned={isPlanned} toldElsewhere={toldElsewhere} />
      </main>
    ),
    route: 'settings.resources.preferences.scaling',
    plan,
    answer: ({ path }) =>
      path.endsWith('/reset') ? { body: { ...planWith(28), version: plan.version + 1 } } : undefined,
  })
}

const rowOf = (element: HTMLElement) => within(element).getAllByRole('listitem')[1]?.textContent
const card = () => screen.findByRole('region', { name: 'How the days ahead suit you all' })

it('[TOG-3] a plan that was made before somebody came says so, and is made again for all of them', async () => {
  const { user, sent } = open(planWith(10))
  expect(rowOf(await card())).toBe('Kim9 of 27 days in range')
  expect(within(await card()).getAllByRole('listitem')[0]?.textContent).toBe('You27 of 27 days in range')
  await user.click(within(await card()).getByRole('button', { name: 'Make a new plan for all' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Make a new plan' }))
  await waitFor(() => expect(sent.filter(({ path }) => path.endsWith('/reset'))).toHaveLength(1))
  await waitFor(async () => expect(rowOf(await card())).toBe('Kim27 of 27 days in range'))
})

it('[TOG-3] [PLAN-6] a meal for which nothing was found is told, with the way to it', async () => {
  const plan = planWith(28)
  const lunch = plan.templates[0]!.weeks[1]!.days[0]!.items.find(({ category }) => category === 'lunch')
  Object.assign(lunch!, { type: 'empty', value: null })
  open(plan)
  const shown = within(await card())
  expect(shown.getByText(/^One of these meals is open\./)).toBeTruthy()
  const way = shown.getByRole('link', { name: /^Choose lunch of / })
  expect(way.getAttribute('href')).toMatch(/edit\/week\/w2\/day\/w2d1$/)
})

it('[TOG-3] once all days are eaten, the next plan is for all', async () => {
  const eaten = buildPlan({ mode: 1, weeks: ['ccccccc', 'ccccccc', 'ccccccc', 'ccccccc'] })
  open(eaten, [{ id: 'kim', name: 'Kim' }])
  expect(await screen.findByText('Your next plan is made for all of you.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Make a new plan for all' })).toBeNull()
})

it('[TOG-3] in a plan of one’s own nothing is drawn, so nothing is offered', async () => {
  open(planWith(10, 2))
  expect(within(await card()).queryByRole('button')).toBeNull()
})

it('[TOG-3] where nobody has needs of their own there is nothing to say', () => {
  open(buildPlan())
  expect(screen.queryByRole('region', { name: /suit you all/ })).toBeNull()
})

it('[TOG-4] of who types their own answers it is seen by them alone, and a plan for all is offered', async () => {
  open(buildPlan({ mode: 1 }), [{ id: 'kim', name: 'Kim' }])
  const rows = within(await card()).getAllByRole('listitem')
  expect(rows).toHaveLength(2)
  expect(rows[0]!.textContent).toMatch(/^You\d+ of 28 days in range$/)
  expect(rows[1]!.textContent).toBe('Kimseen by them alone')
  expect(within(await card()).getByRole('button', { name: 'Make a new plan for all' })).toBeTruthy()
})

/** So many meals have a dish for Kim alone. */
function planWithApart(days: number): MealPlan {
  const plan = planWith(28)
  const eaters = [{ eaterId: 'kim', name: 'Kim', servings: 1, grams: 220 }]
  for (const { items } of plan.templates[0]!.weeks.flatMap((week) => week.days).slice(1, 1 + days)) {
    const dinner = items.find(({ category }) => category === 'dinner')!
    if (dinner.value === null) throw new Error('No dinner.')
    const nutrition = { calories: 700, fat: 55, net_carbs: 8, protein: 40 }
    dinner.plates = [{ eaterId: 'kim', name: 'Kim', servings: 0, grams: 220, nutrition }]
    dinner.apart = [{ recipe: dinner.value, serving: { value: 1, minimum: 0.5, scale: 0.5 }, eaters }]
  }
  return plan
}

it.each([
  [1, 'At one of these meals something is cooked for Kim alone', 0],
  [12, 'At 12 of these meals something is cooked for Kim alone', 1],
])(
  '[TOG-3] of %i meals with a dish for one alone it is told, and many ask for a plan for all',
  async (meals, words, buttons) => {
    open(planWithApart(meals))
    expect((await card()).textContent).toContain(words)
    expect(within(await card()).queryAllByRole('button')).toHaveLength(buttons)
  },
)

it.each([
  ['days out of range', planWith(10)],
  ['many dishes for one alone', planWithApart(12)],
])(
  '[TOG-3] a plan that was made for all of them and has %s says why, and no other one is offered',
  async (_, plan) => {
    open(plan, [], true)
    expect((await card()).textContent).toContain('your needs lie far apart. Fewer shared meals')
    expect(within(await card()).queryByRole('button')).toBeNull()
  },
)

it('[TOG-3] [TOG-4] a plan that was made for all of them and suits those who are told offers nothing', async () => {
  open(planWith(28), [{ id: 'jo', name: 'Jo' }], true)
  expect((await card()).textContent).toContain('seen by them alone')
  expect((await card()).textContent).not.toContain('far apart')
  expect(within(await card()).queryByRole('button')).toBeNull()
})
