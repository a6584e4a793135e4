import { expect, expectAccessible, test } from './steps/journey.ts'

test('[LAND-1] [LAND-5] a visitor finds the way in, what it is, and the policies', async ({ page }) => {
  // Axe checks a long page in both themes.
  test.slow()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Four weeks of keto')
  const claim = await page.getByText(/^[\d,]+\+$/).innerText()
  expect(Number(claim.replaceAll(/\D/g, ''))).toBeGreaterThanOrEqual(1000)
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy')
  const terms = page.getByRole('link', { name: 'Terms, cancellation and refunds' })
  await expect(terms).toHaveAttribute('href', '/terms-disclaimer')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Build my plan' }).click()
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Build my plan' })).toBeVisible()
})

test('[LAND-1] a taste of the plan needs no account, and says what is wrong with a number', async ({
  page,
}) => {
  await page.goto('/home')
  const before = await page.locator('[data-dish=dinner]').innerText()
  await page.getByText('kg, cm').click()
  await page.getByLabel('Weight (kg)').fill('7')
  await page.getByRole('button', { name: 'Plan my day' }).click()
  await expect(page.getByLabel('Weight (kg)')).toBeFocused()
  await expect(page.getByLabel('Weight (kg)')).toHaveAccessibleDescription('Between 22 and 635, please.')
  await page.getByLabel('Weight (kg)').fill('118')
  await page.getByLabel('Height (cm)').fill('191')
  await page.getByText('Male', { exact: true }).click()
  await page.getByRole('button', { name: 'Plan my day' }).click()
  await expect(page.getByRole('heading', { name: 'Your day' })).toBeFocused()
  await expect(page.locator('[data-taste-fit]')).toHaveText('All four on target')
  expect(await page.locator('[data-dish=dinner]').innerText()).not.toBe(before)
})

test('the taste waits its turn when too many ask', async ({ page, quietConsole }) => {
  quietConsole.allow(/status of 429 .*\/api\/taste\?/)
  await page.route('**/api/taste?*', (route) => route.fulfill({ status: 429, json: { status: 429 } }))
  await page.goto('/')
  await page.getByRole('button', { name: 'Plan my day' }).click()
  await expect(page.getByText('Give it a minute')).toBeVisible()
})

test('[LAND-3] the stories turn by button and key, and can be told to stop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const stories = page.getByRole('region', { name: 'Stories' })
  await stories.scrollIntoViewIfNeeded()
  await expect(stories.getByText('1 of 12')).toBeVisible()
  await expect(stories.getByText('Sample story')).toHaveCount(12)
  await stories.getByRole('button', { name: 'Later stories' }).click()
  await expect(stories.getByText('2 of 12')).toBeVisible()
  await stories.getByRole('list', { name: 'Twelve stories' }).press('ArrowRight')
  await expect(stories.getByText('3 of 12')).toBeVisible()
  await stories.getByRole('button', { name: 'Earlier stories' }).click()
  await expect(stories.getByText('2 of 12')).toBeVisible()
  const stop = stories.getByRole('button', { name: 'Stop turning' })
  await stop.click()
  await expect(stop).toHaveAttribute('aria-pressed', 'true')
})

test('[LAND-3] nothing moves by itself with reduced motion', async ({ page }) => {
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const stories = page.getByRole('region', { name: 'Stories' })
  await stories.scrollIntoViewIfNeeded()
  await expect(stories.getByText('1 of 12')).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(stories.getByText('1 of 12')).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.runFor(7_000)
  await expect(stories.getByText('2 of 12')).toBeVisible()
})

test('[LAND-4] only a video’s poster is fetched until it is played, and then its captions are shown', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const video = page.locator('[data-video="/videos/plan"]')
  const files = () => asked.filter((address) => address.startsWith('/videos/plan')).toSorted()
  await page.goto('/')
  await video.scrollIntoViewIfNeeded()
  await expect.poll(files).toEqual(['/videos/plan.jpg'])
  await video.getByRole('button', { name: 'Play: The plan' }).click()
  const player = video.locator('video')
  await expect
    .poll(() => player.evaluate((it: HTMLVideoElement) => it.textTracks[0]?.activeCues?.length))
    .toBe(1)
  expect(files()).toEqual(['/videos/plan.jpg', '/videos/plan.vtt', '/videos/plan.webm'])
})

test('nothing of the page comes from elsewhere, and it says what it is', async ({ page, product }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(product.origin)) foreign.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(foreign).toEqual([])
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${product.origin}/`)
  const data = await page.locator('script[type="application/ld+json"]').allInnerTexts()
  const types = data.map((text) => (JSON.parse(text) as Record<string, unknown>)['@type'])
  expect(types).toEqual(['Organization', 'WebSite', 'SoftwareApplication'])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('[LAND-1] the page is whole: a sample day stands there, and no control that does nothing', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'A day for Robin' })).toBeVisible()
    await expect(page.locator('[data-dish]')).toHaveCount(3)
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Build my plan' })).toBeVisible()
  })
})
