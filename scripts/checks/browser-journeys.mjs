import { join } from 'node:path'
import { cacheFolder } from '../setup/root.mjs'
import { tool } from '../setup/tools.mjs'
import { countedCheck, isCi, result } from './result.mjs'

const reportFile = join(cacheFolder, 'browser-journeys.json')

/** The journeys through the built product in a real browser. */
export async function browserJourneys({ chromium, isBuilt, rest }) {
  if (!isBuilt) return result({ notes: ['The browser journeys were left out, as the build failed.'] })
  if (!chromium.path) {
    const notes = [`The browser journeys were left out. ${chromium.missing}`]
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

export function countJourneys({ stats, errors, suites }) {
  const specs = suites.flatMap(specsOf)
  const named = (status) => specs.filter(({ tests }) => tests.some((test) => test.status === status))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (stats.unexpected === 0 && errors.length > 0 ? 1 : 0),
    skipped: stats.skipped,
    notes: named('flaky').map((spec) => `Passed only when tried again: ${nameOf(spec)}`),
    failures: [
      ...named('unexpected').map((spec) => ({ name: nameOf(spec), reason: reasonOf(spec) })),
      ...errors.map(({ message }) => ({ name: 'outside of any journey', reason: message ?? '' })),
    ],
  }
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

function nameOf({ file, line, title }) {
  return `${file}:${line} › ${title}`
}

function reasonOf({ tests }) {
  const errors = tests.flatMap(({ results }) => results).flatMap((tried) => tried.errors)
  return errors[0]?.message ?? 'No reason was given.'
}
