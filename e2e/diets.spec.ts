import type { BrowseAnswer, MealPlan, PlanItem } from '@butterleaf/contract/meal-plan/calls'
import { inventedPerson } from '@butterleaf/contract/onboarding/testing/invented-person'
import type { Food } from '@butterleaf/cookbook/foods/food'
import { daysOfPlan, mainMeals } from '@butterleaf/domain/meals/meals'
import type { Page } from '@playwright/test'
import { forbiddenInRecipes, forbiddenRows, isMeat, isNut } from './steps/forbidden-foods.ts'
import { arriveWithPlan, expect, type Planned, test } from './steps/journey.ts'
import { rows } from './steps/list-rows.ts'
import { dayOf } from './steps/plan-addresses.ts'

const vegetarian = 10
const nutFree = 24
const isForbidden = (food: Food) => isNut(food) || isMeat(food)

test.beforeEach(() => test.slow())

test('[PLAN-2] [RCP-1] [BIZ-7] a vegetarian without nuts never meets a nut, meat or fish, wherever they look', async ({
  page,
}) => {
  const planned = await arriveWithPlan(page, { ...inventedPerson, allergen: [vegetarian, nutFree] })
  const { plan } = planned
  expect(forbiddenInRecipes(eaten(plan), isForbidden)).toEqual([])
  for (const number of [1, 9, daysOfPlan])
    for (const item of dayOf(plan, number).day.items) await readItem(page, dayOf(plan, number).meals, item)

  for (const meal of mainMeals) {
    const offered = await browseAll(page, planned, meal)
    expect(offered.length).toBeGreaterThan(100)
    expect(forbiddenInRecipes(offered, isForbidden)).toEqual([])
  }
  expect(forbiddenInRecipes(await drawTimeAndAgain(page, planned), isForbidden)).toEqual([])
  expect(forbiddenInRecipes(await suggestADay(page, planned), isForbidden)).toEqual([])
  expect(forbiddenRows(await listedFoods(page, plan), isForbidden)).toEqual([])
})

test('[PLAN-2] the same check of a plan without exclusions finds nuts, meat and fish', async ({ page }) => {
  const planned = await arriveWithPlan(page)
  expect(forbiddenInRecipes(eaten(planned.plan), isNut)).not.toEqual([])
  expect(forbiddenInRecipes(eaten(planned.plan), isMeat)).not.toEqual([])
  const offered = await browseAll(page, planned, 'dinner')
  expect(forbiddenInRecipes(offered, isNut)).not.toEqual([])
  expect(forbiddenInRecipes(offered, isMeat)).not.toEqual([])
  expect(forbiddenRows(await listedFoods(page, planned.plan), isForbidden)).not.toEqual([])
})

function eaten({ templates }: MealPlan): string[] {
  const days = templates.flatMap(({ weeks }) => weeks.flatMap((week) => week.days))
  expect(days).toHaveLength(daysOfPlan)
  return days.flatMap(({ items }) => items.flatMap(({ value }) => value?.id ?? []))
}

/** Reads a meal from its page. */
async function readItem(page: Page, day: string, { id, value }: PlanItem): Promise<void> {
  await page.goto(`${day}/item/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: value?.title ?? '', exact: true })).toBeVisible()
  const ingredients = page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem')
  await expect(ingredients.first()).toBeVisible()
  expect(forbiddenRows(await ingredients.allTextContents(), isForbidden)).toEqual([])
}

/** Every page of the dishes that may fill the slot on day 1. */
async function browseAll(
  page: Page,
  { plan, headers }: Planned,
  meal: (typeof mainMeals)[number],
): Promise<string[]> {
  const address = `${dayOf(plan, 1).atServer.day}/items/${meal}`
  const ids: string[] = []
  for (let number = 1, last = 1; number <= last; number += 1) {
    const q = JSON.stringify({ page: number })
    const answer = await page.request.get(address, { headers, params: { q } })
    const { query, results }: BrowseAnswer = await answer.json()
    ids.push(...results.map(({ id }) => id))
    last = query.pageTotal
  }
  return ids
}

/** What random draws bring to a week: once by pressing the button, and 50 times more. */
async function drawTimeAndAgain(page: Page, { plan, headers }: Planned): Promise<string[]> {
  const { editor, atServer } = dayOf(plan, 1)
  await page.goto(editor)
  const dice = page.getByRole('button', { name: 'Random lunch' })
  await dice.click()
  await expect(dice).not.toHaveAttribute('aria-busy')
  const seen: string[] = []
  for (let time = 0; time < 50; time += 1) {
    const { day } = dayOf(plan, (time % 7) + 1)
    const item = day.items[time % day.items.length]
    const at = `${atServer.week}/day/${day.id}/items/${item?.id}`
    const answer = await page.request.post(`${at}/randomize`, { headers })
    expect(answer.status()).toBe(200)
    seen.push(...eaten((await answer.json()) as MealPlan))
  }
  return seen
}

/** Empties a day and fills it by "Suggested Meals". */
async function suggestADay(page: Page, { plan, headers }: Planned): Promise<string[]> {
  const { editor, atServer } = dayOf(plan, 1)
  expect((await page.request.delete(atServer.day, { headers })).status()).toBe(200)
  await page.goto(editor)
  await page.getByRole('button', { name: 'Suggested Meals' }).click()
  await expect(page.getByRole('article').getByRole('heading').getByRole('link')).toHaveCount(mainMeals.length)
  return eaten((await (await page.request.get('/api/mealplan', { headers })).json()) as MealPlan)
}

/** The foods of all four lists, as their pages show them. */
async function listedFoods(page: Page, plan: MealPlan): Promise<string[]> {
  const foods: string[] = []
  for (const firstDay of [1, 8, 15, 22]) {
    await page.goto(dayOf(plan, firstDay).list)
    await expect(rows(page).first()).toBeVisible()
    foods.push(
      ...(await rows(page).evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value') ?? ''))),
    )
  }
  return foods
}
