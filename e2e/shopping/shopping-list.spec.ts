import type { ShoppingList } from '@butterleaf/contract/shopping-list/calls'
import type { Locator, Page } from '@playwright/test'
import { arriveWithPlan, expect, expectAccessible, test } from '../steps/journey.ts'
import { firstListShown, plainKeys, rowOf, rows, tick } from '../steps/list-rows.ts'
import { dayOf } from '../steps/plan-addresses.ts'

/** A person at the list of their first week; `server` reads the list's state on the server. */
async function openList(page: Page) {
  const { plan, headers } = await arriveWithPlan(page)
  const {
    list,
    atServer: { week },
  } = dayOf(plan, 1)
  await page.goto(list)
  await firstListShown(page)
  return {
    list: async () => {
      const answer = await page.request.get(week, { headers })
      return Object.assign({}, ...Object.values((await answer.json()).shoppingList as ShoppingList)) as Rows
    },
    /** Another phone of the same person. */
    tickElsewhere: (ingredient: string) =>
      page.request.put(`${week}/shopping-list/checked`, {
        data: [{ ingredient, checked: true, at: new Date().toISOString() }],
        headers,
      }),
  }
}

type Rows = ShoppingList[string]

const keyOf = (row: Locator) => row.inputValue()

test.beforeEach(({ quietConsole }) => {
  // Axe checks long lists in both themes, and pending changes are sent with delays.
  test.slow()
  // These journeys cut the network.
  quietConsole.allow(/net::ERR_(FAILED|INTERNET_DISCONNECTED)/)
})

test('[SHOP-1] [SHOP-2] [SHOP-4] a person reads the list, finds what an ingredient is for, and takes the list along', async ({
  page,
}) => {
  await openList(page)
  await expect(page.getByRole('button', { name: 'Week 4' })).toBeEnabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Metric measures' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('butterleaf-shopping-list-week-1.pdf')

  await page
    .getByRole('button', { name: /^Recipes with/ })
    .first()
    .click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('link').first()).toBeVisible()
  await expectAccessible(page)
  await drawer.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/item\//)
  await page.goBack()
  await expect(drawer).toBeVisible()
})

test('[SHOP-5] ticks made without a signal outlive a reload, go out when it is back, and meet those of another phone', async ({
  page,
}) => {
  const server = await openList(page)
  const [first, second, theirs] = await plainKeys(page, 3)
  if (!first || !second || !theirs) throw new Error('The list is too short')

  await page.route('**/api/**', (route) => route.abort())
  await tick(page, first)
  await tick(page, second)
  await page.getByLabel('Add your own').fill('Candles')
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 changes are kept on this device')).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await expect(rowOf(page, first)).toBeChecked()
  await expect(rowOf(page, second)).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Candles' })).toBeVisible()
  expect((await server.list())[first]?.checked).toBe(false)
  await server.tickElsewhere(theirs)

  await page.unroute('**/api/**')
  await expect(rowOf(page, theirs)).toBeChecked({ timeout: 30_000 })
  await expect(page.getByText(/kept on this device/)).toBeHidden()
  const list = await server.list()
  expect([first, second, theirs].map((key) => list[key]?.checked)).toEqual([true, true, true])
  expect(Object.values(list).map(({ name }) => name)).toContain('Candles')
})

test('[SHOP-5] a network that is connected but dead loses nothing either', async ({ page }) => {
  const server = await openList(page)
  const first = await keyOf(rows(page).first())
  await page.route('**/shopping-list/checked', () => new Promise(() => undefined))
  await tick(page, first)
  await expect(page.getByText('One change is kept on this device')).toBeVisible()
  await page.unroute('**/shopping-list/checked')
  await expect(page.getByText(/kept on this device/)).toBeHidden({ timeout: 30_000 })
  expect((await server.list())[first]?.checked).toBe(true)
})
