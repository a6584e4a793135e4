import { inventedPerson } from '@butterleaf/contract/onboarding/testing/invented-person'
import type { ShoppingList } from '@butterleaf/contract/shopping-list/calls'
import { arriveWithPlan, expect, expectAccessible, test } from '../steps/journey.ts'
import { rowOf } from '../steps/list-rows.ts'
import { dayOf } from '../steps/plan-addresses.ts'

test.beforeEach(({ quietConsole }) => {
  // The network is cut for the second shop.
  quietConsole.allow(/net::ERR_(FAILED|INTERNET_DISCONNECTED)/)
})

test('[LIV-5] [SHOP-5] who shops twice a week ticks each shop by itself, the second without a signal', async ({
  page,
}) => {
  test.slow()
  const shopping = { day: 'first-day-of-week', timesAWeek: 2 } as const
  const { plan, headers } = await arriveWithPlan(page, { ...inventedPerson, shopping })
  const { list, atServer } = dayOf(plan, 1)
  const read = async () => {
    const answer = await page.request.get(atServer.week, { headers })
    return Object.values((await answer.json()).shoppingList as ShoppingList).flatMap(Object.entries<Row>)
  }
  const [key, row] = (await read()).find(
    ([, { trips, home }]) => home?.alsoFor.length === 0 && trips?.length === 2,
  )!
  const [first, second] = row.trips!.map(({ date }) => `${key} ${date}`) as [string, string]
  const shop = (at: number) => page.getByRole('region', { name: /day’s shop$/ }).nth(at)
  const isTicked = async () =>
    (await read()).find(([each]) => each === key)?.[1].trips?.map((trip) => trip.checked)

  await page.goto(list)
  await expect(page.getByRole('region', { name: /day’s shop$/ })).toHaveCount(2)
  await expectAccessible(page)
  await shop(0).locator(`input[value="${first}"]`).press('Space')
  await expect.poll(isTicked).toEqual([true, false])
  await expect(shop(1).locator(`input[value="${second}"]`)).not.toBeChecked()

  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await expect(rowOf(page, first)).toBeChecked()
  await shop(1).locator(`input[value="${second}"]`).press('Space')
  await expect(rowOf(page, second)).toBeChecked()
  await page.unroute('**/api/**')
  await expect.poll(isTicked, { timeout: 30_000 }).toEqual([true, true])
})

type Row = ShoppingList[string][string]
