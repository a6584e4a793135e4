import type { WeekAsk } from '@butterleaf/contract/shopping-list/ask-calls'
import { arriveWithPlan, expect, expectAccessible, test } from './steps/journey.ts'
import { dayOf } from './steps/plan-addresses.ts'

test('[LIV-2] the board’s head, its sheets and the list’s head say the same figures', async ({ page }) => {
  const { plan, headers } = await arriveWithPlan(page)
  const { list, atServer, meals } = dayOf(plan, 1)
  const answer = await page.request.get(`${atServer.week}/asks`, { headers })
  const ask: WeekAsk = await answer.json()
  const toBuy = `${ask.rows} things to buy`

  await page.goto(meals)
  const line = page.getByRole('list', { name: 'What week 1 asks' })
  await expect(line.getByRole('button')).toHaveCount(3)
  await line.getByRole('button', { name: toBuy }).press('Enter')
  const sheet = page.getByRole('dialog', { name: toBuy })
  await expect(sheet.getByRole('listitem').filter({ has: page.getByRole('list') })).toHaveCount(ask.rows)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(line.getByRole('button', { name: toBuy })).toBeFocused()

  await line.getByRole('button', { name: /in the kitchen$/ }).click()
  const kitchen = page.getByRole('dialog', { name: /in the kitchen$/ })
  await expect(kitchen.getByRole('link')).toHaveCount(ask.cookings.length)
  await page.keyboard.press('Escape')

  await line.getByRole('button', { name: /left over$/ }).click()
  await expect(page.getByRole('dialog', { name: /left over$/ }).getByRole('listitem')).toHaveCount(
    ask.thrown.length,
  )
  const said = await line.getByRole('button', { includeHidden: true }).allTextContents()
  await page.keyboard.press('Escape')

  await page.goto(list)
  await expect(line.getByRole('button')).toHaveText(said)
  await expect(page.getByRole('status').filter({ hasText: 'left' })).toContainText(String(ask.rows))
  await expectAccessible(page)
})
