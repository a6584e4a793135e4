import type { Browser, Locator, Page, Request } from '@playwright/test'
import type { People, Visitor, Who } from '../../screens/people.ts'
import { type Press, presses } from './presses.ts'

const slowdown = 4
const goalMs = 200
const rounds = 7
/** What is faster is not reported by the browser. */
const leastMs = 16
const patienceMs = 2000
const loadingMs = 120_000
const phone = { width: 390, height: 844 }

type Visit = { origin: string; people: People }
type Measured = Pick<Press, 'target' | 'back'> & {
  who: Who
  /** The page is at a path, or what is put on it. */
  path?: string
  open?: (page: Page) => Promise<void>
}

/** Whether every press of the list was answered in time. */
export async function measurePresses(browser: Browser, { origin, people }: Visit): Promise<boolean> {
  console.log(
    `press to next paint, ms, ${rounds} rounds, processor slowed down ${slowdown} times; goal ≤ ${goalMs}`,
  )
  console.log(row('', 'median', 'slowest'))
  const empty = await measure(browser, { origin, people }, emptyPage)
  console.log(row('reference: an empty page', ...empty))
  let isFine = true
  for (const press of presses(people)) {
    const [median, slowest] = await measure(browser, { origin, people }, press)
    console.log(row(press.name, median, slowest))
    isFine &&= median <= goalMs
  }
  console.log('')
  return isFine
}

const emptyPage: Measured = {
  who: 'nobody',
  open: (page) => page.setContent('<button onclick="this.textContent = Math.random()">0</button>'),
  target: (page) => page.getByRole('button'),
}

async function measure(
  browser: Browser,
  { origin, people }: Visit,
  { who, path = '/', open, target, back }: Measured,
): Promise<[median: number, slowest: number]> {
  const { storageState }: Visitor = people[who]
  const context = await browser.newContext({
    baseURL: origin,
    viewport: phone,
    locale: 'en-US',
    ...(storageState && { storageState }),
  })
  const page = await context.newPage()
  page.setDefaultTimeout(loadingMs)
  const calls = callsOf(page)
  await page.addInitScript(watchPresses)
  if (open) {
    await page.goto('about:blank')
    await open(page)
  } else await page.goto(path)
  await target(page).waitFor()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    await untilQuiet(page, calls)
    times.push(await timeOf(page, target(page)))
    await untilQuiet(page, calls)
    await back?.(page)
    await untilQuiet(page, calls)
  }
  await context.close()
  times.sort((a, b) => a - b)
  return [times[rounds >> 1], times[rounds - 1]]
}

async function timeOf(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  const seen = await page.evaluate(() => (window as Pressed).pressed?.length ?? 0)
  await target.click()
  await page
    .waitForFunction((before) => ((window as Pressed).pressed?.length ?? 0) > before, seen, {
      timeout: patienceMs,
    })
    .catch(() => undefined)
  const times = await page.evaluate((before) => (window as Pressed).pressed?.slice(before) ?? [], seen)
  return Math.max(leastMs, ...times)
}

/** Calls out for the server's answer; the stream of the plan's changes never ends. */
function callsOf(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>()
  page.on('request', (request) => void (request.url().endsWith('/events') || open.add(request)))
  page.on('requestfinished', (request) => void open.delete(request))
  page.on('requestfailed', (request) => void open.delete(request))
  return open
}

/** Nothing under way, and everything drawn. */
async function untilQuiet(page: Page, calls: ReadonlySet<Request>): Promise<void> {
  do {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
    await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
  } while (calls.size > 0)
}

/** Where the page keeps them. */
type Pressed = Window & { pressed?: number[] }
/** Not in TypeScript's library yet. */
type PressEntry = PerformanceEntry & { interactionId?: number }

/** In the page: the time of every press, as the browser's own metric takes it. */
function watchPresses(): void {
  const pressed: number[] = []
  Object.assign(window, { pressed })
  new PerformanceObserver((list) => {
    for (const { interactionId = 0, duration } of list.getEntries() as PressEntry[])
      if (interactionId > 0) pressed.push(duration)
  }).observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }))
}

function row(name: string, ...figures: (string | number)[]): string {
  return `${name.padEnd(34)}${figures.map((figure) => String(figure).padStart(9)).join('')}`
}
