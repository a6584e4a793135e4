import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { inventedPerson } from '@butterleaf/contract/onboarding/testing/invented-person'
import { parseIsoDate } from '@butterleaf/domain/calendar/iso-date'
import { weekdayAfter, weekdayOfDate } from '@butterleaf/domain/calendar/weekday'
import { arriveWithPlan, expect, expectAccessible, signUp, test } from '../steps/journey.ts'
import { choose, chooseForMeal, next, tellAboutYourself } from '../steps/questions.ts'

test('[LIV-3] a newcomer finds a bit of both preselected, and answers only how long each meal may take', async ({
  page,
}) => {
  test.slow()
  await signUp(page)
  await tellAboutYourself(page)
  await choose(page, 'We customize your plan')
  await expect(page.getByRole('radio', { name: 'A bit of both' })).toBeChecked()
  await expectAccessible(page)
  await next(page).click()
  await expect(page.getByText(/^As you said: some leftovers/)).toBeVisible()
  await chooseForMeal(page, '20 min')
  await chooseForMeal(page, '45 min')
  await chooseForMeal(page, 'Any time')
  await choose(page, 'No')
  await next(page).click()
  await page.getByRole('button', { name: 'Make my plan' }).click()
  await expect(page).toHaveURL(/\/app\/first-week$/)
})

test('[LIV-4] [LIV-5] [SET-3] a quick Tuesday makes a new plan, another shopping day none', async ({
  page,
}) => {
  test.slow()
  const { headers, plan } = await arriveWithPlan(page, {
    ...inventedPerson,
    schedules: {
      ...inventedPerson.schedules,
      lunch: { ...inventedPerson.schedules.lunch, categories: [] },
      dinner: { skip: 0, unique: 1, leftover: 0, variety: 1, time: 60 },
    },
  })
  const read = async () => (await (await page.request.get('/api/mealplan', { headers })).json()) as MealPlan
  await page.goto('/settings/personalization/preferences')
  const week = page.getByRole('region', { name: 'Your week' })
  await expect(week.getByText(/your own mix/).first()).toBeVisible()
  await week.getByLabel('When do you shop?').selectOption('Saturday')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. Your plan stays as it is.')).toBeVisible()
  expect((await read()).templates[0]?.id).toBe(plan.templates[0]?.id)

  await week.getByText('A quick Tuesday, a long Sunday?').click()
  await week.getByLabel('Dinner on Tuesday').selectOption('20 min')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Make a new plan' }).click()
  await expect(page.getByText(/Your plan is new/)).toBeVisible()

  const [template] = (await read()).templates
  const startsOn = weekdayOfDate(parseIsoDate(template?.startDate ?? '')!)
  const tuesdays = template!.weeks
    .flatMap(({ days }) => days)
    .filter((_, day) => weekdayAfter(startsOn, day) === 'tuesday')
  const minutes = tuesdays.flatMap(({ items }) =>
    items.flatMap(({ category, value }) =>
      category === 'dinner' && value ? [value.prepTime + value.cookTime] : [],
    ),
  )
  expect(minutes).toHaveLength(4)
  expect(Math.max(...minutes)).toBeLessThanOrEqual(20)
})
