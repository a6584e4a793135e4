import { isoDateInTimeZone } from '@butterleaf/domain/calendar/iso-date'
import { sendRequest } from '@butterleaf/testing/http/send-request'
import type { TestApp } from '@butterleaf/testing/test-app'
import { daysOf, type PlanOwner, planPath } from '@butterleaf/testing/test-plan'
import {
  eatPlans,
  importWeighIns,
  steadyWeights,
  weighInsCsv,
} from '@butterleaf/testing/weight-tracker/test-learner'
import type { Locator, Page } from '@playwright/test'
import { arriveSignedIn } from '../steps/arrive.ts'
import { expect, expectAccessible, setTarget, test } from '../steps/journey.ts'

/** Ten weeks: two plans eaten whole, and the third until yesterday. */
const daysLived = 69
const eatenOfLast = 13

/** The day it is in the browser, which the server reads from its requests. */
const timeZone = 'America/New_York'
const today = () => isoDateInTimeZone(new Date(), timeZone)

type Lived = { owner: PlanOwner; request: TestApp['request']; token: string }

/** Signed in on a blank page, with ten weeks of eaten days and no weigh-in. */
async function arriveAfterTenWeeks(page: Page, origin: string): Promise<Lived> {
  const { accessToken: token } = await arriveSignedIn(page)
  const request: TestApp['request'] = (method, address, options) =>
    sendRequest(origin, method, address, {
      ...options,
      headers: { ...options?.headers, 'time-zone': timeZone },
    })
  const owner = await eatPlans({ request }, token, { today: today(), days: daysLived, eatenOfLast })
  return { owner, request, token }
}

const card = (page: Page): Locator => page.getByRole('region', { name: 'What your body uses' })
const proposal = (page: Page): Locator => page.getByRole('region', { name: /^A new target: / })
const itemsOf = async ({ request, token }: Lived) =>
  daysOf((await request('GET', planPath, { token })).body).map(({ items }) => items)

/** On a desktop, where it stands beside the graph. */
async function expectInFirstScreenful(page: Page, part: Locator): Promise<void> {
  const phone = page.viewportSize()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(part).toBeInViewport({ ratio: 1 })
  if (phone) await page.setViewportSize(phone)
}

async function importFile(page: Page, csv: string): Promise<void> {
  await page.goto('/settings/account/weight-tracker')
  const file = { name: 'scale.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('Weigh-ins added')).toBeVisible()
  await page.goto('/weight-tracker')
}

test('[LEARN-1] [LEARN-2] [LEARN-3] [LEARN-4] ten weeks of weigh-ins: silence, then the estimate; a proposal is taken, learning is paused and turned off', async ({
  page,
  product,
}) => {
  test.slow()
  const lived = await arriveAfterTenWeeks(page, product.origin)
  await setTarget(page, '137')
  const weights = steadyWeights(daysLived, 75)

  await test.step('with three weeks of weigh-ins it is silent, and says what is missing', async () => {
    await importFile(page, weighInsCsv(today(), weights.slice(0, 21)))
    await expect(card(page).getByText('Weigh-ins over at least 30 days: 20 days so far.')).toBeVisible()
    await expect(card(page).getByText(/Your body seems to use/)).toHaveCount(0)
    await expect(proposal(page)).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('with ten weeks it tells the range, what it rests on, and proposes', async () => {
    await importFile(page, weighInsCsv(today(), weights))
    await expect(
      card(page).getByText(/Your body seems to use [\d,]+–[\d,]+ kcal a day; the formula said/),
    ).toBeVisible()
    await expect(card(page).getByText(/From your trend over 69 days, with 69 weigh-ins/)).toBeVisible()
    await expect(proposal(page)).toContainText(/g less fat a day.*Protein and net carbs stay\./)
    await expectInFirstScreenful(page, proposal(page))
    await expectAccessible(page)
  })

  await test.step('taken, open meals have other servings; completed and locked ones stay', async () => {
    const { owner } = lived
    const locked = daysOf(owner.plan)[20]!.items.find(({ category }) => category === 'dinner')!
    const week = owner.plan.templates[0]!.weeks[2]!
    const day = week.days[6]!
    await owner.change(
      'POST',
      `/template/${owner.plan.templates[0]!.id}/week/${week.id}/day/${day.id}/items/${locked.id}/lock`,
    )
    const before = await itemsOf(lived)
    await proposal(page).getByRole('button', { name: 'Take it' }).click()
    await expect(page.getByText('Your plan follows the new target')).toBeVisible()
    await expect(proposal(page)).toHaveCount(0)
    const after = await itemsOf(lived)
    expect(after.slice(0, eatenOfLast)).toEqual(before.slice(0, eatenOfLast))
    expect(after).not.toEqual(before)
    const dinnerOf = (items: typeof after) => items[20]!.find(({ category }) => category === 'dinner')
    expect(dinnerOf(after)).toEqual(dinnerOf(before))
  })

  await test.step('the history says so; a pause and off are a press each', async () => {
    await card(page).getByText('Pause, off and history').click()
    await expect(card(page).getByRole('list', { name: 'Proposed targets' })).toContainText(
      'What your weigh-ins told',
    )
    await card(page).getByRole('button', { name: 'Pause: ill or away' }).click()
    await expect(card(page).getByText(/Nothing is learned from these days/)).toBeVisible()
    await expectAccessible(page)
    await card(page).getByRole('button', { name: 'Go on' }).click()
    await expect(card(page).getByText(/Your body seems to use/)).toBeVisible()
    await card(page).getByRole('button', { name: 'Turn learning off' }).click()
    await expect(card(page).getByText('Learning is off. Your target stays as it is.')).toBeVisible()
    await page.reload()
    await card(page).getByRole('button', { name: 'Turn learning on' }).click()
    await expect(card(page).getByText(/Your body seems to use/)).toBeVisible()
    await expect(proposal(page)).toHaveCount(0)
  })
})

test('[LEARN-1] [LEARN-2] a proposal is noted on the plan and refused; a surprising weight is set aside until the person says it was theirs', async ({
  page,
  product,
}) => {
  test.slow()
  const lived = await arriveAfterTenWeeks(page, product.origin)
  const weights = steadyWeights(daysLived, 75)
  // A lighter person's, on the same scale.
  weights[0] = 66
  const { request, token } = lived
  await importWeighIns({ request }, token, { today: today(), goalKg: 62, weightsKg: weights })
  await page.goto('/app')
  await page.getByRole('link', { name: 'Your weigh-ins suggest another target' }).click()

  await expect(card(page).getByText('Set aside here, as they are far from the others.')).toBeVisible()
  const before = await itemsOf(lived)
  await proposal(page).getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText('Your target stays')).toBeVisible()
  await expect(proposal(page)).toHaveCount(0)
  await card(page).getByText('Pause, off and history').click()
  await expect(card(page).getByText(/^Kept [\d,]+ kcal instead of [\d,]+$/)).toBeVisible()
  expect(await itemsOf(lived)).toEqual(before)

  await card(page)
    .getByRole('button', { name: /: this was me$/ })
    .click()
  await expect(card(page).getByText(/Set aside here/)).toHaveCount(0)
})

test('[LEARN-4] at the goal weight the way to maintenance is proposed in steps, and the goal becomes to keep it', async ({
  page,
  product,
}) => {
  test.slow()
  const { request, token } = await arriveAfterTenWeeks(page, product.origin)
  const falling = steadyWeights(daysLived, 72).map((kg, ago) => kg + 0.06 * ago)
  await importWeighIns({ request }, token, { today: today(), goalKg: 73, weightsKg: falling })
  await page.goto('/weight-tracker')
  await expect(proposal(page)).toContainText('150 more')
  await expect(proposal(page)).toContainText(
    'You are at your goal weight. In steps, your plan goes to what holds it.',
  )
  await proposal(page).getByRole('button', { name: 'Take it' }).click()
  await expect(page.getByText('Your plan follows the new target')).toBeVisible()
  const { body } = await request('GET', planPath, { token })
  expect(body.resources.profile.motive).toBe(2)
})
