import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChild } from '@butterleaf/testing/child-process'
import { globSync } from 'tinyglobby'
import { Refusal, root, tool, waitForEnd } from '../../../scripts/setup/steps.mjs'
import type { FailedTest } from '../checks/unit-report.ts'
import { type Counterexample, readCounterexamples } from './counterexample.ts'

/** Where chance looks for faults: the folders whose tests hold properties or invented plans, and the project that runs them. */
export const exploredAreas = {
  domain: { project: 'domain', folders: ['packages', 'testing/src'] },
  web: { project: 'web', folders: ['apps/web/src'] },
  api: { project: 'sqlite', folders: ['apps/api/src'] },
} as const satisfies Record<string, { project: string; folders: readonly string[] }>

export type ExploredArea = keyof typeof exploredAreas

export function isExploredArea(name: string): name is ExploredArea {
  return name in exploredAreas
}

/** What the tests of an area find from a seed. What fails once and not again was the machine's fault, not the seed's. */
export async function runRound(area: ExploredArea, seed: number): Promise<Counterexample[]> {
  const { project, folders } = exploredAreas[area]
  const found = await runTests({ project, seed, files: chanceTests(folders) })
  if (found.length === 0) return []
  const again = await runTests({ project, seed, files: [...new Set(found.map(({ file }) => file))] })
  return found.filter(({ file, title }) => again.some((one) => one.file === file && one.title === title))
}

type TestRun = Readonly<{ project: string; seed: number; files: readonly string[] }>

async function runTests({ project, seed, files }: TestRun): Promise<Counterexample[]> {
  const output = mkdtempSync(join(tmpdir(), 'butterleaf-explore-'))
  const file = join(output, 'report.json')
  const words = ['run', `--project=${project}`, '--reporter=./tools/dist/checks/unit-report.js', ...files]
  const child = startChild(process.execPath, tool('vitest', 'vitest', ...words), {
    cwd: root,
    env: { ...process.env, TEST_SEED: String(seed), REPORT_FILE: file },
    stdio: 'ignore',
  })
  try {
    const { code } = await waitForEnd(child)
    if (!existsSync(file)) throw new Refusal(`Vitest ended with ${code} and reported nothing.`)
    const { failures } = JSON.parse(readFileSync(file, 'utf8')) as { failures: FailedTest[] }
    return readCounterexamples(failures, seed).filter((failed) => failed.file)
  } finally {
    rmSync(output, { recursive: true, force: true })
  }
}

/** A property of fast-check, or the test app's plans, which are drawn from the run's seed. */
const usesChance = /from '(fast-check|@butterleaf\/testing\/test-plan)'|fuzzCall/

/** The test files under the folders whose outcome depends on TEST_SEED. */
export function chanceTests(folders: readonly string[]): string[] {
  const patterns = folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`)
  const files = globSync(patterns, { cwd: root, ignore: ['**/node_modules/**', '**/dist/**'] })
  return files.filter((file) => usesChance.test(readFileSync(join(root, file), 'utf8'))).sort()
}
