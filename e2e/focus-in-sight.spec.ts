import { addDays } from '@butterleaf/domain/calendar/iso-date'
import type { Page } from '@playwright/test'
import { coveredFocus } from './steps/covered-focus.ts'
import { arriveWithPlan, expect, test } from './steps/journey.ts'
import { dayOf } from './steps/plan-addresses.ts'

/** The smallest window: what is in sight between its bars is in sight in any other. */
const small = { width: 320, height: 568 }

/** Every screen of the app that a person with a plan opens. */
async function openedPlaces(page: Page): Promise<string[]> {
  const { plan, headers } = await arriveWithPlan(page)
  const { day, meals, editor, list } = dayOf(plan, 1)
  const item = day.items.find(({ category }) => category === 'dinner')
  const date = addDays(plan.templates[0]!.startDate as Parameters<typeof addDays>[0], 60)
  const target = await page.request.post('/api/mealplan/weight-tracker', {
    data: { weight: 70, date },
    headers,
  })
  expect(target.status()).toBe(200)
  const ofPlan = [meals, editor, list, `${editor}/item/${item?.id}`, `${editor}/recipes/dinner`]
  const settings = [
    '',
    '/account',
    '/personalization',
    '/personalization/profile',
    '/personalization/preferences',
    '/personalization/food',
  ]
  return [...ofPlan, '/weight-tracker', '/support', ...settings.map((place) => `/settings${place}`)]
}

test.use({ viewport: small })

test('[APP-7] by keyboard nothing that has the focus is behind a bar', async ({ page }) => {
  test.setTimeout(240_000)
  for (const place of await openedPlaces(page)) await expectFocusInSight(page, place)
})

test('[LAND-1] nor on the public pages', async ({ page }) => {
  for (const place of ['/', '/recipes', '/privacy-policy', '/checkout/plans'])
    await expectFocusInSight(page, place)
})

async function expectFocusInSight(page: Page, place: string): Promise<void> {
  await page.goto(place)
  await expect(page.locator('main').locator('a, button, input').nth(1)).toBeAttached()
  await page.evaluate(layoutStands)
  expect(await coveredFocus(page), place).toEqual([])
}

/** Runs in the page: what is still coming above would push what has the focus out of the window. */
async function layoutStands(): Promise<void> {
  await document.fonts.ready
  let height = 0
  for (let still = 0; still < 20; ) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const now = document.documentElement.scrollHeight
    still = now === height ? still + 1 : 0
    height = now
  }
}
