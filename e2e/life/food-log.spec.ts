import type { WireFoodLog } from '@butterleaf/contract/food-log/calls'
import type { Browser, Page } from '@playwright/test'
import { arriveWithPlan, expect, expectAccessible, type Planned, test } from '../steps/journey.ts'
import { dayOf } from '../steps/plan-addresses.ts'

test.beforeEach(({ quietConsole }) => {
  test.slow()
  // These journeys cut the network.
  quietConsole.allow(/net::ERR_(FAILED|INTERNET_DISCONNECTED)/)
})

const noNetwork = (page: Page) => page.route('**/api/**', (route) => route.abort())
const totals = (page: Page) => page.getByRole('region', { name: 'Totals of the day' })

/** The same person's other device. */
async function otherDevice(browser: Browser, page: Page): Promise<Page> {
  const storageState = await page.context().storageState()
  return (await browser.newContext({ baseURL: new URL(page.url()).origin, storageState })).newPage()
}

async function logAtServer(page: Page, { plan, headers }: Planned): Promise<WireFoodLog> {
  const date = plan.templates[0]?.startDate
  return (await page.request.get(`/api/food-log?from=${date}&to=${date}`, { headers })).json()
}

async function openInstead(page: Page, meal: string): Promise<void> {
  await page.getByRole('button', { name: `Options for ${meal}` }).click()
  await page.getByRole('button', { name: /^Ate something else/ }).click()
  await expect(page.getByRole('dialog', { name: 'What did you have instead?' })).toBeVisible()
}

/** Once, so that menu, sheet and food table are on the device, and what comes late moves nothing. */
async function lookAtSheet(page: Page): Promise<void> {
  await openInstead(page, 'dinner')
  await expect(page.getByRole('region', { name: 'Often eaten' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('[LIFE-2] a meal that was out, and isn’t counted, gives way in the day and on the list; Undo brings it back', async ({
  page,
}) => {
  const planned = await arriveWithPlan(page)
  await page.goto(dayOf(planned.plan, 1).meals)
  await openInstead(page, 'dinner')
  await page.getByRole('button', { name: 'Don’t count it' }).click()
  await expect(totals(page)).toContainText('Without dinner, which isn’t counted.')
  await expectAccessible(page)
  await expect.poll(async () => (await logAtServer(page, planned)).entries).toHaveLength(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(totals(page)).not.toContainText('As eaten')
  await expect.poll(async () => (await logAtServer(page, planned)).entries).toEqual([])
})

test('[LIFE-2] [LIFE-3] two devices that wrote things down without a network keep the entries of both', async ({
  page,
  browser,
}) => {
  const planned = await arriveWithPlan(page)
  const { meals } = dayOf(planned.plan, 1)
  const desk = await otherDevice(browser, page)
  for (const device of [page, desk]) {
    await device.goto(meals)
    await lookAtSheet(device)
    await noNetwork(device)
  }
  await openInstead(page, 'dinner')
  await page.getByRole('button', { name: 'Don’t count it' }).click()
  await openInstead(desk, 'lunch')
  await desk.getByRole('button', { name: 'Don’t count it' }).click()
  await expect(totals(page)).toContainText('Without dinner')
  await expect(totals(desk)).toContainText('Without lunch')
  expect((await logAtServer(page, planned)).entries).toEqual([])

  for (const device of [page, desk]) await device.unroute('**/api/**')
  await expect
    .poll(async () => (await logAtServer(page, planned)).entries.length, { timeout: 40_000 })
    .toBe(2)
  for (const device of [page, desk])
    await expect(totals(device)).toContainText('Without lunch and dinner', { timeout: 40_000 })
  await desk.context().close()
})
