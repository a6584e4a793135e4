import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type LaunchOptions } from '@playwright/test'
import { type Report, reportOf } from '../lighthouse/report-of.ts'

const port = 3982
const goalLargestPaintMs = 1_500
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
/** Milliseconds, but for the shift of the layout, which has no unit. */
const figures = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
}

/** Lighthouse's own phone and network; whether the last page meets the goals. */
type Launch = LaunchOptions & { args: string[] }
type Figures = Record<string, number>

export async function judgePages(
  launch: Launch,
  { pages, runs }: { pages: Record<string, string>; runs: number },
): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'butterleaf-lighthouse-'))
  const args = [...launch.args, `--remote-debugging-port=${port}`]
  const context = await chromium.launchPersistentContext(folder, { ...launch, args })
  try {
    console.log(`Lighthouse, phone, median of ${runs}`)
    console.log(row('', [...categories, ...Object.keys(figures)]))
    let isFine = true
    for (const [name, address] of Object.entries(pages)) {
      const medians = mediansOf(await judge(address, runs))
      console.log(row(name, Object.values(medians).map(shown)))
      isFine = isGood(medians)
    }
    return isFine
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function judge(address: string, runs: number): Promise<Figures[]> {
  const reports: Figures[] = []
  for (let run = 0; run < runs; run++) {
    const lhr = await reportOf(address, { onlyCategories: categories, port, logLevel: 'error' })
    if (run === 0) {
      console.log(`  largest: ${largestIn(lhr)}`)
      for (const audit of missedIn(lhr)) console.log(`  missed: ${audit}`)
    }
    reports.push({
      ...Object.fromEntries(
        categories.map((name) => [name, Math.round((lhr.categories[name].score ?? 0) * 100)]),
      ),
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

/** What costs points. */
function missedIn({ categories: judged, audits }: Report): string[] {
  const weighed = Object.values(judged).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  )
  return weighed
    .map(({ id }) => audits[id])
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id }) => id)
}

function mediansOf(reports: readonly Figures[]): Figures {
  const [first] = reports
  const median = (name: string) =>
    reports.map((report) => report[name]).sort((a, b) => a - b)[reports.length >> 1]
  return Object.fromEntries(Object.keys(first).map((name) => [name, median(name)]))
}

function isGood(medians: Figures): boolean {
  return categories.every((name) => medians[name] === 100) && medians['largest paint'] <= goalLargestPaintMs
}

function row(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(20) + cells.map((cell) => String(cell).padStart(15)).join('')
}

function shown(value: number): string | number {
  return value < 1 && value > 0 ? value.toFixed(3) : Math.round(value)
}
