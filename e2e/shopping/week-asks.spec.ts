import type { BrowseAnswer } from '@butterleaf/contract/meal-plan/calls'
import type { PlanAsk, WeekAsk } from '@butterleaf/contract/shopping-list/ask-calls'
import { arriveWithPlan, expect, expectAccessible, test } from '../steps/journey.ts'
import { dayOf } from '../steps/plan-addresses.ts'

test('[LIV-2] [MAP-3] the head of the Editor’s board, its sheets and the list’s head say the same figures', async ({
  page,
}) => {
  const { plan, headers } = await arriveWithPlan(page)
  const { list, atServer, editor } = dayOf(plan, 1)
  const answer = await page.request.get(`${atServer.week}/asks`, { headers })
  const ask: WeekAsk = await answer.json()
  const toBuy = `${ask.rows} things to buy`

  await page.goto(editor)
  await page.getByText('The whole week').click()
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

test('[LIV-2] [LIV-3] a swap is told before it is taken, the plan says what it asks, and so does each way to cook', async ({
  page,
}) => {
  // Three plans are made for the last step.
  test.slow()
  const { plan, headers } = await arriveWithPlan(page)
  const { editor, atServer } = dayOf(plan, 2)
  const offers: BrowseAnswer = await (
    await page.request.get(`${atServer.day}/items/lunch`, { headers })
  ).json()
  const told = offers.results.find(({ basket }) => basket.moreToBuy > 0)
  if (!told) throw new Error('No recipe needs anything more')
  const more = told.basket.moreToBuy
  const words = more === 1 ? 'One more thing to buy.' : `${more} more things to buy.`
  await page.goto(`${editor}/recipes/lunch/${told.id}`)
  await expect(page.getByRole('region', { name: 'Your day with it' })).toContainText(words)
  await expectAccessible(page)

  const ask: PlanAsk = await (
    await page.request.get(atServer.week.replace(/\/week\/.*/, '/asks'), { headers })
  ).json()
  await page.goto('/settings/personalization')
  await page.getByRole('button', { name: `${ask.rows} things to buy` }).press('Enter')
  const sheet = page.getByRole('dialog', { name: `${ask.rows} things to buy` })
  await expect(sheet.getByRole('listitem')).toHaveText(
    ask.weeks.map(({ weekNumber, rows }) => `Week ${weekNumber}${rows} things`),
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.goto('/settings/personalization/preferences')
  await expect(page.getByText(/For you about \d+ things to buy a week/)).toHaveCount(3, { timeout: 30_000 })
  await expectAccessible(page)
})
