import { presses } from './presses.mjs'

const slowdown = 4
const goalMs = 200
const rounds = 7
/** What is faster is not reported by the browser. */
const leastMs = 16
const patienceMs = 2000
const loadingMs = 120_000
const phone = { width: 390, height: 844 }

/** Whether every press of the list was answered in time. */
export async function measurePresses(browser, { origin, people }) {
  console.log(
    `press to next paint, ms, ${rounds} rounds, processor slowed down ${slowdown} times; goal ≤ ${goalMs}`,
  )
  console.log(row('', 'median', 'slowest'))
  const empty = await measure(browser, { origin, people, ...emptyPage })
  console.log(row('reference: an empty page', ...empty))
  let isFine = true
  for (const press of presses(people)) {
    const [median, slowest] = await measure(browser, { origin, people, ...press })
    console.log(row(press.name, median, slowest))
    isFine &&= median <= goalMs
  }
  console.log('')
  return isFine
}

const emptyPage = {
  who: 'nobody',
  open: (page) => page.setContent('<button onclick="this.textContent = Math.random()">0</button>'),
  target: (page) => page.getByRole('button'),
}

async function measure(browser, { origin, people, who, path, open, target, back }) {
  const { storageState } = people[who]
  const context = await browser.newContext({
    baseURL: origin,
    viewport: phone,
    locale: 'en-US',
    storageState,
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
  const times = []
  for (let round = 0; round < rounds; round++) {
    await untilQuiet(page, calls)
    times.push(await timeOf(page, target(page)))
    await untilQuiet(page, calls)
    await back?.(page)
    await untilQuiet(page, calls)
  }
  await context.close()
  times.sort((a, b) => a - b)
  return [times[rounds >> 1], times.at(-1)]
}

async function timeOf(page, target) {
  await target.scrollIntoViewIfNeeded()
  const seen = await page.evaluate(() => globalThis.pressed.length)
  await target.click()
  await page
    .waitForFunction((before) => globalThis.pressed.length > before, seen, { timeout: patienceMs })
    .catch(() => undefined)
  const times = await page.evaluate((before) => globalThis.pressed.slice(before), seen)
  return Math.max(leastMs, ...times)
}

/** Calls out for the server's answer; the stream of the plan's changes never ends. */
function callsOf(page) {
  const open = new Set()
  page.on('request', (request) => request.url().endsWith('/events') || open.add(request))
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => open.delete(request))
  return open
}

/** Nothing under way, and everything drawn. */
async function untilQuiet(page, calls) {
  do {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
    await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
  } while (calls.size > 0)
}

/** In the page: the time of every press, as the browser's own metric takes it. */
function watchPresses() {
  globalThis.pressed = []
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) globalThis.pressed.push(duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}

function row(name, ...figures) {
  return `${name.padEnd(34)}${figures.map((figure) => String(figure).padStart(9)).join('')}`
}
