import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { arriveWithPlan, expect, test } from './steps/journey.ts'
import { rows } from './steps/list-rows.ts'
import { dayOf } from './steps/plan-addresses.ts'

const sheets = [
  { name: 'Letter', widthPoints: 612 },
  { name: 'A4', widthPoints: 596 },
] as const

/** Where a person would look at the pages that the journey printed. */
const folder = process.env.PRINTED_TO

/** The page as a printer gets it, from a dark screen; each sheet's width is in the file's own words. */
async function print(page: Page, name: string, mostPages: number): Promise<void> {
  for (const sheet of sheets) {
    const pdf = await page.pdf({ format: sheet.name, preferCSSPageSize: false })
    if (folder) fs.writeFileSync(`${folder}/${name}-${sheet.name}.pdf`, pdf)
    const text = pdf.toString('latin1')
    const pages = text.match(/\/Type\s*\/Page\b/g)?.length ?? 0
    expect(pages, `${name} on ${sheet.name}`).toBeGreaterThan(0)
    expect(pages, `${name} on ${sheet.name}`).toBeLessThanOrEqual(mostPages)
    const width = /\/MediaBox\s*\[\s*0 0 ([\d.]+)/.exec(text)?.[1]
    expect(Math.abs(Number(width) - sheet.widthPoints)).toBeLessThanOrEqual(1)
  }
}

/** What paper can't use, and grounds that would print: none may be left. */
function frameLeft(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0
    const pressed = [
      ...document.querySelectorAll('button, nav, input:not(.sr-only), [data-toast-region], [role=dialog]'),
    ]
    const dark = [...document.querySelectorAll('body, body *')].filter((element) => {
      const { backgroundColor } = getComputedStyle(element)
      const figures = (backgroundColor.match(/[\d.]+/g) ?? []).map(Number)
      // A mixed ground is told as oklab, by its lightness.
      const [first = 1, green = 255, blue = 255, alpha = 1] = figures
      const lightness = backgroundColor.startsWith('oklab') ? first : (first + green + blue) / 765
      // A thin bar of a figure is drawn, as a line is.
      return alpha > 0.5 && lightness < 0.5 && element.getBoundingClientRect().height > 24
    })
    return [...pressed, ...dark].filter(isSeen).map(({ outerHTML }) => outerHTML.slice(0, 120))
  })
}

test('[HELD-5] a recipe, a day and a week’s list print as paper from a dark screen', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ colorScheme: 'dark' })
  const { day, editor, meals, list } = dayOf((await arriveWithPlan(page)).plan, 1)
  const dinner = day.items.find((item) => item.value !== null && !item.sides)!

  await page.goto(`${editor}/item/${dinner.id}`)
  await expect(page.getByRole('heading', { name: 'Instructions', exact: true })).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  expect(await frameLeft(page)).toEqual([])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ingredients', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Cook (this|it all|the sides?)$/ })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Help' })).toBeHidden()
  const picture = await page.getByRole('img', { name: /^Illustration: / }).boundingBox()
  expect(picture!.height).toBeLessThan(180)
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)')
  await expect(page.getByText('More than macros', { exact: true })).toBeHidden()
  await print(page, 'recipe', 3)

  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' })
  await page.goto(meals)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  expect(await frameLeft(page)).toEqual([])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(day.items.filter(({ value }) => value).length)
  await expect(page.getByText('More than macros', { exact: true })).toBeHidden()
  await print(page, 'day', 2)

  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' })
  await page.goto(list)
  await expect(rows(page).first()).toBeVisible()
  const names = await rows(page).count()
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  expect(await frameLeft(page)).toEqual([])
  const boxes = page.locator('[data-paper] [data-box]')
  // The paper is loaded after the rows.
  await expect(boxes).toHaveCount(names)
  await expect(boxes.first()).toBeVisible()
  await print(page, 'list', 4)
})
