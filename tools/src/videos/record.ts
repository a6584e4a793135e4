import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions } from '@playwright/test'
import type { LookedAt } from '../screens/look-at-product.ts'
import type { Visitor } from '../screens/people.ts'
import { encode } from './encode.ts'
import { openFilm } from './film.ts'
import type { Scene } from './scenes.ts'

/** A phone; half as fine again as its points, which is as large as the landing page shows it on a fine screen. */
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.5,
  hasTouch: true,
  colorScheme: 'light',
  locale: 'en-US',
  timezoneId: 'America/New_York',
}

/** Plays one scene before the camera; answers with a line about what was written. */
export async function record(
  { browser, origin, people }: LookedAt,
  { scene, out }: { scene: Scene; out: string },
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'butterleaf-film-'))
  const { storageState }: Visitor = people[scene.who]
  const session = storageState && { storageState }
  const context = await browser.newContext({ baseURL: origin, ...session, ...phone })
  try {
    const page = await context.newPage()
    await page.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, JSON.stringify(value))
    }, scene.session ?? {})
    await page.clock.install()
    await page.goto(scene.path)
    await scene.opens(page).waitFor()
    await page.evaluate(() => document.fonts.ready)
    const film = await openFilm(page, folder)
    await scene.play(film, page)
    const reel = film.reel()
    const files = await encode({ folder, file: join(out, scene.name), reel })
    const sizes = files.map(
      (file) => `${file.split('.').at(-1)} ${Math.round(statSync(file).size / 1024)} KiB`,
    )
    return `${scene.name}: ${(reel.lengthMs / 1000).toFixed(1)} s, ${reel.frames} frames, ${sizes.join(', ')}`
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
