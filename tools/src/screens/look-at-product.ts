import { chromiumFlags } from '@butterleaf/testing/chromium-flags'
import { type Browser, chromium } from '@playwright/test'
import { buildProduct } from '../../../scripts/setup/build.mjs'
import { needChromium } from '../machine/chromium.ts'
import { type People, preparePeople } from './people.ts'
import { withProduct } from './product.ts'

/** The product as it runs, in a browser, with the people whose screens are looked at. */
export type LookedAt = { browser: Browser; origin: string; people: People }

/** The built product in a browser, for as long as it is looked at. */
export async function lookAtProduct<Result>(look: (product: LookedAt) => Promise<Result>): Promise<Result> {
  await buildProduct()
  const executablePath = await needChromium()
  return withProduct(async (origin) => {
    const browser = await chromium.launch({ executablePath, args: chromiumFlags })
    try {
      return await look({ browser, origin, people: await preparePeople(browser, origin) })
    } finally {
      await browser.close()
    }
  })
}
