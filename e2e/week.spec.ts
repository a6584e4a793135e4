import { inventedPerson } from '@butterleaf/contract/onboarding/testing/invented-person'
import { addDays, parseIsoDate } from '@butterleaf/domain/calendar/iso-date'
import { subtitleOf } from '@butterleaf/domain/recipes/shown/short-title'
import type { Page } from '@playwright/test'
import { arriveWithPlan, expect, expectAccessible, type Planned, test } from './steps/journey.ts'
import { dayOf } from './steps/plan-addresses.ts'

const wide = { width: 1280, height: 900 }
const begun = parseIsoDate('2026-11-18')!
const noonOnDay = (dayNumber: number) => new Date(`${addDays(begun, dayNumber - 1)}T12:00:00-05:00`)
const board = (page: Page) => page.getByRole('region', { name: 'Week 1 at a glance' })
const dayTab = (page: Page, number: number) => page.getByRole('tab', { name: new RegExp(`^Day ${number}, `) })
const begunEarlier = { ...inventedPerson, startDate: begun }

test('[APP-2] [PLAN-7] [DAY-9] a plan begun on the 18th opens on the 22nd when that is today, and marks it everywhere', async ({
  page,
}) => {
  await page.clock.setFixedTime(noonOnDay(5))
  await arriveWithPlan(page, begunEarlier)
  await page.goto('/app')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sunday')
  await expect(dayTab(page, 5)).toHaveAttribute('aria-selected', 'true')
  await expect(dayTab(page, 5)).toHaveAttribute('aria-current', 'date')
  await page.getByText('The whole week').click()
  await expect(board(page).getByRole('heading', { level: 2 })).toHaveCount(7)
  await expect(page.getByRole('button', { name: /^Week 1, .*, this week$/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Editor' }).click()
  await expect(page.getByRole('button', { name: /^Day 5, .*, today$/ })).toHaveAttribute(
    'aria-current',
    'date',
  )
  await expectAccessible(page)
})

test('[MAP-3] [DAY-9] on a phone today’s dishes come first, dinner in sight, and the board of the week leads up to a day; on a desktop the board’s meals open', async ({
  page,
}) => {
  const { plan } = await arriveWithPlan(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(dayOf(plan, 1).meals)
  await expect(page.getByRole('article').last().getByRole('heading')).toBeInViewport()
  await dayTab(page, 3).click()
  await expect(page).toHaveURL(new RegExp(`${dayOf(plan, 3).meals}$`))
  await page.getByText('The whole week').click()
  await board(page).getByRole('button', { name: /day, / }).nth(1).click()
  await expect(page).toHaveURL(new RegExp(`${dayOf(plan, 2).meals}$`))
  await expect(page.getByRole('article').first()).toBeInViewport()

  await page.setViewportSize(wide)
  await expect(board(page).getByRole('link')).not.toHaveCount(0)
  await expectAccessible(page)
  await dayTab(page, 3).press('ArrowRight')
  await expect(dayTab(page, 4)).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`${dayOf(plan, 4).meals}$`))
  const meal = board(page).getByRole('link').last()
  await meal.click()
  await expect(page).toHaveURL(/\/item\//)
})

test('[MAP-3] [DAY-9] one press leads from a day in Meals to the same day in the Editor, and back', async ({
  page,
}) => {
  const { plan } = await arriveWithPlan(page)
  const { meals, editor } = dayOf(plan, 10)
  await page.goto(meals)
  await expect(page.getByRole('button', { name: /^(Random|Reset)/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Change this day' }).click()
  await expect(page).toHaveURL(new RegExp(`${editor}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Random week' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Mark / })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Cook (this|it|the)/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'This day in Meals' }).click()
  await expect(page).toHaveURL(new RegExp(`${meals}$`))
})

/** Days of the first week of which a dish is cooked for later, or comes from an earlier day. */
function daysWithLeftovers({ plan }: Planned): number[] {
  const days = plan.templates[0]?.weeks[0]?.days ?? []
  return days.flatMap(({ items }, at) => (items.some(({ type }) => type !== 'normal') ? [at + 1] : []))
}

test('[MAP-3] [LEFT-1] on a phone today’s dinner is in the first view, also of a day with leftovers', async ({
  page,
}) => {
  const planned = await arriveWithPlan(page, begunEarlier)
  const { plan, headers } = planned
  const days = daysWithLeftovers(planned)
  expect(days.length).toBeGreaterThan(0)
  for (let number = 1; number <= 7; number += 1) {
    await page.clock.setFixedTime(noonOnDay(number))
    await page.goto(dayOf(plan, number).meals)
    const dinner = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: 'Options for dinner' }) })
    await expect(page.getByRole('tab', { name: /, today/, selected: true })).toBeVisible()
    if (days.includes(number))
      await expect(page.getByRole('link', { name: /^(Leftover of|Also for) / }).first()).toBeVisible()
    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
    const lowest = async () => {
      const box = await dinner.getByRole('heading').boundingBox()
      return box!.y + box!.height
    }
    await expect.poll(lowest, { message: `dinner of day ${number}` }).toBeLessThanOrEqual(bar!.y)
    const completing = await page.request.post(`${dayOf(plan, number).atServer.day}/state`, { headers })
    expect(completing.status()).toBe(200)
  }
})

/** Runs in the page: whether a dish of the board may be let go over another slot. */
function canBeDropped(from: Element, to: string | undefined): boolean {
  from.dispatchEvent(new DragEvent('dragstart', { bubbles: true }))
  const over = new DragEvent('dragover', { bubbles: true, cancelable: true })
  document.querySelector(`[data-slot="${to}"]`)?.dispatchEvent(over)
  from.dispatchEvent(new DragEvent('dragend', { bubbles: true }))
  return over.defaultPrevented
}

test('[MAP-3] [LIFE-1] on the Editor’s board a dish that is dropped goes there, and comes back', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  const { plan, headers } = await arriveWithPlan(page)
  const [from, to] = [1, 2, 3, 4, 5, 6, 7].filter((number) =>
    dayOf(plan, number).day.items.some(({ category, type }) => category === 'breakfast' && type === 'normal'),
  )
  if (!from || !to) throw new Error('No two breakfasts are cooked for themselves')
  const breakfastOf = (read: Planned['plan'], number: number) =>
    dayOf(read, number).day.items.find(({ category }) => category === 'breakfast')
  const readPlan = async (): Promise<Planned['plan']> =>
    (await page.request.get('/api/mealplan', { headers })).json()
  const slot = (number: number) => page.locator(`[data-slot="${breakfastOf(plan, number)?.id}"]`)
  await page.goto(dayOf(plan, from).editor)
  await expect(board(page).getByRole('link')).not.toHaveCount(0)
  await expectAccessible(page)
  // What listens to a drag is loaded after the board.
  await expect.poll(() => slot(from).evaluate(canBeDropped, breakfastOf(plan, to)?.id)).toBe(true)
  await slot(from).dragTo(slot(to))
  // Where a day would leave its ranges the sheet asks first.
  const exchange = page.getByRole('dialog').getByRole('button', { name: 'Exchange' })
  await expect(exchange.or(page.getByText(/exchanged/))).toBeVisible()
  if (await exchange.isVisible()) await exchange.click()
  await expect(page.getByText(/exchanged/)).toBeVisible()
  await expect
    .poll(async () => breakfastOf(await readPlan(), to)?.value?.title)
    .toBe(breakfastOf(plan, from)?.value?.title)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(async () => breakfastOf(await readPlan(), to)?.value?.title)
    .toBe(breakfastOf(plan, to)?.value?.title)
})

test('[SHOP-6] the whole plan is a PDF away', async ({ page }) => {
  const { plan } = await arriveWithPlan(page)
  await page.goto(dayOf(plan, 1).editor)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Full plan PDF' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)
})

test('[RCP-1] [RCP-2] [ITEM-7] all recipes are searched, liked, and added to a day', async ({ page }) => {
  const { plan, headers } = await arriveWithPlan(page)
  expect((await page.request.post(`${dayOf(plan, 1).atServer.day}/state`, { headers })).status()).toBe(200)
  await page.goto(dayOf(plan, 2).meals)
  await page.getByRole('link', { name: 'Recipes', exact: true }).filter({ visible: true }).click()
  await page.getByRole('searchbox', { name: 'Search recipes' }).fill('salmon')
  await expect(page).toHaveURL(/\/app\/recipes\?search=salmon$/)
  const tiles = page.getByRole('list', { name: 'Recipes' }).getByRole('listitem')
  await expect(tiles.first().getByRole('heading')).toHaveText(/salmon/i)
  await expectAccessible(page)

  const tile = await tiles.first().textContent()
  const told = await tiles.first().getByRole('heading').innerText()
  await tiles.first().getByRole('link').click()
  await page.getByRole('button', { name: 'Like' }).click()
  // The tile has the name that people say, and what the long title says beside it.
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  expect(tile).toContain(title === told ? title : (subtitleOf({ short: told, title }) ?? told))
  await page.getByRole('button', { name: 'Add to a day' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: /^Week 1, / }).click()
  await drawer.getByRole('group', { name: 'Day' }).getByRole('button').first().click()
  await expect(drawer.getByText(/complete/).first()).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Replace dinner' })).toBeDisabled()
  await expectAccessible(page)

  await drawer.getByRole('button', { name: /^Week 2, / }).click()
  await drawer.getByRole('button', { name: 'Replace dinner' }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByText(new RegExp(`^Dinner on \\w+day: .*${title}`))).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/app\/recipes\?search=salmon$/)
  await page.goto(dayOf(plan, 8).meals)
  const dinner = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Options for dinner' }) })
  await expect(dinner.filter({ hasText: told })).toHaveCount(1)
})

test('[ITEM-2] on a phone the names of a dish’s actions stand apart, in one row with its servings', async ({
  page,
}) => {
  const { plan } = await arriveWithPlan(page)
  await page.goto(dayOf(plan, 1).editor)
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Replace dinner' }) })
  const replace = await card.getByText('Replace', { exact: true }).boundingBox()
  const random = await card.getByText('Random', { exact: true }).boundingBox()
  const lock = await card.getByRole('button', { name: 'Lock dinner' }).boundingBox()
  const more = await card.getByRole('button', { name: 'More dinner' }).boundingBox()
  if (!replace || !random || !lock || !more) throw new Error('An action of dinner is not shown')
  expect(random.x - (replace.x + replace.width)).toBeGreaterThanOrEqual(7)
  expect(more.y).toBeLessThan(lock.y + lock.height)
})
