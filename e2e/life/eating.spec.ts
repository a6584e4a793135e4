import type { WireFoodLog } from '@butterleaf/contract/food-log/calls'
import type { Page } from '@playwright/test'
import { arriveWithPlan, expect, expectAccessible, type Planned } from '../steps/journey.ts'
import { cut, restore, test } from '../steps/offline-journey.ts'
import { dayOf } from '../steps/plan-addresses.ts'

const sheet = (page: Page) => page.getByRole('dialog')
const foods = (page: Page) => sheet(page).getByRole('searchbox', { name: 'Search foods' })

async function openToday(page: Page): Promise<Planned> {
  const planned = await arriveWithPlan(page)
  await page.goto(dayOf(planned.plan, 1).meals)
  await expect(page.getByRole('article').first()).toBeVisible()
  return planned
}

async function ateInsteadOfDinner(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Options for dinner' }).click()
  await page.getByRole('button', { name: /^Ate something else/ }).click()
}

async function logAtServer(page: Page, { headers }: Planned): Promise<WireFoodLog> {
  const { date } = await page.evaluate(() => ({ date: new Intl.DateTimeFormat('sv').format(new Date()) }))
  const answer = await page.request.get(`/api/food-log?from=${date}&to=${date}`, { headers })
  return (await answer.json()) as WireFoodLog
}

test('[LIFE-2] [LIFE-3] something else was eaten: searched, measured, counted, corrected and taken back', async ({
  page,
}) => {
  const planned = await openToday(page)
  await ateInsteadOfDinner(page)
  await expect(foods(page)).toBeFocused()
  await foods(page).fill('big ma')
  await expect(sheet(page).getByRole('button', { name: /^Big Mac/ })).toBeVisible()
  await expectAccessible(page)
  await foods(page).press('Enter')
  await expect(sheet(page).getByText("USDA: McDONALD'S, BIG MAC")).toBeVisible()
  await sheet(page).getByRole('textbox', { name: 'How many' }).fill('0')
  await sheet(page).getByRole('button', { name: 'Add' }).click()
  await expect(sheet(page).getByText(/Enter more than 0/)).toBeVisible()
  await expectAccessible(page)
  await sheet(page).getByRole('textbox', { name: 'How many' }).fill('2')
  await sheet(page).getByRole('button', { name: 'Add' }).click()
  await expect(sheet(page)).toBeHidden()
  await expect(page.getByText(/Big Mac/).first()).toBeVisible()
  await expect
    .poll(async () => (await logAtServer(page, planned)).entries)
    .toMatchObject([
      { place: { kind: 'instead', meal: 'dinner' }, source: { kind: 'food', measure: { count: 2 } } },
    ])

  await page.getByRole('button', { name: 'Change Big Mac' }).click()
  await sheet(page).getByRole('textbox', { name: 'How many' }).fill('1')
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(async () => (await logAtServer(page, planned)).entries)
    .toMatchObject([{ source: { measure: { count: 1 } } }])
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect
    .poll(async () => (await logAtServer(page, planned)).entries)
    .toMatchObject([{ source: { measure: { count: 2 } } }])
})

test('[LIFE-3] without a network the table is searched, and what was eaten is sent when it is back', async ({
  page,
  context,
  network,
}) => {
  const planned = await openToday(page)
  const isReady = () =>
    page.evaluate(async () => {
      const table = await caches.open('butterleaf-food-table')
      return navigator.serviceWorker.controller !== null && (await table.keys()).length
    })
  // Fetched ahead: the sheet was never open on this device.
  await page.goto('/app')
  await expect.poll(isReady, { timeout: 60_000 }).toBe(1)
  await cut(context, network)
  await page.goto(dayOf(planned.plan, 1).meals)
  await page.getByRole('button', { name: 'Add what you ate' }).click()
  await foods(page).fill('almo')
  await expect(sheet(page).getByRole('button', { name: /^Almonds/ })).toBeVisible()
  await foods(page).press('Enter')
  await sheet(page).getByRole('combobox', { name: 'Measure' }).selectOption('g')
  await sheet(page).getByRole('textbox', { name: 'Grams' }).fill('30')
  await sheet(page).getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText(/Almonds/).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Almonds/).first()).toBeVisible()
  await restore(context, network)
  await expect
    .poll(async () => (await logAtServer(page, planned)).entries, { timeout: 30_000 })
    .toMatchObject([{ place: { kind: 'snack' }, source: { kind: 'food', foodId: '12061', grams: 30 } }])
})

test('[LIFE-2] a restaurant’s plate is a guess with a range, and a meal may stay uncounted', async ({
  page,
}) => {
  const planned = await openToday(page)
  await ateInsteadOfDinner(page)
  await sheet(page).getByRole('button', { name: 'A plate of a restaurant' }).click()
  await sheet(page)
    .getByRole('button', { name: /^Burger without a bun/ })
    .click()
  await expect(sheet(page).getByText(/A guess: such plates have/)).toBeVisible()
  await sheet(page).getByRole('button', { name: 'Big' }).click()
  await expectAccessible(page)
  await sheet(page).getByRole('button', { name: 'Add' }).click()
  await expect
    .poll(async () => (await logAtServer(page, planned)).entries)
    .toMatchObject([{ source: { kind: 'plate', plateId: 'burger-no-bun' } }])
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect.poll(async () => (await logAtServer(page, planned)).entries).toEqual([])
  await ateInsteadOfDinner(page)
  await sheet(page).getByRole('button', { name: 'Don’t count it' }).click()
  await expect
    .poll(async () => (await logAtServer(page, planned)).entries)
    .toMatchObject([{ source: { kind: 'notCounted' } }])
})

test('[LIFE-4] an extra is kept once, with its weekdays', async ({ page }) => {
  const planned = await arriveWithPlan(page)
  await page.goto('/settings/personalization')
  await page.getByRole('link', { name: /^Every day’s extras/ }).click()
  await page.getByRole('button', { name: 'Add an extra' }).click()
  await foods(page).fill('heavy cr')
  await expect(sheet(page).getByRole('button', { name: /^Heavy cream/ })).toBeVisible()
  await foods(page).press('Enter')
  await sheet(page).getByRole('combobox', { name: 'Measure' }).selectOption({ label: 'tbsp (15 g)' })
  await sheet(page).getByRole('textbox', { name: 'How many' }).fill('2')
  for (const day of ['Sat', 'Sun'])
    await sheet(page).getByRole('checkbox', { name: day }).uncheck({ force: true })
  await expectAccessible(page)
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('2 tbsp (30 g) · Monday to Friday · on the list')).toBeVisible()
  await expectAccessible(page)
  await expect.poll(async () => (await logAtServer(page, planned)).extras).toMatchObject([{ isBought: true }])
  await page.reload()
  await expect(page.getByText('2 tbsp (30 g) · Monday to Friday · on the list')).toBeVisible()
})

test('[LIFE-2] [LIFE-8] what a dinner that was out leaves for later is asked about once', async ({
  page,
}) => {
  const planned = await arriveWithPlan(page)
  const days = [1, 2, 3, 4, 5, 6, 7].map((number) => dayOf(planned.plan, number))
  const cooking = days.find(({ day }) => day.items.some(({ type }) => type === 'leftoverParent'))
  const item = cooking?.day.items.find(({ type }) => type === 'leftoverParent')
  if (!cooking || !item) throw new Error('Nothing of the first week is cooked for a later day')
  await page.goto(cooking.meals)
  await page.getByRole('button', { name: `Options for ${item.category}` }).click()
  await page.getByRole('button', { name: /^Ate something else/ }).click()
  await page.getByRole('button', { name: 'Don’t count it' }).click()
  const question = page.getByRole('region', { name: /^What becomes of the leftovers/ })
  await expect(question).toContainText('Is it cooked all the same?')
  await expectAccessible(page)

  await question.getByRole('button', { name: /^Cook it / }).click()
  await expect(question).toBeHidden()
  // The notice of the meal that was logged has an Undo too, and is older.
  await expect(page.getByText(/: leftover .+ → /)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(question).toBeVisible()

  await question.getByRole('button', { name: 'Yes, keep it' }).click()
  await expect(question).toBeHidden()
  await page.reload()
  await expect(page.getByText('Out', { exact: true })).toBeVisible()
  await expect(question).toBeHidden()
})
