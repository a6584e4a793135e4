import {
  arriveWithPlan,
  expect,
  expectAccessible,
  goalWeight,
  setTarget,
  test,
  weighIn,
  weightField,
} from '../steps/journey.ts'

test('[WGT-1] [WGT-2] [WGT-5] [WGT-6] a newcomer signs up, sets a target, weighs in, edits, deletes and logs out', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Create account' })).toBeVisible()
  await expectAccessible(page)
  await arriveWithPlan(page)
  await page.goto('/settings')
  await expectAccessible(page)
  await setTarget(page, '170')
  await expectAccessible(page)

  await weighIn(page, '184.25')
  await expect(page.getByRole('paragraph').filter({ hasText: 'Current weight 184.25 lbs' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('184.25')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Weigh In' }).click()
  const drawer = page.getByRole('dialog')
  await expect(weightField(page)).toHaveValue('184.25')
  await expectAccessible(page)
  await weightField(page).fill('183.1')
  await drawer.getByLabel('Note').fill('After a long walk')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('183.1')

  await page.getByRole('button', { name: 'Weigh In' }).click()
  await expect(drawer.getByLabel('Note')).toHaveValue('After a long walk')
  await drawer.getByRole('button', { name: 'Delete this log' }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByText('Your first weigh-in starts the line')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('183.1')

  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByText('Robin Fennel')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Create account' })).toBeVisible()
  await page.goto('/weight-tracker')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('[WGT-5] [WGT-3] [WGT-4] a past day is logged from the calendar, and the line, the flag and the sentence follow', async ({
  page,
}) => {
  await arriveWithPlan(page)
  await setTarget(page, '180')
  await weighIn(page, '190')
  await page.getByRole('button', { name: 'Previous month' }).click()
  await page.getByRole('gridcell').getByRole('button').first().click()
  const drawer = page.getByRole('dialog')
  await expect(weightField(page)).toHaveValue('')
  await expect(drawer.getByRole('button', { name: 'Save' })).toBeDisabled()
  await expect(drawer.getByRole('button', { name: 'Delete this log' })).toHaveCount(0)
  await weightField(page).fill('200')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText("You've lost 10 lbs")).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Way to your goal' })).toHaveAttribute(
    'aria-valuenow',
    '50',
  )

  await page.getByRole('button', { name: '3 months' }).click()
  const chart = page.getByRole('slider', { name: /^Weight/ })
  await chart.focus()
  await page.keyboard.press('Home')
  await expect(chart).toHaveAttribute('aria-valuetext', /^200 lbs/)
  await page.keyboard.press('End')
  await expect(chart).toHaveAttribute('aria-valuetext', /^190 lbs/)
})

test('[WGT-6] the unit converts what is shown without drift, and the tracker starts over when asked', async ({
  page,
}) => {
  await arriveWithPlan(page)
  await setTarget(page, '170')
  await weighIn(page, '181.44')
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: /^Metric/ }).click()
  await page.getByRole('link', { name: 'Account' }).click()
  await page.getByRole('link', { name: 'Weight target' }).click()
  await expect(goalWeight(page)).toHaveValue('77.1')
  await expect(page.getByRole('button', { name: 'Save target' })).toBeDisabled()
  await page.goto('/settings')
  await page.getByRole('button', { name: /^US/ }).click()
  await expect(page.getByRole('button', { name: /^US/, pressed: true })).toBeVisible()
  await page.goto('/settings/account/weight-tracker')
  await expect(goalWeight(page)).toHaveValue('170')
  await expect(page.getByRole('button', { name: 'Save target' })).toBeDisabled()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Reset tracker' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('one weigh-in')
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await question.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Start tracking' })).toBeVisible()
})

test('a history goes out as a file and comes in again, and a faulty one is named row by row', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/status of 422 .*\/logs\.csv$/)
  await arriveWithPlan(page)
  await setTarget(page, '170')
  await page.goto('/settings/account/weight-tracker')
  const chooser = page.locator('input[type=file]')
  await chooser.setInputFiles({
    name: 'faulty.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('date,weight_lb\n2026-02-30,180\n2026-01-01,9\n'),
  })
  await expect(page.getByRole('alert')).toContainText('row 2, date')
  await expect(page.getByRole('alert')).toContainText('row 3, weight')
  await expectAccessible(page)
  await chooser.setInputFiles({
    name: 'good.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('date,weight_lb,note\n2026-01-01,190.5,first\n2026-01-02,189,\n'),
  })
  await expect(page.getByText('Weigh-ins added')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a copy' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('butterleaf-weight.csv')
  const stream = await download.createReadStream()
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).toString('utf8')).toBe(
    'date,weight_lb,note\n2026-01-01,190.5,first\n2026-01-02,189,\n',
  )
})

test('[WGT-8] a tracker that can’t be loaded leads to its settings, which offer to try again', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/status of 503 .*\/api\/mealplan\/weight-tracker$/)
  await arriveWithPlan(page)
  await setTarget(page, '170')
  await page.route('**/api/mealplan/weight-tracker', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: '/problems/unavailable', title: 'Back', status: 503, detail: 'Later.' }),
    }),
  )
  await page.reload()
  await expect(page).toHaveURL(/\/settings\/account\/weight-tracker$/, { timeout: 20_000 })
  await expect(page.getByText('can’t be reached')).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)
  await page.unroute('**/api/mealplan/weight-tracker')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(goalWeight(page)).toHaveValue('170')
})

test('[APP-7] a person with only a keyboard weighs in, and the focus returns where it was', async ({
  page,
}) => {
  await arriveWithPlan(page)
  await setTarget(page, '170')
  const opener = page.getByRole('button', { name: 'Weigh In' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  await weightField(page).focus()
  await page.keyboard.type('180.5')
  await page.keyboard.press('Enter')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('180.5')
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
})

test('[LIFE-6] ketones, glucose and waist are logged beside the weight, drawn as further lines, and go out as a file', async ({
  page,
}) => {
  await arriveWithPlan(page)
  await setTarget(page, '170')
  await page.getByRole('button', { name: 'Weigh In' }).click()
  const drawer = page.getByRole('dialog')
  const field = (name: string) => drawer.getByRole('textbox', { name })
  await drawer.getByText('Ketones, glucose and waist').click()
  await field('Blood ketones').fill('1.25')
  await drawer.getByLabel('Urine ketones').selectOption('Moderate')
  await field('Glucose').fill('5.3')
  await field('Waist').focus()
  await expect(drawer.getByText('Enter glucose from 20 to 600 mg/dL.')).toBeVisible()
  await expectAccessible(page)
  await drawer.getByRole('button', { name: 'mmol/L' }).click()
  await expect(drawer.getByText(/Enter glucose/)).toHaveCount(0)
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer).toBeHidden()

  const glucose = page.getByRole('slider', { name: 'Glucose over time' })
  await expect(glucose).toHaveAttribute('aria-valuetext', /^5.3 mmol\/L on/)
  await expect(page.getByRole('slider', { name: 'Urine ketones over time' })).toHaveAttribute(
    'aria-valuetext',
    /^Moderate on/,
  )
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'Glucose' }).uncheck()
  await expect(glucose).toHaveCount(0)

  await weighIn(page, '184.2')
  await page.reload()
  await expect(page.getByRole('slider', { name: 'Blood ketones over time' })).toBeVisible()
  await expect(glucose).toHaveCount(0)
  await page.goto('/settings/account/weight-tracker')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a copy' }).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).toString('utf8')).toMatch(
    /^date,weight_lb,note,blood_ketones_mmol_l,urine_ketones,glucose_mmol_l\n[\d-]+,184.2,,1.25,moderate,5.3\n$/,
  )
})
