import type { Browser, Page } from '@playwright/test'
import { arriveWithPlan, expect, expectAccessible } from '../steps/journey.ts'
import { plainKeys, rowOf, rows, tick } from '../steps/list-rows.ts'
import { test } from '../steps/offline-journey.ts'
import { dayOf } from '../steps/plan-addresses.ts'

/** A phone of somebody without an account. */
async function visitorAt(browser: Browser, page: Page, address: string): Promise<Page> {
  const device = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  })
  const visitor = await device.newPage()
  await visitor.goto(address)
  return visitor
}

test('[TOG-5] a list opens by a link without an account: ticks are live both ways, wait without a signal, and it ends when its owner stops sharing', async ({
  page,
  browser,
  network,
}) => {
  const { plan } = await arriveWithPlan(page)
  await page.goto(dayOf(plan, 1).list)
  await page.getByRole('button', { name: 'Share this list' }).press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Share this list' })
  await expect(drawer.getByText('None yet.')).toBeVisible()
  await expectAccessible(page)
  await drawer.getByRole('button', { name: 'Make a link' }).press('Enter')
  const address = await drawer.getByText(/\/shared\//).innerText()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const visitor = await visitorAt(browser, page, address)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Robin’s shopping list' })).toBeVisible()
  await expect(rows(visitor).first()).toBeVisible()
  await expect(visitor.getByText('Fennel')).toHaveCount(0)
  await expectAccessible(visitor)
  const [first, second, third] = (await plainKeys(visitor, 3)) as [string, string, string]
  await tick(visitor, first)
  await expect(rowOf(page, first)).toBeChecked({ timeout: 1_500 })
  await tick(page, second)
  await expect(rowOf(visitor, second)).toBeChecked({ timeout: 1_500 })

  // The page is kept once its worker is in charge.
  await visitor.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  network.state = 'cut'
  await tick(visitor, third)
  await expect(visitor.getByText(/One change is kept on this device/)).toBeVisible()
  network.state = 'up'
  await visitor.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(rowOf(page, third)).toBeChecked()

  await page.getByRole('button', { name: 'Share this list' }).click()
  await expect(drawer.getByText(address)).toBeHidden()
  await drawer.getByRole('button', { name: /^Stop sharing: Week 1’s list/ }).press('Enter')
  await expect(visitor.getByRole('heading', { level: 1, name: 'This link has ended' })).toBeVisible({
    timeout: 5_000,
  })
  await expectAccessible(visitor)
  await visitor.context().close()
})

test('[TOG-5] a week’s plates open by a link, without an account', async ({ page, browser }) => {
  const { plan } = await arriveWithPlan(page)
  await page.goto(dayOf(plan, 1).meals)
  await page.getByText('The whole week').click()
  await page.getByRole('button', { name: 'Share these plates' }).click()
  await page.getByRole('radio', { name: /Always the current one/ }).press('Space')
  await page.getByRole('button', { name: 'Make a link' }).click()
  const address = await page.getByText(/\/shared\//).innerText()
  const visitor = await visitorAt(browser, page, address)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Robin’s plates this week' })).toBeVisible()
  await expect(visitor.getByRole('heading', { level: 2 })).toHaveCount(7)
  await expectAccessible(visitor)
  await visitor.context().close()
})
