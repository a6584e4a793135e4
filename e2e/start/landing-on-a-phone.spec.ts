import type { Page } from '@playwright/test'
import { expect, test } from '../steps/journey.ts'

const phone = { width: 390, height: 844 }
const mostScreens = 9

test('[LAND-1] on a phone the page is nine screens at most, before and after it was read', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  expect(await screensOf(page)).toBeLessThanOrEqual(mostScreens)
  await readToTheEnd(page)
  expect(await screensOf(page)).toBeLessThanOrEqual(mostScreens)
})

for (const viewport of [phone, { width: 320, height: 568 }]) {
  test(`[LAND-1] at ${viewport.width} px every screenful has a way to join, and the bar hides no focus`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await readToTheEnd(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < height; top += viewport.height / 4) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
      expect(await page.evaluate(waysInSight), `${top} px down`).toBeGreaterThan(0)
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const links = await page.getByRole('link').count()
    for (let press = 0; press < links + 30; press += 1) {
      await page.keyboard.press('Tab')
      await expect.poll(() => page.evaluate(hiddenFocus), { intervals: [0, 100, 250] }).toBeNull()
    }
  })
}

test('[LAND-1] what goes sideways on a phone is reached by keyboard', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  const benefits = page.getByRole('list', { name: 'What it does' })
  await benefits.scrollIntoViewIfNeeded()
  await benefits.press('ArrowRight')
  await expect.poll(() => benefits.evaluate((it) => it.scrollLeft)).toBeGreaterThan(0)
  const dishes = page.getByRole('list', { name: 'Some dishes' }).getByRole('link')
  await dishes.last().focus()
  await expect(dishes.last()).toBeInViewport({ ratio: 0.9 })
})

function screensOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
}

/** Bands are laid out when they are near. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
}

/** Runs in the page: links to a plan or to signing up that lie whole in the window, with nothing over them. */
function waysInSight(): number {
  const ways = document.querySelectorAll('a[href^="/checkout"], a[href^="/auth/signup"]')
  return [...ways].filter((way) => {
    const { left, top, right, bottom } = way.getBoundingClientRect()
    const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && bottom > top
    return isWhole && way.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
  }).length
}

/** Runs in the page: what has the focus, when nothing of it is to be seen (WCAG 2.4.11): out of sight, or under something else. */
function hiddenFocus(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const label = focused.closest('label')
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9]
  const isSeen = [...(label ?? focused).getClientRects()].some(({ left, top, width, height }) =>
    shares.some((x) =>
      shares.some((y) => {
        const above = document.elementFromPoint(left + width * x, top + height * y)
        return above !== null && (label ?? focused).contains(above)
      }),
    ),
  )
  return isSeen ? null : focused.outerHTML.slice(0, 160)
}
