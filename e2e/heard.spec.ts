import type { Page } from '@playwright/test'
import { arriveWithPlan, expect, setTarget, test, weighIn } from './steps/journey.ts'
import { dayOf } from './steps/plan-addresses.ts'

const news = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

test('[APP-7] [DAY-9] a screen reader announces a day, and what a press has changed', async ({ page }) => {
  const { meals, editor } = dayOf((await arriveWithPlan(page)).plan, 1)
  await page.goto(meals)
  await expect(page).toHaveTitle(/day · Meals · Butterleaf$/)
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - link "Butterleaf"
      - link "Help"
      - link "Settings"
    - main:
      - heading /day$/ [level=1]
      - button "Mark complete"
      - link "Change this day"
      - tablist "Day of the week":
        - tab /^Day 1, .*, today$/ [selected]
        - tab /^Day 2, /
      - tabpanel /^Day 1, /:
        - article:
          - paragraph: /^Breakfast/
          - heading [level=2]
        - region "Totals of the day"
      - region "The week":
        - group "Week":
          - button /^Week 1, .*, this week$/ [pressed]
          - button /^Week 2, /
    - navigation "Main":
      - list:
        - listitem:
          - link "Meals"
    - region "Notifications"
  `)
  await page.getByRole('region', { name: 'Totals of the day' }).getByText('All four on target').click()
  await expect(page.getByRole('meter', { name: 'Fat' })).toHaveAttribute(
    'aria-valuetext',
    / g of fat, \d+–\d+ g$/,
  )

  await page.goto(editor)
  await page.getByRole('button', { name: 'Random breakfast' }).click()
  await expect(news(page, /^Breakfast: .+\. .*(on target|short|over)\.$/)).toHaveCount(1)
  await page.getByRole('button', { name: 'Lock dinner' }).click()
  await expect(news(page, /^Dinner is locked\./)).toHaveCount(1)
  await page.getByRole('button', { name: 'More breakfast' }).click()
  await expect(news(page, /^Breakfast: .* servings?\./)).toHaveCount(1)
  await page.goto(meals)
  await page.getByRole('button', { name: 'Mark complete' }).click()
  // On a busy machine the change before it is told here, too.
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(/\w+day complete/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('[APP-7] steps, ticks and weights are told as well as shown', async ({ page }) => {
  const { day, editor, list } = dayOf((await arriveWithPlan(page)).plan, 1)
  const dinner = day.items.find(({ category }) => category === 'dinner')
  await page.goto(`${editor}/item/${dinner?.id}/cook`)
  await expect(page.getByRole('heading', { level: 1, name: /^Step 1 of \d+$/ })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'For this step' })).toBeVisible()
  // A side is cooked in the same session, so the next step may be its first.
  const told = page.locator('[aria-live=polite]', { hasText: /\bstep \d+ of \d+\. /i })
  const first = await told.innerText()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(told).not.toHaveText(first)
  await expect(told).toHaveCount(1)

  await page.goto(list)
  await expect(news(page, /^(\d+) of \1 items left$/)).toHaveCount(1)
  await page.getByRole('checkbox').first().focus()
  await page.keyboard.press('Space')
  await expect(news(page, /^\d+ of \d+ items left$/)).toHaveCount(1)
  await expect(news(page, /^(\d+) of \1 items left$/)).toHaveCount(0)
  await expect(page.getByRole('progressbar', { name: 'Bought' })).toHaveAttribute('aria-valuenow', /^[1-9]/)

  await setTarget(page, '150')
  await weighIn(page, '181.5')
  await expect(page.locator('[aria-live=polite]', { hasText: /Current weight 181\.5 lbs/ })).toHaveCount(1)
})
