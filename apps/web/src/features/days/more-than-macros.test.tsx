import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import { withNutrients } from '#lib/testing/with-nutrients.ts'
import ReadyScreen from './ready-screen.tsx'

// Its chunk is at hand, so that its absence is no matter of time.
beforeAll(() => import('#lib/nutrients/more-than-macros.tsx'))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const openDay = (plan: MealPlan) =>
  renderPlanScreen({
    Screen: ReadyScreen,
    route: 'app.template.ready',
    params: { weekId: 'w1', dayId: 'w1d1' },
    plan,
  })

/** The fold below this word, with all it says. */
async function fold(summary: string): Promise<HTMLDetailsElement> {
  const found = (await screen.findByText(summary)).closest('details')
  if (!found) throw new Error(`${summary} is no fold`)
  return found
}

const meters = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('meter', { hidden: true })
    .map((meter) => `${meter.getAttribute('aria-label')}: ${meter.getAttribute('aria-valuetext')}`)

/** The plan of these tests has three dishes on all of its days. */
const copiesTold = expect.stringMatching(/^Some days have the dishes of an earlier one: \w+ those of day 1/)

describe('more than macros', () => {
  it('[MIN-1] [MIN-2] of a day are five bars beside what a day should have, folded', async () => {
    openDay(withNutrients(buildPlan()))
    const day = await fold('More than macros')
    expect(day.open).toBe(false)
    // 8 g of fiber in three dishes; a woman of 34 with a target of 1,850.5 kcal.
    expect(meters(day)).toEqual([
      'Fiber: 8 g of 25.9 g',
      expect.stringMatching(/^Saturated fat: 42 g \d\d % of energy$/),
      'Sodium: 2,700 mg of 1,500 mg',
      'Potassium: 3,000 mg of 2,600 mg',
      'Magnesium: 270 mg of 320 mg',
    ])
    expect(day.textContent).toContain('Salt to taste, water and supplements aren’t counted')
    const link = within(day).getByRole('link', { name: 'Where the references come from', hidden: true })
    expect(link.getAttribute('href')).toBe('/support/where-do-the-references-come-from')
  })

  it('[MIN-1] of a week are a day on average', async () => {
    openDay(withNutrients(buildPlan()))
    const week = await fold('More than macros, this week')
    expect(meters(week)).toContain('Potassium: 3,000 mg of 2,600 mg')
    // A woman of 34 with a target of 1,850.5 kcal aims at 25 g of fiber and keeps below 3.7 g of sodium.
    expect(
      within(week)
        .getAllByRole('listitem', { hidden: true })
        .map((line) => line.textContent),
    ).toEqual([
      'Fiber comes to 9.1 g a day (aim: 25 g), sodium to 2,700 mg (aim: at most 3,701 mg).',
      copiesTold,
    ])
  })

  it('[PLATE-1] [PLATE-2] a day tells fiber and sodium beside the four, eggs where there are many, and its week why, and which days are alike', async () => {
    const plan = withNutrients(buildPlan())
    const templates = plan.templates.map((template) => ({
      ...template,
      weeks: template.weeks.map((week) => ({
        ...week,
        days: week.days.map((day) => ({
          ...day,
          items: day.items.map((item) =>
            item.value ? { ...item, value: { ...item.value, eggs: 2 } } : item,
          ),
        })),
      })),
    }))
    openDay({ ...plan, templates })
    expect(await screen.findByText('Fiber 8 g, sodium 2.7 g, 6 eggs')).toBeDefined()
    const week = await fold('More than macros, this week')
    const said = within(week).getAllByRole('listitem', { hidden: true })
    expect(said.map((line) => line.textContent)).toEqual([
      expect.stringMatching(/^Fiber/),
      expect.stringMatching(/^More than four eggs are on \w+ \(6\)/),
      copiesTold,
    ])
  })

  it('[MIN-1] aren’t there of dishes that an older version stored: zeros would be a lie', async () => {
    openDay(buildPlan())
    await screen.findByText('All four on target')
    expect(screen.queryByText(/More than macros/)).toBeNull()
  })

  it('[MIN-3] of a person who aims at them say which were met, how near the rest comes and what would help', async () => {
    const plan = withNutrients(buildPlan(), { minerals: 1, sodiumLimit: 2300 })
    const helpfulFoods = { potassium: 'spinach', magnesium: 'spinach', fiber: 'raspberry' }
    const templates = plan.templates.map((template) => ({ ...template, helpfulFoods }))
    openDay({ ...plan, templates })
    const week = await fold('More than macros, this week')
    const said = within(week).getAllByRole('listitem', { hidden: true })
    expect(said.map((line) => line.textContent)).toEqual([
      'Potassium meets its goal.',
      'Magnesium comes to 270 mg a day of 320 mg. For its calories, spinach would add most.',
      expect.stringMatching(/^Fiber comes to \d+(\.\d)? g a day of 25\.9 g\. For its calories, raspberry/),
      'Sodium comes to 2,700 mg a day, above 2,300 mg.',
      copiesTold,
    ])
    expect(meters(week)).toContain('Sodium: 2,700 mg of up to 2,300 mg, 400 mg over')
  })

  it('[HELD-4] a week tells which of its dishes are new to most people, and why they come', async () => {
    const plan = buildPlan()
    const { title } = plan.templates[0]!.weeks[0]!.days[0]!.items[0]!.value!
    const templates = plan.templates.map((template) => ({
      ...template,
      weeks: template.weeks.map((week) => ({
        ...week,
        days: week.days.map((day) => ({
          ...day,
          items: day.items.map((item) =>
            item.value
              ? { ...item, value: { ...item.value, ...(item.value.title === title && { newToMost: true }) } }
              : item,
          ),
        })),
      })),
    }))
    openDay({ ...plan, templates })
    const [name] = title.split(',')
    expect(
      await screen.findByText(`New to most people: ${name}. A plan takes`, { exact: false }),
    ).toBeTruthy()
  })
})
