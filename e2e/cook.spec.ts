import type { PlanItem } from '@butterleaf/contract/meal-plan/calls'
import { inventedPerson } from '@butterleaf/contract/onboarding/testing/invented-person'
import type { Locator, Page } from '@playwright/test'
import { arriveWithPlan, expect, expectAccessible, test } from './steps/journey.ts'
import { dayOf } from './steps/plan-addresses.ts'

const ownPlan = { ...inventedPerson, mode: 2 as const, schedules: { dessert: { unique: 0 as const } } }

/** Its steps are its own: what stands beside a dish is cooked with it. */
const isAlone = (item: PlanItem) => item.value !== null && item.type !== 'leftover' && !item.sides

const step = (page: Page) => page.getByRole('heading', { level: 1, name: /^Step/ })

test('[RCP-5] [ITEM-6] the network goes in the middle of cook mode, and dinner is cooked all the same', async ({
  page,
  context,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_INTERNET_DISCONNECTED/)
  const { day, editor } = dayOf((await arriveWithPlan(page)).plan, 1)
  const dinner = day.items.find(isAlone)
  await page.goto(`${editor}/item/${dinner?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dinner?.value?.title ?? '')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Cook this' }).click()
  await expect(step(page)).toContainText('Step 1')
  await expectAccessible(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(step(page)).toContainText('Step 2')
  await page.getByRole('button', { name: 'Leave cook mode' }).click()
  await expect(page.getByRole('heading', { name: 'Ingredients', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Go on at step 2' }).click()
  await expect(step(page)).toContainText('Step 2')

  await context.setOffline(false)
  await page.reload()
  await expect(step(page)).toContainText('Step 2')
})

test('[RCP-5] [DAY-11] a dish redrawn on another device leaves a cooking person with the one they began', async ({
  page,
}) => {
  const { plan, headers } = await arriveWithPlan(page)
  const { day, editor } = dayOf(plan, 1)
  const lunch = day.items.find(isAlone)
  await page.goto(`${editor}/item/${lunch?.id}/cook`)
  await expect(step(page)).toContainText('Step 1')
  const [template] = plan.templates
  const slot = `template/${template?.id}/week/${day.weekId}/day/${day.id}/items/${lunch?.id}`
  const drawn = await page.request.post(`/api/mealplan/${plan.id}/${slot}/randomize`, { headers })
  expect(drawn.status()).toBe(200)
  await expect(page.getByText('Your plan has changed')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText(lunch?.value?.title ?? '')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cook that instead' }).click()
  await expect(page.getByRole('banner')).not.toContainText(lunch?.value?.title ?? '')
})

test('[RCP-5] a timer outlives a reload and rings when its time is up', async ({ page }) => {
  await page.clock.install()
  const { plan } = await arriveWithPlan(page)
  // A day may have no step that takes time.
  const items = [1, 2, 3, 4, 5, 6, 7].flatMap((number) => {
    const { day, editor } = dayOf(plan, number)
    return day.items.map((item) => ({ ...item, editor }))
  })
  const timers = page.getByRole('list', { name: 'Timers' })
  const start = page.getByRole('button', { name: /^Start/ })
  for (const { id, value, editor } of items) {
    if (!value || (await start.count()) > 0) continue
    await page.goto(`${editor}/item/${id}/cook`)
    await expect(step(page)).toBeVisible()
    const next = page.getByRole('button', { name: 'Next' })
    while ((await start.count()) === 0 && (await next.count()) > 0) await next.click()
  }
  await start.first().click()
  await page.reload()
  await expect(timers.getByRole('timer')).toHaveText(/\d:\d\d/)
  await page.clock.fastForward('06:00:00')
  await expect(timers.getByRole('timer')).toHaveText('Time’s up')
  await expectAccessible(page)
  await timers.getByRole('button', { name: /^Stop/ }).click()
  await expect(timers).toHaveCount(0)
})

test('[RCP-1] [RCP-2] [RCP-4] [ITEM-2] a breakfast is searched, narrowed, looked at and chosen', async ({
  page,
}) => {
  const { editor } = dayOf((await arriveWithPlan(page, ownPlan)).plan, 1)
  await page.goto(`${editor}/recipes/breakfast`)
  const list = page.getByRole('list', { name: 'Recipes for breakfast' })
  await expect(list.getByRole('listitem').first()).toContainText(/left for|on the day/)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Vegetarian' }).check({ force: true })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show recipes' }).click()
  await expect(page.getByRole('button', { name: 'Filters, 1 active' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search recipes' }).fill('egg')
  await expect(page).toHaveURL(/search=egg/)

  const recipe = list.getByRole('link').first()
  // The address changes before the answer is there.
  await expect(list.getByRole('listitem').first()).toContainText(/egg/i)
  const title = (await recipe.textContent()) ?? ''
  await recipe.click()
  await expect(page.getByRole('heading', { name: 'Your day with it' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Recipes' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search recipes' })).toHaveValue('egg')
  await expect(list.getByRole('link', { name: title })).toBeFocused()
  await list.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: 'Choose for breakfast' }).click()
  await expect(page.getByText(new RegExp(`^Breakfast on \\w+day: .*${title}`))).toBeVisible()
})

test('[APP-7] [DAY-9] [ITEM-6] [RCP-5] with the keyboard alone a person goes through the week and cooks a meal of it', async ({
  page,
}) => {
  const { meals } = dayOf((await arriveWithPlan(page)).plan, 1)
  await page.goto(meals)
  const tab = (number: number) => page.getByRole('tab', { name: new RegExp(`^Day ${number}, `) })
  await expect(page.getByRole('tabpanel')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Mark complete' })).toBeFocused()
  await tabTo(page, tab(1))
  await page.keyboard.press('ArrowRight')
  await expect(tab(2)).toBeFocused()
  await expect(tab(2)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowLeft')
  await expect(tab(1)).toHaveAttribute('aria-selected', 'true')
  await tabTo(page, page.getByRole('tabpanel'))
  const alone = page.getByRole('article').filter({ hasNot: page.getByRole('list', { name: 'Beside it' }) })
  await tabTo(page, alone.first().getByRole('heading').getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Ingredients', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Cook this' }).focus()
  await page.keyboard.press('Enter')
  await expect(step(page)).toContainText('Step 1')
  await page.keyboard.press('ArrowRight')
  await expect(step(page)).toContainText('Step 2')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Ingredients', exact: true })).toBeVisible()
})

/** Past the switch of the weeks and the links of the week at a glance. */
async function tabTo(page: Page, target: Locator) {
  const isFocused = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 40 && !(await isFocused()); presses++) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}
