import { join } from 'node:path'
import type { LookedAt } from '../screens/look-at-product.ts'
import type { Theme } from '../screens/looks.ts'
import type { Visitor } from '../screens/people.ts'
import type { ReadmePicture } from './readme-pictures.ts'

/** One picture in one theme, once nothing in it is waited for; answers with its file's name. */
export async function takePicture(
  { browser, origin, people }: LookedAt,
  { picture, theme, out }: { picture: ReadmePicture; theme: Theme; out: string },
): Promise<string> {
  const { name, viewport, who, path } = picture
  const { storageState }: Visitor = people[who]
  const context = await browser.newContext({
    baseURL: origin,
    ...(storageState && { storageState }),
    viewport,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  })
  try {
    const page = await context.newPage()
    await page.goto(path)
    await page.waitForFunction(() => {
      const isBusy = document.querySelector('[aria-busy]:not([aria-busy=false])') !== null
      const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
      return !isBusy && document.querySelector('h1') !== null && inSight.every(({ complete }) => complete)
    })
    await page.evaluate(() => document.fonts.ready)
    const file = `${name}-${theme}.png`
    await page.screenshot({ path: join(out, file) })
    return `Taken: ${file}`
  } finally {
    await context.close()
  }
}
