import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { Reel } from './caption-file.ts'

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

/** A share of the time to a share of the way: slow, fast, slow. */
function easeInOut(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2
}

/** These run in the filmed page, each by itself: nothing outside them is there. */

function drawThumb(): void {
  const thumb = document.createElement('div')
  thumb.id = 'film-thumb'
  Object.assign(thumb.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    width: '44px',
    height: '44px',
    margin: '-22px',
    borderRadius: '50%',
    background: 'rgb(29 36 30 / 0.28)',
    border: '2px solid rgb(255 255 255 / 0.7)',
    pointerEvents: 'none',
    zIndex: '2147483647',
  })
  document.documentElement.append(thumb)
}

/** Where the thumb is, and how far it presses, from 0 to 1. */
type Thumb = { x: number; y: number; press: number }

/** Each motion is taken along by one frame from where it was, whatever time has really passed. */
function drawFrame({ frameMs, thumb: { x, y, press } }: { frameMs: number; thumb: Thumb }): void {
  const film = window as Window & { filmAges?: WeakMap<Animation, number> }
  film.filmAges ??= new WeakMap()
  for (const animation of document.getAnimations()) {
    const age = (film.filmAges.get(animation) ?? 0) + frameMs
    film.filmAges.set(animation, age)
    if (age >= Number(animation.effect?.getComputedTiming().endTime)) animation.finish()
    else {
      animation.pause()
      animation.currentTime = age
    }
  }
  const drawn = document.getElementById('film-thumb')
  if (drawn) drawn.style.transform = `translate(${x}px, ${y}px) scale(${1 - 0.3 * press})`
}
