import type { Page } from '@playwright/test'
import { arriveSignedIn } from '../steps/arrive.ts'
import { expect, test } from '../steps/journey.ts'
import { choose, next } from '../steps/questions.ts'

const screens = {
  'a small phone': { width: 320, height: 568 },
  'a phone': { width: 390, height: 844 },
  'a small laptop at 200 % zoom': { width: 640, height: 400 },
} as const

/** Each step: the first question without an answer, then the answers, in the order asked. */
const answers: readonly { step: string; missing: RegExp | null; chosen: readonly string[] }[] = [
  { step: 'gender', missing: /Female/, chosen: ['Female'] },
  { step: 'unit', missing: /US/, chosen: ['Metric'] },
  { step: 'about', missing: /Age/, chosen: [] },
  { step: 'body-fat', missing: null, chosen: [] },
  { step: 'goal', missing: /Lose weight/, chosen: ['Maintain', 'Moderately active'] },
  { step: 'mode', missing: /We customize/, chosen: ['We customize your plan'] },
  { step: 'rhythm', missing: null, chosen: ['Cook every day'] },
  { step: 'breakfast', missing: null, chosen: [] },
  { step: 'lunch', missing: null, chosen: [] },
  { step: 'dinner', missing: null, chosen: [] },
  { step: 'dessert', missing: /Yes/, chosen: ['No'] },
  { step: 'allergies', missing: null, chosen: [] },
]

for (const [screen, viewport] of Object.entries(screens)) {
  test(`[ONB-3] on ${screen} Next covers no question, and refused it leads to the first one without an answer`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await arriveSignedIn(page)
    await page.goto('/onboarding')
    for (const { step, missing, chosen } of answers) {
      await expect(page).toHaveURL(new RegExp(`/onboarding/${step}$`))
      await expect(next(page)).toBeVisible()
      if (missing) await expectLedTo(page, missing)
      expect(await page.evaluate(coveredControls), step).toEqual([])
      if (step === 'about') await typeBody(page)
      for (const answer of chosen) await page.getByRole('radio', { name: answer, exact: true }).check()
      expect(await page.evaluate(coveredControls), step).toEqual([])
      await next(page).click()
    }
    await expect(page.getByRole('button', { name: 'Make my plan' })).toBeVisible()
    expect(await page.evaluate(coveredControls)).toEqual([])
  })
}

test('[ONB-3] Next stays where it is while the numbers to fine-tune are fetched', async ({ page }) => {
  await page.setViewportSize(screens['a small laptop at 200 % zoom'])
  await arriveSignedIn(page)
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/fine-tuning-[^/]*\.js$/, async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto('/onboarding')
  for (const { step, chosen } of answers.slice(0, 4)) {
    await expect(page).toHaveURL(new RegExp(`/onboarding/${step}$`))
    if (step === 'about') await typeBody(page)
    await choose(page, ...chosen)
  }
  for (const answer of ['Maintain', 'Moderately active'])
    await page.getByRole('radio', { name: answer, exact: true }).check()
  const whileFetched = await next(page).boundingBox()
  arrive()
  await expect(page.getByText('Fine-tune the numbers')).toBeVisible()
  expect(await next(page).boundingBox()).toEqual(whileFetched)
})

async function typeBody(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Age' }).fill('34')
  await page.getByRole('textbox', { name: 'Weight' }).fill('82')
  await page.getByRole('textbox', { name: 'Height' }).fill('170')
}

async function expectLedTo(page: Page, name: RegExp): Promise<void> {
  await expect(next(page)).toBeDisabled()
  // Playwright itself waits for a button that isn't disabled.
  await next(page).click({ force: true })
  const control = page.locator(':focus')
  await expect(control).toHaveAccessibleName(name)
  await expect(control).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByText(/^(Please choose one\.|A number, please\.)$/).first()).toBeInViewport()
}

/** Runs in the page: the controls whose middle is under something else once they are scrolled to. */
function coveredControls(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'main :is(input, button, summary):not([aria-hidden])',
  )
  return [...controls].flatMap((control) => {
    // Within closed details too, whose controls have a place all the same.
    if (!control.checkVisibility()) return []
    control.scrollIntoView({ block: 'nearest' })
    const { left, top, width, height } = control.getBoundingClientRect()
    const above = document.elementFromPoint(left + width / 2, top + height / 2)
    // A slider's control lies under its thumb.
    const place = control.matches('[type=range]') ? control.parentElement : control
    const isReached = above !== null && (place?.contains(above) || above.closest('label')?.contains(control))
    return isReached ? [] : [control.outerHTML.slice(0, 120)]
  })
}
