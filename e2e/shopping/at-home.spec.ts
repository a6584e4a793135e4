import type { ShoppingList } from '@butterleaf/contract/shopping-list/calls'
import type { Page } from '@playwright/test'
import { arriveWithPlan, expect, expectAccessible, type Planned, test } from '../steps/journey.ts'
import { firstListShown, plainKeys, rowOf } from '../steps/list-rows.ts'
import { dayOf } from '../steps/plan-addresses.ts'

type Rows = ShoppingList[string]

/** The lists of a person's first two weeks, here and on the server. */
function listsOf(page: Page, { plan, headers }: Planned) {
  const [first, second] = [dayOf(plan, 1), dayOf(plan, 8)]
  return {
    first: first.list,
    second: second.list,
    read: async (week: string): Promise<Rows> => {
      const answer = await page.request.get(week, { headers })
      return Object.assign({}, ...Object.values((await answer.json()).shoppingList as ShoppingList))
    },
    send: (week: string, of: string, data: object[]) =>
      page.request.put(`${week}/shopping-list/${of}`, { data, headers }),
    weeks: [first.atServer.week, second.atServer.week] as const,
  }
}

const atHome = (page: Page) => page.getByRole('region', { name: 'At home' })
const now = () => new Date().toISOString()

test.beforeEach(({ quietConsole }) => {
  test.slow()
  // These journeys cut the network.
  quietConsole.allow(/net::ERR_(FAILED|INTERNET_DISCONNECTED)/)
})

test('[PAN-1] [PAN-3] what a person bought for week 1 and has left is at home on week 2’s list', async ({
  page,
}) => {
  const lists = listsOf(page, await arriveWithPlan(page))
  const [week1, week2] = lists.weeks
  const bought = Object.entries(await lists.read(week1)).map(([ingredient, { neededGrams }]) => {
    return { ingredient, checked: true, at: now(), neededGrams }
  })
  await lists.send(week1, 'checked', bought)
  await page.goto(lists.first)
  await expect(page.getByRole('region', { name: 'Got it' })).toBeVisible()
  await page.getByRole('button', { name: 'Week 2' }).click()
  await expect(page).toHaveURL(lists.second)

  const covered = Object.entries(await lists.read(week2)).filter(([, { home }]) => home?.isCovered)
  expect(covered.length).toBeGreaterThan(5)
  await expect(atHome(page)).toContainText(String(covered.length))
  await atHome(page).getByText('At home').click()
  await expect(atHome(page).getByRole('button', { name: /^I’m out of/ })).toHaveCount(covered.length)
  await expectAccessible(page)
  for (const [key] of covered) await expect(rowOf(page, key)).toHaveCount(0)
})

test('[PAN-2] "I have this" said without a signal meets "I’m out" of another phone: the later one counts', async ({
  page,
}) => {
  const lists = listsOf(page, await arriveWithPlan(page))
  const [week1] = lists.weeks
  await page.goto(lists.first)
  await firstListShown(page)
  const [early, late] = await plainKeys(page, 2)
  if (!early || !late) throw new Error('The list is too short')
  const sayHere = async (key: string) => {
    const row = page.getByRole('listitem').filter({ has: rowOf(page, key) })
    await row.getByRole('button', { name: /^Recipes with/ }).click()
    await page.getByRole('button', { name: 'I have this at home' }).click()
    await expect(rowOf(page, key)).toHaveCount(0)
  }
  // Opened once, so that the drawer is on the device.
  await page
    .getByRole('button', { name: /^Recipes with/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Close' }).first().click()

  await page.route('**/api/**', (route) => route.abort())
  await sayHere(early)
  await lists.send(week1, 'at-home', [{ ingredient: early, atHome: false, at: now() }])
  await lists.send(week1, 'at-home', [{ ingredient: late, atHome: false, at: now() }])
  await sayHere(late)
  await expect(page.getByText('2 changes are kept on this device')).toBeVisible()
  await page.reload()
  await expect(atHome(page)).toContainText('2')
  expect((await lists.read(week1))[late]?.home?.isCovered).toBe(false)

  await page.unroute('**/api/**')
  await expect(page.getByText(/kept on this device/)).toBeHidden({ timeout: 30_000 })
  await expect(rowOf(page, early)).toBeVisible({ timeout: 30_000 })
  const list = await lists.read(week1)
  expect([early, late].map((key) => list[key]?.home?.isCovered)).toEqual([false, true])
})

test('[PAN-6] a first list asks once what is in the cupboard, and takes it off the list', async ({
  page,
}) => {
  test.slow()
  const { plan } = await arriveWithPlan(page)
  const { list } = dayOf(plan, 1)
  await page.goto(list)
  const question = page.getByRole('region', { name: 'What’s in your cupboard?' })
  const open = question.getByRole('button', { name: /^Look through \d+ staples$/ })
  const count = Number(/\d+/.exec(await open.innerText())?.[0])
  // Up to twenty; a plan may use fewer.
  expect(count).toBeGreaterThan(10)
  expect(count).toBeLessThanOrEqual(20)
  await open.press('Enter')
  const staples = question.getByRole('checkbox')
  await expect(staples).toHaveCount(count)
  await expectAccessible(page)
  for (const at of [0, 1, 2]) await staples.nth(at).press('Space')
  await question.getByRole('button', { name: 'Done, 3 at home' }).press('Enter')
  await expect(question).toBeHidden()
  await expect(page.getByRole('region', { name: 'At home' })).toBeVisible()

  // Another device knows nothing but what the server says.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('butterleaf.waiting.1')))
    .not.toContain('closeCupboard')
  await page.evaluate(() => localStorage.removeItem('butterleaf.cupboard.1'))
  await page.reload()
  await expect(page.getByRole('region', { name: 'At home' })).toBeVisible()
  await expect(question).toBeHidden()
})
