import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChild } from '@butterleaf/testing/child-process'
import { Refusal, root, tool, waitForEnd } from '../../../scripts/setup/steps.mjs'
import { chanceTests } from './chance-tests.ts'
import { type Counterexample, type RunReport, readCounterexamples } from './counterexample.ts'
import { type ExploredArea, exploredAreas } from './explored-areas.ts'

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
  const reporters = ['--reporter=json', `--outputFile=${file}`]
  const words = ['run', `--project=${project}`, ...reporters, ...files]
  const child = startChild(process.execPath, tool('vitest', 'vitest', ...words), {
    cwd: root,
    env: { ...process.env, TEST_SEED: String(seed) },
    stdio: 'ignore',
  })
  try {
    const { code } = await waitForEnd(child)
    if (!existsSync(file)) throw new Refusal(`Vitest ended with ${code} and reported nothing.`)
    const report = JSON.parse(readFileSync(file, 'utf8')) as RunReport
    return readCounterexamples(report, { folder: root, project, seed })
  } finally {
    rmSync(output, { recursive: true, force: true })
  }
}
