import { join } from 'node:path'
import type { JSONReport, JSONReportSpec } from '@playwright/test/reporter'
import { cacheFolder } from '../../../scripts/setup/build.mjs'
import { tool } from '../../../scripts/setup/steps.mjs'
import type { CheckContext } from './check.ts'
import { countedCheck, isCi, type Result, result } from './result.ts'

/** As much of Playwright's report as is counted here. */
export type JourneyReport = {
  stats: Pick<JSONReport['stats'], 'expected' | 'flaky' | 'unexpected' | 'skipped'>
  errors: readonly { message?: string }[]
  suites: readonly JourneySuite[]
}
export type JourneySuite = {
  specs?: readonly JourneySpec[]
  suites?: readonly JourneySuite[]
}
export type JourneySpec = Pick<JSONReportSpec, 'title' | 'file' | 'line'> & {
  tests: readonly {
    status: JSONReportSpec['tests'][number]['status']
    results: readonly { errors: readonly { message?: string }[] }[]
  }[]
}

const reportFile = join(cacheFolder, 'browser-journeys.json')

/** The journeys through the built product in a real browser. */
export async function browserJourneys({ chromium, isBuilt, rest }: CheckContext): Promise<Result> {
  if (!isBuilt) return result({ notes: ['The browser journeys were left out, as the build failed.'] })
  if (chromium?.path === undefined) {
    const notes = [`The browser journeys were left out. ${chromium?.missing ?? ''}`]
    return result({ failed: isCi ? 1 : 0, notes })
  }
  const options = ['-c', 'e2e/playwright.config.ts', '--reporter=list,json']
  return countedCheck({
    args: tool('@playwright/test', 'playwright', 'test', ...options, ...rest),
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    reportFile,
    count: countJourneys,
  })
}

export function countJourneys({ stats, errors, suites }: JourneyReport): Partial<Result> {
  const specs = suites.flatMap(specsOf)
  const withStatus = (status: string) =>
    specs.filter(({ tests }) => tests.some((test) => test.status === status))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (stats.unexpected === 0 && errors.length > 0 ? 1 : 0),
    skipped: stats.skipped,
    notes: withStatus('flaky').map((spec) => `Passed only when tried again: ${nameOf(spec)}`),
    failures: [
      ...withStatus('unexpected').map((spec) => ({ name: nameOf(spec), reason: reasonOf(spec) })),
      ...errors.map(({ message }) => ({ name: 'outside of any journey', reason: message ?? '' })),
    ],
  }
}

function specsOf({ specs = [], suites = [] }: JourneySuite): JourneySpec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function nameOf({ file, line, title }: JourneySpec): string {
  return `${file}:${line} › ${title}`
}

function reasonOf({ tests }: JourneySpec): string {
  const errors = tests.flatMap(({ results }) => results).flatMap((tried) => tried.errors)
  return errors[0]?.message ?? 'No reason was given.'
}
