import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromiumFlags } from '@butterleaf/testing/chromium-flags'
import { chromium, type Page } from '@playwright/test'
import { root } from '../../../scripts/setup/steps.mjs'
import { until } from '../load/until.ts'
import { needChromium } from '../machine/chromium.ts'
import { type RanFiles, ranFiles } from './ran-files.ts'

export type WatchedPage = {
  page: Page
  /** What ran in the page since this was asked the last time. */
  takeRan(): Promise<RanFiles>
  /** Waits until nothing of ours runs any more. */
  untilQuiet(): Promise<void>
}

/** A page of a desktop's browser, for as long as it is watched. */
export async function withWatchedPage<Result>(
  origin: string,
  watch: (page: WatchedPage) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath: await needChromium(), args: chromiumFlags })
  try {
    const context = await browser.newContext({ baseURL: origin, locale: 'en-US' })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Profiler.enable')
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    const takeRan = async () => {
      const { result } = await session.send('Profiler.takePreciseCoverage')
      return ranFiles(result, (url) => sourceOf(url, origin))
    }
    return await watch({ page, takeRan, untilQuiet: () => untilQuiet(takeRan) })
  } finally {
    await browser.close()
  }
}

/** Vite serves a source at its own path, and one outside the app by its place on the disk. */
function sourceOf(url: string, origin: string): string | undefined {
  if (!url.startsWith(origin)) return undefined
  const { pathname } = new URL(url)
  if (pathname.includes('/node_modules/') || !/\.tsx?$/.test(pathname)) return undefined
  if (!pathname.startsWith('/@fs/')) return `apps/web${pathname}`
  return relative(root, fileURLToPath(`file://${pathname.slice('/@fs'.length)}`))
}

/** Three looks in a row, a second each. */
async function untilQuiet(takeRan: () => Promise<RanFiles>): Promise<void> {
  let quietLooks = 0
  const look = async () => {
    quietLooks = (await takeRan()).size === 0 ? quietLooks + 1 : 0
    return quietLooks === 3
  }
  await until('quiet page', look, { everyMs: 1000, withinMs: 120_000 })
}
