import type { ItemView } from '@butterleaf/contract/meal-plan/calls'
import type { Page } from '@playwright/test'
import { arriveWithPlan, expect, expectAccessible, test } from './steps/journey.ts'
import { dayOf } from './steps/plan-addresses.ts'

const step = (page: Page) => page.getByRole('heading', { level: 1, name: /^Step/ })

test('[PLATE-3] [RCP-5] [SHOP-2] [LIFE-8] a side is added, seen in another tab, cooked with its main, bought, and taken back', async ({
  page,
  context,
}) => {
  const { plan, headers } = await arriveWithPlan(page)
  const { day, meals, editor, list, atServer } = dayOf(plan, 1)
  const dinner = day.items.find(({ category }) => category === 'dinner')
  if (!dinner?.value) throw new Error('Day 1 has no dinner')
  const main = dinner.value
  const bare = await page.request.put(`${atServer.day}/items/${dinner.id}/sides`, {
    headers,
    data: { sides: [] },
  })
  expect(bare.status()).toBe(200)
  const other = await context.newPage()
  await other.goto(meals)
  await expect(other.getByRole('article').last()).toBeVisible()
  // A tab behind another draws a frame a second.
  await page.bringToFront()
  const besideThere = other
    .locator(`article[aria-labelledby="${dinner.id}-title"]`)
    .getByRole('list', { name: 'Beside it' })

  await page.goto(editor)
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Options for dinner' }) })
  await card.getByRole('button', { name: 'Options for dinner' }).click()
  await page.getByRole('button', { name: 'Add a side' }).click()
  const offer = page.getByRole('dialog').getByRole('article').first()
  const title = await offer.getByRole('heading').innerText()
  await expectAccessible(page)
  await offer.getByRole('button').click()
  await expect(page.getByText(`${title} beside ${main.title}`)).toBeVisible()
  const beside = card.getByRole('list', { name: 'Beside it' }).getByRole('link')
  await expect(beside).toHaveCount(1)
  await expect(besideThere.getByRole('link')).toHaveCount(1)
  await expectAccessible(page)

  await beside.click()
  await expect(page.getByRole('region', { name: title, exact: true })).toBeInViewport()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Cook it all' }).click()
  await expect(step(page)).toBeVisible()
  await expectAccessible(page)
  const cooked = new Set<string>()
  const next = page.getByRole('button', { name: 'Next' })
  const banner = page.getByRole('banner')
  while ((await next.count()) > 0) {
    cooked.add(await banner.innerText())
    const before = await page.title()
    await next.click()
    await expect(page).not.toHaveTitle(before)
  }
  cooked.add(await banner.innerText())
  expect(cooked).toEqual(new Set([main.title, title]))
  await page.reload()
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('link', { name: 'Cook it all' })).toBeVisible()

  const view = await page.request.get(`${atServer.day}/items/${dinner.id}`, { headers })
  const { sides } = (await view.json()) as Extract<ItemView, { type: 'normal' }>
  const foods = (sides?.[0]?.recipe.ingredients ?? []).map(({ ingredient_name }) => ingredient_name)
  await page.goto(list)
  const openers = page.getByRole('button', { name: /^Recipes with/ })
  await expect(openers.first()).toBeVisible()
  const names = await openers.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  const name = names.find((one) => foods.some((food) => one === `Recipes with ${food}`))
  if (name === undefined) throw new Error(`None of ${foods.join()} is on the list`)
  await page.getByRole('button', { name, exact: true }).click()
  // The same side may stand beside other dishes of the week.
  const uses = page.getByRole('link', { name: new RegExp(`^${title}.*beside`) })
  await uses
    .and(page.locator(`[href*="/${day.id}/"]`))
    .first()
    .click()
  await expect(page.getByRole('region', { name: title, exact: true })).toBeInViewport()

  await page.goto('/settings/personalization/history')
  await page.getByRole('button', { name: new RegExp(`^Bring back: .*${title} beside`) }).click()
  await expect(page.getByText(`${main.title} without ${title}`).first()).toBeVisible()
  await expect(besideThere).toHaveCount(0)
})
