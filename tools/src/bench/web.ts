// What Lighthouse says of the landing page on a phone, and what it loads before anybody touches it.
//   npm run bench -- web [--runs 5]
// Goals (quality): 100 in each category, largest paint ≤ 1.5 s, script before input or idle ≤ 5 KiB, nothing from elsewhere. Median of
// the runs; reference of the same run: a page with one line on it. Exit 1 when a goal is missed.

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium, type Response } from '@playwright/test'
import { median } from '../load/spread.ts'
import { chromiumLaunch } from '../machine/chromium.ts'
import { withProduct } from '../screens/look-at-product.ts'
import {
  auditsBelow,
  type Launch,
  type Report,
  scoresOf,
  withLighthouse,
} from './lighthouse/with-lighthouse.ts'
import { aligned } from './tables/figures.ts'

const goalScriptBytes = 5 * 1024
const phone = { width: 390, height: 844 }
/** The last thing a page does once the browser is idle. */
const countingPath = '/api/page-views'

/** Whether little script comes before anybody touches the page, and nothing from another address at all. */
async function measureRequests(launch: Launch, address: string): Promise<boolean> {
  const browser = await chromium.launch(launch)
  const page = await browser.newPage({ viewport: phone })
  const scripts: Response[] = []
  const foreign: string[] = []
  let isLoaded = false
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(address).origin) foreign.push(request.url())
  })
  page.on('response', (response) => {
    if (!isLoaded && response.request().resourceType() === 'script') scripts.push(response)
  })
  const counted = page.waitForResponse((response) => new URL(response.url()).pathname === countingPath)
  await page.goto(address, { waitUntil: 'load' })
  isLoaded = true
  const sizes = await Promise.all(scripts.map(async (script) => (await script.body()).length))
  const scriptBytes = sizes.reduce((sum, size) => sum + size, 0)
  await counted
  await page.waitForLoadState('networkidle')
  await browser.close()
  console.log(
    `\nscript before input or idle: ${scriptBytes} bytes unpacked in ${sizes.length} files, goal ≤ ${goalScriptBytes}`,
  )
  console.log(`requests to other addresses: ${foreign.length}${foreign.map((url) => `\n  ${url}`).join('')}`)
  return scriptBytes <= goalScriptBytes && foreign.length === 0
}

const goalLargestPaintMs = 1_500
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
/** Milliseconds, but for the shift of the layout, which has no unit. */
const figures = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
}

type Figures = Record<string, number>
type ReportOf = (address: string) => Promise<Report>

/** Lighthouse's own phone and network; whether the last page meets the goals. */
function judgePages(
  launch: Launch,
  { pages, runs }: { pages: Record<string, string>; runs: number },
): Promise<boolean> {
  return withLighthouse(launch, async ({ reportOf }) => {
    console.log(`Lighthouse, phone, median of ${runs}`)
    const rows = [['', ...categories, ...Object.keys(figures)]]
    let isFine = true
    for (const [name, address] of Object.entries(pages)) {
      const judged = (at: string) => reportOf(at, { onlyCategories: categories })
      const medians = mediansOf(await judge(judged, address, runs))
      rows.push([name, ...Object.values(medians).map(shown)])
      isFine = isGood(medians)
    }
    console.log(aligned(rows))
    return isFine
  })
}

async function judge(reportOf: ReportOf, address: string, runs: number): Promise<Figures[]> {
  const reports: Figures[] = []
  for (let run = 0; run < runs; run++) {
    const lhr = await reportOf(address)
    if (run === 0) {
      console.log(`  largest: ${largestIn(lhr)}`)
      for (const audit of auditsBelow(lhr, 0.9)) console.log(`  missed: ${audit}`)
    }
    const scores = scoresOf(lhr, categories)
    reports.push({
      ...Object.fromEntries(categories.map((name, at) => [name, scores[at] ?? 0])),
      ...Object.fromEntries(
        Object.entries(figures).map(([name, audit]) => [name, lhr.audits[audit].numericValue ?? Number.NaN]),
      ),
    })
  }
  return reports
}

/** What is painted last of what counts, which is where to look when it comes late. */
function largestIn({ audits }: Report): string {
  const { details } = audits['lcp-breakdown-insight']
  const items = details?.type === 'list' ? details.items : []
  const found = items.find((item) => item.type === 'node')
  return found ? `${found.selector}, “${found.nodeLabel?.replaceAll('\n', ' ')}”` : 'nothing'
}

function mediansOf(reports: readonly Figures[]): Figures {
  const [first] = reports
  const names = Object.keys(first)
  return Object.fromEntries(names.map((name) => [name, median(reports.map((report) => report[name]))]))
}

function isGood(medians: Figures): boolean {
  return categories.every((name) => medians[name] === 100) && medians['largest paint'] <= goalLargestPaintMs
}

function shown(value: number): string {
  return value < 1 && value > 0 ? value.toFixed(3) : value.toFixed(0)
}

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="One line"></head><body><h1>One line</h1></body></html>`

/** The least a page can be, on a server of its own. */
async function withBarePage(look: (address: string) => Promise<void>): Promise<void> {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(page),
  ).listen(0, 'localhost')
  await once(server, 'listening')
  try {
    return await look(`http://localhost:${(server.address() as AddressInfo).port}/`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })

const launch = await chromiumLaunch()

await withBarePage((bare) =>
  withProduct(async (origin) => {
    console.log(`load of the machine ${loadavg()[0].toFixed(1)}\n`)
    const pages = { 'reference: one line': bare, landing: `${origin}/` }
    const isFine = [
      await judgePages(launch, { pages, runs: Number(options.runs) }),
      await measureRequests(launch, `${origin}/`),
    ]
    if (isFine.includes(false)) process.exitCode = 1
  }),
)
