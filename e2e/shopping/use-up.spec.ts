import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { arriveWithPlan, expect, expectAccessible, test } from '../steps/journey.ts'
import { dayOf } from '../steps/plan-addresses.ts'

test('[PAN-5] a person names what they have, sees what changes, takes it, and takes it back', async ({
  page,
}) => {
  test.slow()
  const { plan, headers } = await arriveWithPlan(page)
  const readPlan = async (): Promise<MealPlan> =>
    (await page.request.get('/api/mealplan', { headers })).json()
  const mealsOf = ({ templates }: MealPlan) =>
    templates.flatMap(({ weeks }) => weeks.flatMap(({ days }) => days.flatMap(({ items }) => items)))
  const before = mealsOf(await readPlan())

  await page.goto(dayOf(plan, 1).list)
  await page.getByRole('button', { name: 'Name foods' }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Use up what you have' })
  await sheet.getByRole('button', { name: 'Find dishes' }).click()
  await expect(sheet.getByText('Name a food that you have.')).toBeVisible()
  await sheet.getByRole('combobox', { name: 'What do you have?' }).fill('green cab')
  await expect(sheet.getByRole('option', { name: 'green cabbage' })).toBeVisible()
  await page.keyboard.press('Enter')
  // The amount is asked next, so it has the focus.
  await page.keyboard.type('3')
  await sheet.getByRole('combobox', { name: 'Unit of green cabbage' }).selectOption('pieces')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Find dishes' }).click()

  await expect(sheet.getByRole('region', { name: /meals? changes?$/ })).toBeFocused()
  await expect(sheet.getByRole('list', { name: 'What is used' })).toContainText(/green cabbage: .* of 3 used/)
  await expect(sheet.getByRole('heading', { name: /day, / }).first()).toBeVisible()
  await expectAccessible(page)
  expect(mealsOf(await readPlan())).toEqual(before)

  await sheet.getByRole('button', { name: 'Take it' }).click()
  await expect(sheet).toBeHidden()
  const notice = page.getByText(/^To use up what you have:/)
  await expect(notice).toBeVisible()
  expect(mealsOf(await readPlan())).not.toEqual(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => mealsOf(await readPlan())).toEqual(before)
})
