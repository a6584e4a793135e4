import { join } from 'node:path'
import { judge } from './judge.mjs'
import { isSeenIn, looks } from './looks.mjs'

/** Endless lists end somewhere. */
const tallest = 1800
const patienceMs = 15_000

/** A picture of each place in each look and theme, and what is wrong there; what could not be taken comes back with why. */
export async function takeShots(browser, { origin, people, places, ...how }) {
  const shots = []
  for (const look of looks) {
    for (const [who, { storageState }] of Object.entries(people)) {
      const theirs = places.filter((place) => place.who === who && isSeenIn(place, look))
      const open = () => openContext(browser, { baseURL: origin, storageState, ...look.context })
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

function openContext(browser, options) {
  const still = { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'America/New_York' }
  return browser.newContext({ ...still, ...options })
}

async function shotsOf(context, place, { look, out, axe }) {
  const page = await context.newPage()
  page.setDefaultTimeout(patienceMs)
  const shots = []
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
    return [...shots, { file, findings: [], fault: String(error.message).split('\n')[0] }]
  } finally {
    await page.close()
  }
}

async function arrive(page, place) {
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
async function settle(page, { isBusy }) {
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
function untilStill(page) {
  return page.evaluate(async () => {
    // A new theme is on its way only once a frame has been drawn in it.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
  })
}

async function growToContent(page, viewport) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (height <= viewport.height) return
  await page.setViewportSize({ ...viewport, height: Math.min(height, tallest) })
  await untilPicturesAreSeen(page)
}

/** Those that are hidden, or far below, are fetched when somebody gets there. */
async function untilPicturesAreSeen(page) {
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.getClientRects().length > 0)
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .every(({ complete }) => complete),
  )
}

/** The same name for the sheet and the folder. */
export function fileName({ name }, { look, theme }) {
  return `${name.replaceAll(/[^a-z0-9]+/gi, '-')}-${look.name}-${theme}.png`
}
