import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { Reel } from './caption-file.ts'
import { easeInOut } from './ease.ts'
import { drawFrame, drawThumb } from './in-page.ts'

export type Film = {
  hold(ms: number): Promise<void>
  scrollTo(y: number, ms: number): Promise<void>
  tap(locator: Locator): Promise<void>
  until(locator: Locator): Promise<void>
  say(text: string): void
  takePoster(): Promise<void>
  reel(): Reel & { frames: number }
}

export const framesPerSecond = 30
export const posterFile = 'poster.jpg'
const frameMs = 1000 / framesPerSecond
const patienceMs = 20_000
/** Longer than any motion that ends: what appears with the page has appeared before the first picture. */
const settleMs = 1_000

/**
 * A page filmed picture by picture. Its timers and its motion stand still between two pictures and go on by one
 * frame for each, so that the film is as smooth where a machine is slow.
 */
export async function openFilm(page: Page, folder: string): Promise<Film> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await page.evaluate(drawThumb)
  const thumb = { x: 320, y: 900, press: 0 }
  const cues: { fromMs: number; text: string }[] = []
  let frames = 0

  async function goOn() {
    await page.clock.runFor(frameMs)
    await page.evaluate(drawFrame, { frameMs, thumb })
  }

  async function frame() {
    await goOn()
    frames += 1
    const path = join(folder, `${String(frames).padStart(5, '0')}.jpg`)
    await page.screenshot({ path, quality: 94, caret: 'initial' })
  }

  async function during(ms: number, change: (share: number) => unknown) {
    const last = Math.max(1, Math.round(ms / frameMs))
    for (let at = 1; at <= last; at++) {
      await change(easeInOut(at / last))
      await frame()
    }
  }

  const hold = (ms: number) => during(ms, () => undefined)

  async function scrollTo(y: number, ms: number) {
    const from = await page.evaluate(() => window.scrollY)
    const most = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    const to = Math.max(0, Math.min(y, most))
    await during(ms, (share) =>
      page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), from + (to - from) * share),
    )
  }

  async function tap(locator: Locator) {
    const box = await locator.boundingBox()
    if (!box) throw new Error(`Not seen: ${locator}`)
    const { x, y, width, height } = box
    const from = { ...thumb }
    const to = { x: x + width / 2, y: y + height / 2 }
    await during(560, (share) => {
      thumb.x = from.x + (to.x - from.x) * share
      thumb.y = from.y + (to.y - from.y) * share
    })
    await during(120, (share) => {
      thumb.press = share
    })
    await page.touchscreen.tap(to.x, to.y)
    await during(160, (share) => {
      thumb.press = 1 - share
    })
  }

  /** What loads is not filmed: the clock goes on, and no picture is taken. */
  async function until(locator: Locator) {
    const giveUpAt = Date.now() + patienceMs
    while (!(await locator.isVisible())) {
      if (Date.now() > giveUpAt) throw new Error(`Not seen: ${locator}`)
      await goOn()
    }
  }

  for (let ms = 0; ms < settleMs; ms += frameMs) await goOn()
  return {
    hold,
    scrollTo,
    tap,
    until,
    /** The caption from here on. */
    say: (text) => void cues.push({ fromMs: frames * frameMs, text }),
    /** The picture shown before play is pressed: the app as it stands, and no thumb on it. */
    async takePoster() {
      const thumbOf = page.locator('#film-thumb')
      await thumbOf.evaluate(({ style }: HTMLElement) => style.setProperty('visibility', 'hidden'))
      await page.screenshot({ path: join(folder, posterFile), quality: 94 })
      await thumbOf.evaluate(({ style }: HTMLElement) => void style.removeProperty('visibility'))
    },
    reel: () => ({ cues, frames, lengthMs: frames * frameMs }),
  }
}
