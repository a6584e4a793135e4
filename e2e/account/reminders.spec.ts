import { arriveWithPlan, expect, expectAccessible, test } from '../steps/journey.ts'

test('[DOOR-3] reminders are chosen by kind and hour, and stay chosen', async ({ page, quietConsole }) => {
  // The refused choice answers 400, which browsers print.
  quietConsole.allow(/400 .*\/api\/reminders/)
  await arriveWithPlan(page)
  await page.goto('/settings/account')
  await page.getByRole('link', { name: /^Reminders/ }).click()
  await expect(page.getByRole('heading', { name: 'Notifications on this device' })).toBeVisible()
  await expectAccessible(page)

  const shop = page.getByRole('group', { name: /^Shopping today/ })
  await shop.getByRole('checkbox', { name: 'Notification' }).press('Space')
  await page.getByLabel('In the morning, at').fill('23:00')
  await page.getByRole('button', { name: 'Save reminders' }).press('Enter')
  await expect(page.getByText('This is within your quiet hours.')).toBeVisible()
  await page.getByLabel('In the morning, at').fill('08:30')
  await page.getByRole('button', { name: 'Save reminders' }).press('Enter')
  await expect(page.getByText('Reminders saved')).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await expect(shop.getByRole('checkbox', { name: 'Notification' })).toBeChecked()
  await expect(page.getByLabel('In the morning, at')).toHaveValue('08:30')
})
