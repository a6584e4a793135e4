import { inventedPerson } from '@butterleaf/contract/onboarding/testing/invented-person'
import { arriveWithPlan, expect, expectAccessible, test } from '../steps/journey.ts'

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]) {
  test(`[ONB-12] [ITEM-7] at ${viewport.width} px a dish of the first week is liked, another one replaced, and that is undone`, async ({
    page,
  }) => {
    // Axe checks a long screen in both themes.
    test.slow()
    await page.setViewportSize(viewport)
    await arriveWithPlan(page)
    await page.goto('/app/first-week')
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(7)
    await expect(page.getByRole('region', { name: 'Week 1 in figures' })).toContainText(/\d+ things\s*to buy/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    const first = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .first()
    const title = await first.getByRole('heading').innerText()
    const heart = first.getByRole('button', { name: /^Like/ })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await first.getByRole('button', { name: /^Not for me/ }).press('Enter')
    await expect(first.getByRole('heading')).not.toHaveText(title)
    await expect(first.getByRole('button', { name: /^Not for me/ })).toBeFocused()
    await expect(page.getByText(`instead of ${title}.`)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(first.getByRole('heading')).toHaveText(title)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Start with day 1' }).click()
    await expect(page.getByRole('tab', { name: /^Day 1, / })).toBeVisible()
  })
}

test('[ONB-2] [ONB-12] a plan of one’s own begins with a table that is laid, and a week that is suggested', async ({
  page,
}) => {
  test.slow()
  await arriveWithPlan(page, { ...inventedPerson, mode: 2 })
  await page.goto('/app/first-week')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your table is laid')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Suggest my first week' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your first week')
  await expect(page.getByRole('button', { name: /^Not for me/ }).first()).toBeVisible()
})
