import type { PlanDay } from '@butterleaf/contract/meal-plan/calls'
import type { FlatPersonality } from '@butterleaf/contract/onboarding/personality-schema'
import { inventedPerson } from '@butterleaf/contract/onboarding/testing/invented-person'
import { daysOfPlan, daysOfWeek } from '@butterleaf/domain/meals/meals'
import type { Page } from '@playwright/test'
import { arriveWithPlan, expect, expectAccessible, test } from './steps/journey.ts'
import { dayOf } from './steps/plan-addresses.ts'

const ownPlan: FlatPersonality = { ...inventedPerson, mode: 2, schedules: { dessert: { unique: 0 } } }
const unlockHint = "Build Days 1-7 to unlock 'My Meals' and 'Shopping List' tabs."

/** Without dessert. */
const mealsADay = 3

const dinnerOf = ({ items }: PlanDay) => items.find(({ category }) => category === 'dinner')
const meals = (page: Page) => page.getByRole('article')
const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const day = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Day ${number}, `) })
const servings = (page: Page, meal: string) => page.getByRole('group', { name: `Servings of ${meal}` })

test('[DAY-1] [DAY-5] [DAY-6] [DAY-8] [ITEM-3] [ITEM-4] [APP-5] a person builds week 1 by hand and begins to cook', async ({
  page,
}) => {
  await arriveWithPlan(page, ownPlan)
  await page.goto('/app')
  await expect(page.getByRole('button', { name: unlockHint })).toBeVisible()
  await expect(day(page, 2)).toBeDisabled()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Suggested Meals' }).click()
  await expect(page.getByRole('link', { name: 'Next day' })).toBeVisible()
  await expectAccessible(page)
  await servings(page, 'dinner').getByRole('button', { name: 'More dinner' }).click()
  await page.getByRole('button', { name: 'Lock dinner' }).click()
  await expect(page.getByRole('button', { name: 'Random dinner' })).toBeDisabled()
  const dinner = await meals(page)
    .filter({ has: servings(page, 'dinner') })
    .getByRole('heading')
    .textContent()
  await page.getByRole('button', { name: 'Random day' }).click()
  await expect(page.getByRole('button', { name: 'Random day' })).not.toHaveAttribute('aria-busy')
  await expect(meals(page).filter({ hasText: dinner ?? '' })).toHaveCount(1)

  await page.getByRole('link', { name: 'Next day' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: 'Skip breakfast' }).click()
  await expect(page.getByText('Breakfast skipped')).toBeVisible()
  const lunch = meals(page).filter({ has: page.getByRole('heading', { name: 'Lunch' }) })
  await lunch.getByRole('button', { name: 'Suggested Recipe' }).click()
  await expect(servings(page, 'lunch')).toBeVisible()
  await page.getByRole('button', { name: 'Reset items' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset items' }).click()
  await expect(page.getByRole('button', { name: 'Suggested Meals' })).toBeVisible()

  for (let number = 2; number <= daysOfWeek; number += 1) {
    await expect(day(page, number)).toHaveAttribute('aria-current', 'date')
    await page.getByRole('button', { name: 'Suggested Meals' }).click()
    await page.getByRole('link', { name: 'Next day' }).click()
  }
  await expect(day(page, 8)).toHaveAttribute('aria-current', 'date')
  await expect(page.getByRole('button', { name: unlockHint })).toBeHidden()

  await tab(page, 'Meals').click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mark complete' }).click()
  await expect(page.getByRole('tab', { name: /^Day 2, / })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Mark incomplete' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: /^Day 1, .*complete$/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('[LEFT-1] [LEFT-3] [ITEM-5] a dinner that feeds a later day is drawn again, and no day is left without a meal', async ({
  page,
}) => {
  const { plan } = await arriveWithPlan(page)
  const week = Array.from({ length: daysOfWeek }, (_, at) => dayOf(plan, at + 1))
  const cooked = week.find(({ day }) => dinnerOf(day)?.type === 'leftoverParent')
  const dinner = cooked && dinnerOf(cooked.day)
  if (!cooked || dinner?.type !== 'leftoverParent') throw new Error('No dinner is cooked for a later day')
  await page.goto(cooked.editor)
  const card = meals(page).filter({ has: servings(page, 'dinner') })
  await expect(card.getByText(/^Makes a total of/)).toBeVisible()
  await card.getByRole('button', { name: 'Random dinner' }).click()
  await expect(card.getByRole('heading')).not.toHaveText(dinner.value.title)
  await expect(page.getByText(/Also new: .* on \w+day/)).toBeVisible()

  await expect(page.getByRole('button', { name: unlockHint })).toBeHidden()
  for (const { dayNumber } of dinner.feeding.saved) {
    await page.goto(dayOf(plan, dayNumber).meals)
    await expect(page.getByRole('tab', { name: new RegExp(`^Day ${dayNumber}, `) })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(meals(page)).toHaveCount(mealsADay)
  }
  await tab(page, 'Shopping List').click()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
})

test('[DAY-11] two tabs stay in step', async ({ page, context }) => {
  await arriveWithPlan(page)
  await page.goto('/app')
  await tab(page, 'Editor').click()
  await expect(servings(page, 'dinner')).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(servings(other, 'dinner')).toContainText('serving')
  // A tab behind another draws a frame a second.
  await page.bringToFront()
  const before = await servings(other, 'dinner').textContent()
  await servings(page, 'dinner').getByRole('button', { name: 'Less dinner' }).click()
  await expect(servings(other, 'dinner')).not.toHaveText(before ?? '')
  await expect(servings(other, 'dinner')).toHaveText((await servings(page, 'dinner').textContent()) ?? '')
})

test('[APP-2] when the server can’t be reached, the plan is there as the device saw it last', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/status of 503 .*\/api\/mealplan$/)
  await arriveWithPlan(page)
  await page.goto('/app')
  await expect(page.getByRole('tabpanel')).toBeVisible()
  const dish = await meals(page).first().getByRole('heading').textContent()
  await page.route('**/api/mealplan', (route) => route.fulfill({ status: 503, body: '' }))
  await page.reload()
  await expect(page.getByText(/as this device saw it last/)).toBeVisible()
  await expect(meals(page).first().getByRole('heading')).toHaveText(dish ?? '')
  await expectAccessible(page)
  await page.unroute('**/api/mealplan')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/as this device saw it last/)).toBeHidden()
})

test('[DAY-10] four weeks eaten are congratulated, and lead to the next four', async ({ page }) => {
  const { plan, headers } = await arriveWithPlan(page)
  for (let number = 1; number <= daysOfPlan; number += 1) {
    const address = `${dayOf(plan, number).atServer.day}/state`
    expect((await page.request.post(address, { headers })).status()).toBe(200)
  }
  await page.goto('/app')
  await expect(page.getByText(/^Congratulations/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create a new plan' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create a new plan' }).click()
  await expect(page.getByRole('tab', { name: /^Day 1, / })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('button', { name: 'Mark complete' })).toBeEnabled()
})
