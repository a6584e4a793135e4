import type { MealPlan, PlanItem } from '@butterleaf/contract/meal-plan/calls'
import type { Locator, Page } from '@playwright/test'
import { arriveWithPlan, expect, expectAccessible, type Planned, test } from '../steps/journey.ts'
import { dayOf } from '../steps/plan-addresses.ts'

test.beforeEach(({ quietConsole }) => {
  test.slow()
  // The second journey cuts the network.
  quietConsole.allow(/net::ERR_(FAILED|INTERNET_DISCONNECTED)|status of 409/)
})

type Meal = PlanItem['category']

function itemAt(plan: MealPlan, dayNumber: number, meal: Meal): PlanItem | undefined {
  return dayOf(plan, dayNumber).day.items.find(({ category }) => category === meal)
}

/** Two days of the first week whose breakfasts are cooked for themselves, and so on for lunch: nothing hangs on them. */
function freeDays(plan: MealPlan, meal: Meal): number[] {
  return [1, 2, 3, 4, 5, 6, 7].filter((day) => itemAt(plan, day, meal)?.type === 'normal')
}

const titleAt = (plan: MealPlan, day: number, meal: Meal) =>
  itemAt(plan, day, meal)?.value?.short ?? itemAt(plan, day, meal)?.value?.title ?? ''
const sheetOf = (page: Page): Locator => page.getByRole('dialog', { name: /^Move / })

async function openSheet(page: Page, meal: Meal, toDay: number): Promise<Locator> {
  await page.getByRole('button', { name: `Options for ${meal}` }).click()
  await page.getByRole('button', { name: /^Move…/ }).click()
  const sheet = sheetOf(page)
  await sheet.getByLabel('Day', { exact: true }).selectOption({ value: String(toDay) })
  return sheet
}

async function readPlan(page: Page, { headers }: Planned): Promise<MealPlan> {
  return (await page.request.get('/api/mealplan', { headers })).json()
}

test('[LIFE-1] a breakfast changes places with another day’s, after both days were shown, and back', async ({
  page,
}) => {
  const planned = await arriveWithPlan(page)
  const { plan } = planned
  const [from, to] = freeDays(plan, 'breakfast')
  if (!from || !to) throw new Error('No two breakfasts are cooked for themselves')
  await page.goto(dayOf(plan, from).meals)
  const sheet = await openSheet(page, 'breakfast', to)
  await expect(sheet.getByRole('region')).toHaveCount(2)
  await expect(sheet.getByText('The two change places.')).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Exchange' }).click()
  await expect(page.getByText(/exchanged/)).toBeVisible()
  const exchanged = await readPlan(page, planned)
  expect(titleAt(exchanged, to, 'breakfast')).toBe(titleAt(plan, from, 'breakfast'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/Brought back/)).toBeVisible()
  const back = await readPlan(page, planned)
  expect(titleAt(back, to, 'breakfast')).toBe(titleAt(plan, to, 'breakfast'))
})

test('[LIFE-1] of two moves made without a signal the one whose meal another device changed is dropped and told', async ({
  page,
  context,
}) => {
  const planned = await arriveWithPlan(page)
  const { plan, headers } = planned
  const [from, kept, lost] = freeDays(plan, 'breakfast')
  if (!from || !kept || !lost) throw new Error('No three breakfasts are cooked for themselves')
  await page.goto(dayOf(plan, from).meals)
  // All that a move needs is loaded with the first look at it.
  await openSheet(page, 'breakfast', kept)
  await page.keyboard.press('Escape')
  await expect(sheetOf(page)).toHaveCount(0)

  await context.setOffline(true)
  await (await openSheet(page, 'breakfast', kept)).getByRole('button', { name: 'Exchange' }).click()
  const breakfast = page.getByRole('tabpanel').getByRole('article').first()
  const other = itemAt(plan, kept, 'breakfast')?.value
  await expect(breakfast).toContainText(other?.short ?? other?.title ?? '')
  await expect(page.getByText(/kept on this device/)).toBeVisible()
  await (await openSheet(page, 'breakfast', lost)).getByRole('button', { name: 'Exchange' }).click()
  await expect(breakfast).toContainText(titleAt(plan, lost, 'breakfast'))

  const address = `${dayOf(plan, lost).atServer.day}/items/${itemAt(plan, lost, 'breakfast')?.id}`
  await page.request.delete(address, { headers })
  await context.setOffline(false)
  await expect(page.getByText(/Your move was dropped/)).toBeVisible({ timeout: 30_000 })
  const after = await readPlan(page, planned)
  expect(titleAt(after, from, 'breakfast')).toBe(titleAt(plan, kept, 'breakfast'))
  expect(titleAt(after, kept, 'breakfast')).toBe(titleAt(plan, from, 'breakfast'))
  expect(itemAt(after, lost, 'breakfast')?.type).toBe('empty')
  await expect(breakfast).toContainText(titleAt(plan, kept, 'breakfast'))
})

test('[LIFE-5] [LIFE-8] an evening out is told, the week comes back into range, and the day says what changed', async ({
  page,
}) => {
  const planned = await arriveWithPlan(page)
  const { plan, headers } = planned
  const { date } = dayOf(plan, 1).day
  const burger = { calories: 900, fat: 50, net_carbs: 70, protein: 35 }
  const entry = {
    date,
    place: { kind: 'snack' },
    source: { kind: 'figures', name: 'Burger and fries' },
    figures: burger,
    at: new Date().toISOString(),
  }
  const id = crypto.randomUUID()
  const zone = { 'time-zone': 'America/New_York' }
  const saved = await page.request.put(`/api/food-log/entries/${id}`, {
    data: entry,
    headers: { ...headers, ...zone },
  })
  expect(saved.ok()).toBe(true)
  await page.goto(dayOf(plan, 1).meals)
  await expect(page.getByText(/This (day|week as a whole) comes to .* over/)).toBeVisible()
  await page.getByRole('button', { name: 'Bring it back into range' }).click()
  const sheet = page.getByRole('dialog', { name: 'Bring it back into range' })
  await expect(sheet.getByRole('button', { name: 'Take it' })).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Take it' }).click()
  await expect(page.getByText(/Brought back into range: /)).toBeVisible()
  expect((await readPlan(page, planned)).version).toBeGreaterThan(plan.version)
  await page.getByRole('link', { name: 'Change this day' }).click()
  await page.getByRole('link', { name: 'This day’s history' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^History of / })).toBeVisible()
  await expect(page.getByText('Burger and fries')).toBeVisible()
})
