import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foodTablePlaces } from '@butterleaf/cookbook/food-table/read-food-table'
import type { Browser, Page, Route } from '@playwright/test'
import { root } from '../../../../scripts/setup/steps.mjs'
import { type FoodFigures, pageWithFoods, searchInPage } from './search-in-page.ts'

const origin = 'http://foods.test'
const slowedDown = 4

/** Loads the domain's compiled modules and the packed table into a page, and searches there. */
export async function measureFoods(browser: Browser): Promise<FoodFigures> {
  const page = await browser.newPage()
  await page.route(`${origin}/**`, serve)
  await page.goto(`${origin}/page`)
  await slowDown(page)
  const common = readFileSync(foodTablePlaces(root).common, 'utf8')
  const names = common
    .split('\n')
    .slice(1)
    .flatMap((line) => line.split(',')[1] ?? [])
  const figures = await page.evaluate(searchInPage, names)
  await page.close()
  return figures
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowedDown })
}

function serve(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url())
  if (pathname === '/page') return route.fulfill({ contentType: 'text/html', body: pageWithFoods })
  if (pathname === '/table')
    return route.fulfill({ contentType: 'text/plain', path: foodTablePlaces(root).packed })
  return route.fulfill({
    contentType: 'text/javascript',
    path: join(root, 'packages', 'domain', 'dist', pathname),
  })
}
