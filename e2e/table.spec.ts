import type { MealPlan, PlanDay, PlanItem } from '@butterleaf/contract/meal-plan/calls'
import type { Page } from '@playwright/test'
import { arriveWithPlan, expect, expectAccessible, type Planned, test } from './steps/journey.ts'
import { rows } from './steps/list-rows.ts'
import { dayOf } from './steps/plan-addresses.ts'

type Dinner = Exclude<PlanItem, { value: null }>

type Ingredient = Readonly<{ ingredient_name: string; gram: number }>

const people = '/settings/personalization/preferences/scaling'
const step = (page: Page) => page.getByRole('heading', { level: 1, name: /^Step/ })

async function readPlan(page: Page, { headers }: Planned): Promise<MealPlan> {
  return (await (await page.request.get('/api/mealplan', { headers })).json()) as MealPlan
}

function dinnerOf({ items }: PlanDay): Dinner {
  const dinner = items.find(({ category }) => category === 'dinner')
  if (!dinner || dinner.value === null) throw new Error('A day without a dinner')
  return dinner
}

const eatersOf = (dinner: Dinner) => (dinner.plates ?? []).map(({ name }) => name).toSorted()

async function addPerson(
  page: Page,
  name: string,
  tell: (sheet: ReturnType<Page['getByRole']>) => Promise<void>,
) {
  await page.getByRole('button', { name: 'Add a person' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add a person' })
  await sheet.getByLabel('Name').fill(name)
  await tell(sheet)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet).toBeHidden()
  await expect(
    page.getByRole('list', { name: 'People at your table' }).getByText(name, { exact: true }),
  ).toBeVisible()
}

test('[TOG-2] [TOG-3] [APP-7] a partner and a child share dinners: plates, cook mode and list follow, one is out, and guests come', async ({
  page,
}) => {
  test.slow()
  const planned = await arriveWithPlan(page)
  await page.goto(people)
  await expect(page.getByText('Nobody eats along yet')).toBeVisible()
  await expectAccessible(page)
  await addPerson(page, 'Kim', async (sheet) => {
    await sheet.getByRole('radio', { name: /By their own needs/ }).check()
    await sheet.getByRole('radio', { name: 'Male', exact: true }).check()
    await sheet.getByRole('textbox', { name: 'Age' }).fill('36')
    await sheet.getByRole('textbox', { name: 'Weight' }).fill('190')
    await sheet.getByRole('textbox', { name: 'Feet' }).fill('6')
    await sheet.getByRole('textbox', { name: 'Inches' }).fill('0')
    await sheet.getByRole('radio', { name: 'Maintain', exact: true }).check()
    await sheet.getByRole('radio', { name: 'Moderately active', exact: true }).check()
  })
  await addPerson(page, 'Tim', async (sheet) => {
    await sheet.getByRole('textbox', { name: 'Share of your portion' }).fill('0.5')
  })
  // A plan that was made for one: said, and by chance already good enough for two.
  const suits = page.getByRole('region', { name: 'How the days ahead suit you all' })
  await expect(suits.getByRole('listitem')).toHaveText([
    /^You\d+ of 28 days in range$/,
    /^Kim\d+ of 28 days in range$/,
  ])
  await expectAccessible(page)

  const plan = await readPlan(page, planned)
  const days = plan.templates[0]!.weeks[0]!.days
  for (const day of days) expect(eatersOf(dinnerOf(day))).toEqual(['Kim', 'Tim'])
  // Another day than the first is cooked on, so that guests of one and the absence of another don't meet.
  const at = days.findIndex((day, index) => index > 0 && dinnerOf(day).type !== 'leftover')
  const { editor, meals, list, atServer } = dayOf(plan, at + 1)
  const dinner = dinnerOf(days[at]!)

  await page.goto(meals)
  await page.getByRole('region', { name: 'Totals of the day' }).locator('summary').first().click()
  const fits = page.getByRole('list', { name: 'Others at the table' })
  await expect(fits.getByText(/Kim/)).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${editor}/item/${dinner.id}`)
  const plates = page.getByRole('region', { name: 'Plate up' })
  for (const name of ['You', 'Kim', 'Tim'])
    await expect(plates.getByRole('listitem').filter({ hasText: name }).first()).toContainText(/\d g$/)
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Cook/ }).click()
  await expect(step(page)).toBeVisible()
  const next = page.getByRole('button', { name: 'Next' })
  while ((await next.count()) > 0) {
    const before = await page.title()
    await next.click()
    await expect(page).not.toHaveTitle(before)
  }
  await expect(plates.getByText('Kim').first()).toBeVisible()
  await expectAccessible(page)

  await page.goto(list)
  await expect(rows(page).first()).toBeVisible()
  await expectAccessible(page)

  // Kim is out for this dinner, told by the keyboard alone.
  await page.goto(editor)
  const options = page.getByRole('button', { name: 'Options for dinner' })
  await options.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  const kim = sheet.getByRole('group', { name: 'At the table' }).getByRole('checkbox', { name: 'Kim' })
  await expect(kim).toBeChecked()
  await kim.focus()
  await page.keyboard.press('Space')
  await expect(kim).not.toBeChecked()
  await expect(sheet.getByText('Nothing is cooked or bought for Kim at this meal.')).toBeVisible()
  await expect(page.getByText(/^Dinner on .* without Kim\.$/)).toBeVisible()
  // What is told stands above the sheet.
  const notices = page.getByRole('region', { name: 'Notifications' })
  const toldAbove = async () => {
    const [told, below] = [await notices.boundingBox(), await sheet.boundingBox()]
    return told !== null && below !== null && told.y + told.height <= below.y
  }
  await expect.poll(toldAbove).toBe(true)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const card = page.getByRole('article').filter({ has: options })
  await expect(card.getByText('Without Kim')).toBeVisible()
  await expect(card.getByText(/^Servings: you .*, Tim/)).toBeVisible()
  await expect
    .poll(async () => eatersOf(dinnerOf(dayOf(await readPlan(page, planned), at + 1).day)))
    .toEqual(['Tim'])
  await page.goto(`${editor}/item/${dinner.id}`)
  await expect(plates.getByText('Tim').first()).toBeVisible()
  await expect(plates.getByText('Kim')).toHaveCount(0)

  // Guests come to it.
  const view = await page.request.get(`${atServer.day}/items/${dinner.id}`, { headers: planned.headers })
  const { ingredients } = ((await view.json()) as { value: { ingredients: Ingredient[] } }).value
  const foodOfDinner = ingredients.reduce((most, one) => (one.gram > most.gram ? one : most)).ingredient_name
  await page.goto(editor)
  await options.click()
  await sheet.getByRole('button', { name: 'One guest more' }).click()
  await expect(sheet.getByText(/for 1 guest too/)).toBeVisible()
  // One who may not eat what stands there, told by the keyboard: the dish is named with the way to swap it, here and for the week.
  await sheet.getByText('A guest may not eat something').press('Enter')
  await sheet.getByRole('combobox', { name: 'Foods to avoid' }).fill(foodOfDinner)
  await page.getByRole('option', { name: foodOfDinner, exact: true }).click()
  await expect(sheet.getByText(`because of ${foodOfDinner}`).first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(card.getByText('With 1 guest')).toBeVisible()
  await expect(card.getByText(/^Not for them.*because of/).first()).toBeVisible()
  const toSwap = page.getByRole('region', { name: 'To swap for guests' })
  await expect(toSwap.getByText(`because of ${foodOfDinner}`).first()).toBeVisible()
  await expectAccessible(page)

  const printed = await page.request.get(`${atServer.day}/items/${dinner.id}/print`, {
    headers: planned.headers,
  })
  expect([printed.status(), printed.headers()['content-type']]).toEqual([200, 'application/pdf'])

  await page.goto('/settings/personalization/history')
  await page.getByRole('button', { name: /^Bring back: Dinner on .* without Kim$/ }).click()
  await expect(page.getByText(/^Dinner on .* with Kim again/).first()).toBeVisible()
  await expectAccessible(page)
  expect(eatersOf(dinnerOf(dayOf(await readPlan(page, planned), at + 1).day))).toEqual(['Kim', 'Tim'])
})
