import { type Browser, chromium } from '@playwright/test'
import { buildProduct } from '../../../scripts/setup/build.mjs'
import { startServer } from '../load/server-process.ts'
import { chromiumLaunch } from '../machine/chromium.ts'
import { type People, preparePeople } from './people.ts'

/** The product as it runs, in a browser, with the people whose screens are looked at. */
export type LookedAt = { browser: Browser; origin: string; people: People }

/** The built product in a browser, for as long as it is looked at. */
export async function lookAtProduct<Result>(look: (product: LookedAt) => Promise<Result>): Promise<Result> {
  await buildProduct()
  const launch = await chromiumLaunch()
  return withProduct(async (origin) => {
    const browser = await chromium.launch(launch)
    try {
      return await look({ browser, origin, people: await preparePeople(browser, origin) })
    } finally {
      await browser.close()
    }
  })
}

/** The same without a browser: the product with its demo account. */
export async function withProduct<Result>(look: (origin: string) => Promise<Result>): Promise<Result> {
  // In production there is no demo account.
  const environment = { NODE_ENV: 'development' }
  const server = await startServer(environment, { words: ['--demo'], host: 'localhost' })
  try {
    return await look(server.origin)
  } finally {
    await server.stop()
  }
}
