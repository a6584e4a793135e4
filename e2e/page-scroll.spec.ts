import type { Page } from '@playwright/test'
import { arriveWithPlan, expect, test } from './steps/journey.ts'

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

async function scrollDown(page: Page, top: number): Promise<void> {
  // The page is long enough once its content has come.
  await expect(async () => {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    expect(await scrolledTo(page)).toBe(top)
  }).toPass()
}

test('[APP-11] a page opens at its top, and Back leads to where the last one was left', async ({ page }) => {
  await arriveWithPlan(page)
  await page.goto('/support')
  await scrollDown(page, 700)
  // At the foot of the window: a press doesn't scroll to it.
  await page.getByRole('link', { name: 'Editor' }).click()
  await expect(page).toHaveURL(/\/edit\//)
  await expect.poll(() => scrolledTo(page)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  await expect.poll(() => scrolledTo(page)).toBe(700)
})

test('[APP-11] so does a page opened by its address, whatever was open in the tab before', async ({
  page,
}) => {
  await arriveWithPlan(page)
  await page.goto('/support')
  await scrollDown(page, 500)
  await page.goto('/settings/personalization/profile')
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
  expect(await scrolledTo(page)).toBe(0)
})

test('[APP-11] a page that is still loading when Back is pressed is followed to where it was left', async ({
  page,
}) => {
  await arriveWithPlan(page)
  await page.goto('/settings/personalization/profile')
  await scrollDown(page, 600)
  await page.goto('/support')
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  await page.goBack()
  await expect.poll(() => scrolledTo(page)).toBe(600)
})

test('[APP-11] a page that is reloaded is shown where it was', async ({ page }) => {
  await arriveWithPlan(page)
  await page.goto('/support')
  await scrollDown(page, 700)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  await expect.poll(() => scrolledTo(page)).toBe(700)
})
