import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, BrowserContextOptions, Page, ViewportSize } from '@playwright/test'
import type { LookedAt } from './look-at-product.ts'
import { looks as allLooks, isSeenIn, type Look, type Theme } from './looks.ts'
import type { Visitor } from './people.ts'
import type { ShownPlace } from './places/place.ts'

/** What was taken, and what is wrong there: a fault when it could not be taken. */
export type Shot = { file: string; findings: string[]; fault?: string }
export type Variant = { look: Look; theme: Theme }
/** Looks that are asked for are taken of every place. */
type How = { out: string; axe: boolean; looks: readonly Look[] }

/** Endless lists end somewhere. */
const tallest = 1800
const patienceMs = 15_000

/** A picture of each place in each look and theme, and what is wrong there; what could not be taken comes back with why. */
export async function takeShots(
  { browser, origin, people }: LookedAt,
  places: readonly ShownPlace[],
  { looks: asked, ...how }: How,
): Promise<Shot[]> {
  const shots: Shot[] = []
  const isAsked = asked.length > 0
  for (const look of isAsked ? asked : allLooks) {
    for (const [who, person] of Object.entries(people)) {
      const { storageState } = person as Visitor
      const theirs = places.filter((place) => place.who === who && (isAsked || isSeenIn(place, look)))
      const open = () =>
        openContext(browser, { baseURL: origin, ...(storageState && { storageState }), ...look.context })
      const shared = await open()
      for (const place of theirs) {
        // An answer that fails must not find a copy of an earlier one.
        const context = place.isFresh ? await open() : shared
        shots.push(...(await shotsOf(context, place, { look, ...how })))
        if (context !== shared) await context.close()
      }
      await shared.close()
    }
  }
  return shots
}

function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const still: BrowserContextOptions = {
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  }
  return browser.newContext({ ...still, ...options })
}

async function shotsOf(
  context: BrowserContext,
  place: ShownPlace,
  { look, out, axe }: Omit<How, 'looks'> & { look: Look },
): Promise<Shot[]> {
  const page = await context.newPage()
  page.setDefaultTimeout(patienceMs)
  const shots: Shot[] = []
  try {
    await arrive(page, place)
    if (!place.isOverlay && !place.isScreenful) await growToContent(page, look.context.viewport)
    for (const theme of look.themes) {
      await page.emulateMedia({ colorScheme: theme })
      await untilStill(page)
      const file = fileName(place, { look, theme })
      await page.screenshot({ path: join(out, file) })
      shots.push({ file, findings: await judge(page, { axe, look }) })
    }
    await place.undo?.(page)
    return shots
  } catch (error) {
    const file = fileName(place, { look, theme: look.themes[shots.length] ?? 'after' })
    return [
      ...shots,
      { file, findings: [], fault: String(error instanceof Error ? error.message : error).split('\n')[0] },
    ]
  } finally {
    await page.close()
  }
}

async function arrive(page: Page, place: ShownPlace): Promise<void> {
  const { path, session = {}, forgotten = [], answers = {}, act, isBusy = false, isOverlay = false } = place
  await page.addInitScript(
    ({ typed, gone }) => {
      for (const [key, value] of Object.entries(typed)) sessionStorage.setItem(key, JSON.stringify(value))
      for (const key of gone) localStorage.removeItem(key)
    },
    { typed: session, gone: forgotten },
  )
  const asked = Object.entries(answers).map(async ([pattern, answer]) => {
    await page.route(pattern, (route) => (answer === 'never' ? undefined : route.fulfill(answer)))
    if (answer === 'never') await page.waitForRequest(pattern)
  })
  await page.goto(path)
  await Promise.all(asked)
  await settle(page, { isBusy: isBusy && !act })
  await act?.(page)
  if (act && isOverlay) await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor()
  await settle(page, { isBusy })
}

/** Drawn, with its pictures and fonts; what loads for ever is only awaited until it shows. */
async function settle(page: Page, { isBusy }: { isBusy: boolean }): Promise<void> {
  await page.waitForFunction((wantsBusy) => {
    const isWaiting = document.querySelector('[aria-busy]:not([aria-busy=false])') !== null
    const isThere = document.querySelector(wantsBusy ? 'header, h1' : 'h1') !== null
    return isThere && isWaiting === wantsBusy
  }, isBusy)
  await untilPicturesAreSeen(page)
  await page.evaluate(() => document.fonts.ready)
  await untilStill(page)
}

/** What runs for ever, as a spinner does, is not waited for. */
function untilStill(page: Page): Promise<void> {
  return page.evaluate(async () => {
    // A new theme is on its way only once a frame has been drawn in it.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
  })
}

async function growToContent(page: Page, viewport: ViewportSize): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (height <= viewport.height) return
  await page.setViewportSize({ ...viewport, height: Math.min(height, tallest) })
  await untilPicturesAreSeen(page)
}

/** Those that are hidden, or far below, are fetched when a person gets there. */
async function untilPicturesAreSeen(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images]
      // A fold that is shut hides them, though they have a place.
      .filter((image) => image.checkVisibility())
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .every(({ complete }) => complete),
  )
}

/** The same name for the sheet and the folder. */
export function fileName(
  { name }: ShownPlace,
  { look, theme }: { look: Look; theme: Theme | 'after' },
): string {
  return `${name.replaceAll(/[^a-z0-9]+/gi, '-')}-${look.name}-${theme}.png`
}

/** What is wrong with the screen as it stands, in words; axe only where it is asked for, since it takes its time. */
async function judge(page: Page, { axe, look }: { axe: boolean; look: Look }): Promise<string[]> {
  const faults = await sideways(page)
  if (!axe) return faults
  // With forced colors axe reads the colors we asked for, not those that are painted.
  const unread = look.context.forcedColors ? ['color-contrast'] : []
  const { violations } = await new AxeBuilder({ page }).disableRules(unread).analyze()
  return [...faults, ...violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)]
}

async function sideways(page: Page): Promise<string[]> {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  return widths[0] > widths[1] ? [`scrolls sideways: ${widths[0]} px in ${widths[1]}`] : []
}
