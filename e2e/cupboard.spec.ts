import { arriveWithPlan, expect, expectAccessible, test } from './steps/journey.ts'
import { dayOf } from './steps/plan-addresses.ts'

test('[PAN-6] a first list asks once what is in the cupboard, and takes it off the list', async ({
  page,
}) => {
  test.slow()
  const { plan } = await arriveWithPlan(page)
  const { list } = dayOf(plan, 1)
  await page.goto(list)
  const question = page.getByRole('region', { name: 'What’s in your cupboard?' })
  await question.getByRole('button', { name: 'Look through 20 staples' }).press('Enter')
  const staples = question.getByRole('checkbox')
  await expect(staples).toHaveCount(20)
  await expectAccessible(page)
  for (const at of [0, 1, 2]) await staples.nth(at).press('Space')
  await question.getByRole('button', { name: 'Done, 3 at home' }).press('Enter')
  await expect(question).toBeHidden()
  await expect(page.getByRole('region', { name: 'At home' })).toBeVisible()

  // Another device knows nothing but what the server says.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('butterleaf.cupboard.1')))
    .toContain('"sent"')
  await page.evaluate(() => localStorage.removeItem('butterleaf.cupboard.1'))
  await page.reload()
  await expect(page.getByRole('region', { name: 'At home' })).toBeVisible()
  await expect(question).toBeHidden()
})
