import { arriveWithPlan, expect, expectAccessible, test } from './steps/journey.ts'

test('[SUP-1] [SUP-2] [APP-10] a question is found, read, and one that isn’t there leads on', async ({
  page,
}) => {
  await arriveWithPlan(page)
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Help' }).first().click()
  await expect(page).toHaveURL(/\/support$/)
  await expectAccessible(page)
  const search = page.getByRole('searchbox', { name: 'Search the questions' })
  await search.pressSequentially('net carbs')
  await expect(page.getByRole('link', { name: 'What are net carbs?' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'How do leftovers work?' })).toBeHidden()
  await page.getByRole('link', { name: 'What are net carbs?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What are net carbs?')
  await expectAccessible(page)
  await page.goBack()
  await expect(search).toHaveValue('net carbs')
  await search.fill('Zebra')
  await expect(page.getByText('No question has that in it')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/support/what-are-net-carbs%3F')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What are net carbs?')
  await page.goto('/support/can-i-eat-the-moon')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No answer by that name')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Contact us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How do I reach a person?')

  await page.goto('/feed')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})

test('[SET-1] [SET-2] [SET-3] answers change, the plan follows, a completed day stays, and it is taken back', async ({
  page,
}) => {
  const { plan, headers } = await arriveWithPlan(page)
  const [template] = plan.templates
  const [week] = template?.weeks ?? []
  const [day] = week?.days ?? []
  const place = `/api/mealplan/${plan.id}/template/${template?.id}/week/${week?.id}/day/${day?.id}`
  expect((await page.request.post(`${place}/state`, { headers })).ok()).toBe(true)
  const shown = async () => {
    const read = await page.request.get('/api/mealplan', { headers })
    const { templates, resources } = await read.json()
    return { template: templates[0], resources }
  }

  await page.goto('/settings')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Personalization' }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'What you eat and avoid' }).click()
  await page.getByRole('checkbox', { name: 'Nut-free' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Make a new plan' }).click()
  await expect(page.getByText('Your plan is new.')).toBeVisible({ timeout: 30_000 })
  const after = await shown()
  expect(after.template.id).not.toBe(template?.id)
  expect(after.template.weeks[0].days[0].state).toBe('complete')
  expect(after.resources.preferences.allergen).toEqual([24])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('An earlier plan brought back.')).toBeVisible()
  expect((await shown()).template.id).toBe(template?.id)

  await page.goto('/settings/personalization/profile')
  await expect(page.getByText('What a day may hold')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Maintain' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Make a new plan' }).click()
  await expect(page.getByText('Your plan is new.')).toBeVisible({ timeout: 30_000 })
  expect((await shown()).resources.profile.motive).toBe(2)

  await page.goto('/settings/personalization/preferences/scaling')
  await page.getByRole('button', { name: /^More/ }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Cooking for 2')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/settings/personalization/interactions')
  await expect(page).toHaveURL(/\/app\/recipes\/liked$/)
  await expect(page.getByText("You haven't liked any recipes yet")).toBeVisible()
  await expectAccessible(page)
  await page.goto('/settings/account')
  await expect(page.getByRole('link', { name: 'Weight target' })).toBeVisible()
  await expectAccessible(page)
})
