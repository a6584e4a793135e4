import type { PlanDay } from '@butterleaf/contract/meal-plan/calls'
import type { Locator, Page, Request } from '@playwright/test'
import { spreadOf } from '../../load/spread.ts'
import { addressesOf } from '../../screens/addresses.ts'
import type { LookedAt } from '../../screens/look-at-product.ts'
import type { People, PlanPerson, Visitor, Who } from '../../screens/people.ts'

/** What is pressed, by whom and where, and how it is undone before the next round. */
type Press = {
  name: string
  who: 'cook' | 'builder'
  path: string
  target: (page: Page) => Locator
  back?: (page: Page) => Promise<unknown>
}
type Role = Parameters<Page['getByRole']>[0]

const named = (role: Role, name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name, exact: typeof name === 'string' }).first()
const pressing = (role: Role, name: string | RegExp) => (page: Page) => named(role, name)(page).click()
const goBack = (page: Page) => page.goBack()

/** What people do most on a day. */
function presses({ cook, builder }: People): Press[] {
  return [...onReadyDay(cook), ...inEditor(cook), ...whileBuilding(builder)]
}

function onReadyDay({ plan }: PlanPerson): Press[] {
  const { meals, daysToCook } = addressesOf(plan)
  const [today, tomorrow] = daysToCook
  /** Completing leads on to the next day. */
  const reopen = async (page: Page) => {
    await pressing('tab', dayName(today))(page)
    await pressing('button', 'Mark incomplete')(page)
    await named('button', 'Mark complete')(page).waitFor()
  }
  const list: Omit<Press, 'who' | 'path'>[] = [
    {
      name: 'another day',
      target: named('tab', dayName(tomorrow)),
      back: pressing('tab', dayName(today)),
    },
    {
      name: 'open a meal',
      // A plate's link names its sides too.
      target: (page) => page.getByRole('link', { name: today.items[0].value?.title ?? '' }).first(),
      back: goBack,
    },
    { name: 'mark complete', target: named('button', 'Mark complete'), back: reopen },
    { name: 'to the editor', target: named('link', 'Editor'), back: goBack },
  ]
  return list.map((press) => ({ who: 'cook', path: meals(today), ...press }))
}

const dayName = ({ dayNumber }: PlanDay) => new RegExp(`^Day ${dayNumber},`)
const weekName = ({ dayNumber }: PlanDay, ahead = 0) => `Week ${Math.ceil(dayNumber / 7) + ahead}`

function inEditor({ plan }: PlanPerson): Press[] {
  const { editor, daysToCook } = addressesOf(plan)
  const [today, tomorrow] = daysToCook
  const list: Omit<Press, 'who' | 'path'>[] = [
    {
      name: 'editor: another day',
      target: named('button', dayName(tomorrow)),
      back: pressing('button', dayName(today)),
    },
    {
      name: 'editor: another week',
      target: named('button', weekName(today, 1)),
      back: pressing('button', weekName(today)),
    },
    {
      name: 'editor: more servings',
      target: named('button', 'More dinner'),
      back: pressing('button', 'Less dinner'),
    },
    {
      name: 'editor: lock',
      target: named('button', 'Lock breakfast'),
      back: pressing('button', 'Lock breakfast'),
    },
    { name: 'editor: random dish', target: named('button', 'Random breakfast') },
    { name: 'editor: browse recipes', target: named('link', 'Replace breakfast'), back: goBack },
  ]
  return list.map((press) => ({ who: 'cook', path: editor(today), ...press }))
}

function whileBuilding({ plan }: PlanPerson): Press[] {
  const { editor, days } = addressesOf(plan)
  const list: Omit<Press, 'who' | 'path'>[] = [
    {
      name: 'building: skip',
      target: named('button', 'Skip breakfast'),
      back: pressing('button', 'Unskip breakfast'),
    },
    {
      name: 'building: suggested meals',
      target: named('button', 'Suggested Meals'),
      back: async (page: Page) => {
        await pressing('button', 'Reset items')(page)
        await page.getByRole('alertdialog').getByRole('button', { name: 'Reset items' }).click()
        await named('button', 'Suggested Meals')(page).waitFor()
      },
    },
  ]
  return list.map((press) => ({ who: 'builder', path: editor(days[1]), ...press }))
}

const slowdown = 4
const goalMs = 200
const rounds = 7
/** What is faster is not reported by the browser. */
const leastMs = 16
const patienceMs = 2000
const loadingMs = 120_000
const phone = { width: 390, height: 844 }

type Measured = Pick<Press, 'target' | 'back'> & {
  who: Who
  /** The page is at a path, or what is put on it. */
  path?: string
  open?: (page: Page) => Promise<void>
}

/** Whether every press of the list was answered in time. */
export async function measurePresses(product: LookedAt): Promise<boolean> {
  console.log(
    `press to next paint, ms, ${rounds} rounds, processor slowed down ${slowdown} times; goal ≤ ${goalMs}`,
  )
  console.log(row('', 'median', 'slowest'))
  const empty = await measure(product, emptyPage)
  console.log(row('reference: an empty page', ...empty))
  let isFine = true
  for (const press of presses(product.people)) {
    const [median, slowest] = await measure(product, press)
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
  { browser, origin, people }: LookedAt,
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
  const { p50, most } = spreadOf(times)
  return [p50, most]
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
