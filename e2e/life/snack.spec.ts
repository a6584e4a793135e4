import type { WireFoodLog } from '@butterleaf/contract/food-log/calls'
import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import type { Page } from '@playwright/test'
import { arriveWithPlan, expect, expectAccessible, type Planned, test } from '../steps/journey.ts'
import { dayOf } from '../steps/plan-addresses.ts'

async function snacksAtServer(page: Page, { headers }: Planned, date: string) {
  const answer = await page.request.get(`/api/food-log?from=${date}&to=${date}`, { headers })
  const { entries } = (await answer.json()) as WireFoodLog
  return entries.map(({ place, source }) => [place.kind, source.kind])
}

test('[LIFE-7] [SET-3] room for a snack is asked for, kept free by a new plan, and filled by a snack', async ({
  page,
}) => {
  test.slow()
  const planned = await arriveWithPlan(page)
  await page.goto('/settings/personalization/preferences')
  const room = page.getByRole('region', { name: 'Room for snacks' })
  await room.getByRole('radio', { name: '1', exact: true }).click()
  await room.getByRole('textbox', { name: 'Calories of one' }).fill('2000')
  await room.getByRole('textbox', { name: 'Net carbs of one' }).click()
  await expect(room.getByText('Must be between 50 and 500 kcal.')).toBeVisible()
  await expectAccessible(page)
  await room.getByRole('textbox', { name: 'Calories of one' }).fill('150')
  await expect(room.getByText(/150 kcal and 3 g of net carbs/)).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Make a new plan' }).click()
  await expect(page.getByText('Make a new plan?')).toBeHidden({ timeout: 30_000 })

  const read = await page.request.get('/api/mealplan', { headers: planned.headers })
  const plan = (await read.json()) as MealPlan
  const { day, meals } = dayOf(plan, 1)
  expect(day.fit.snackRoom).toMatchObject({ calories: 150, net_carbs: 3 })
  await page.goto(meals)
  await expect(page.getByText(/with room for 150 kcal of snacks/)).toBeVisible()
  await page.getByRole('button', { name: /^Snack: room for 150 kcal/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('searchbox', { name: 'Search foods' }).fill('almo')
  await expect(sheet.getByRole('button', { name: /^Almonds/ }).first()).toBeVisible()
  await sheet.getByRole('searchbox', { name: 'Search foods' }).press('Enter')
  await expect(sheet.getByText('USDA: Nuts, almonds')).toBeVisible()
  await sheet.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Snack: room for/ })).toBeHidden()
  await expect(page.getByText(/Almonds/).first()).toBeVisible()
  await expectAccessible(page)
  await expect.poll(() => snacksAtServer(page, planned, day.date)).toEqual([['snack', 'food']])
})
