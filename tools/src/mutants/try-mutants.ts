import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cacheFolder } from '../../../scripts/setup/build.mjs'
import { onStopRequest } from '../../../scripts/setup/run-to-its-end.mjs'
import { Refusal, tool, waitForEnd } from '../../../scripts/setup/steps.mjs'
import { type Area, type AreaName, areas } from './areas.ts'
import { copyRepository } from './copy-repository.ts'
import { type Mutant, type MutationReport, readMutants } from './mutation-report.ts'
import { type ChangedPlace, drawPlaces, listPlaces, rangeText, type Sample, sourcesOf } from './sample.ts'

type Wish = Readonly<{ area: AreaName; concurrency: number; isAnew: boolean; sample: Sample | undefined }>

/** Changes the sources of an area, one place at a time, in a copy of the repository, and runs its tests against each: all places, or those of a sample. */
export async function tryMutants({ area, concurrency, isAnew, sample }: Wish): Promise<Mutant[]> {
  const copy = join(mkdtempSync(join(tmpdir(), 'butterleaf-mutants-')), 'repository')
  try {
    copyRepository(copy)
    const reportFile = join(copy, 'mutation.json')
    const incrementalFile = join(cacheFolder, 'mutants', `${area}.json`)
    mkdirSync(dirname(incrementalFile), { recursive: true })
    const drawn = sample && drawPlaces(await listPlaces(areas[area]), sample)
    const run = { reportFile, incrementalFile, concurrency, isAnew, drawn }
    const options = strykerOptions(areas[area], run)
    writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(options))
    const code = await runStryker(copy, area, drawn)
    if (code !== 0 || !existsSync(reportFile)) throw new Refusal(`Stryker ended with ${code}; see above.`)
    return readMutants(JSON.parse(readFileSync(reportFile, 'utf8')) as MutationReport)
  } finally {
    rmSync(dirname(copy), { recursive: true, force: true })
  }
}

async function runStryker(
  folder: string,
  area: AreaName,
  drawn: readonly ChangedPlace[] | undefined,
): Promise<number> {
  const { projects, tests } = areas[area]
  const drawnFile = join(folder, 'drawn.json')
  if (drawn) writeFileSync(drawnFile, JSON.stringify(drawn))
  const env = {
    ...process.env,
    ...{ MUTANTS_PROJECTS: projects.join(), MUTANTS_TESTS: tests.join('\n') },
    MUTANTS_DRAWN: drawn ? drawnFile : '',
  }
  const args = tool('@stryker-mutator/core', 'stryker', 'run', 'stryker.config.json')
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: 'inherit' })
  onStopRequest((signal) => child.kill(signal))
  const { code } = await waitForEnd(child)
  return code
}

type Run = Readonly<{
  reportFile: string
  incrementalFile: string
  concurrency: number
  isAnew: boolean
  /** Of a sample; else all places are changed. */
  drawn: readonly ChangedPlace[] | undefined
}>

/** Stryker's configuration for an area, for a copy of the repository that it may change. */
function strykerOptions(area: Area, run: Run) {
  const { reportFile, incrementalFile, concurrency, isAnew, drawn } = run
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', './tools/dist/mutants/outside-sample.js'],
    ignorers: drawn ? ['outside-sample'] : [],
    vitest: { configFile: 'tools/vitest.mutants.ts', related: false },
    // A copy of the copy would hold links into the first.
    inPlace: true,
    // Neither changed nor read by Stryker itself, and most of the files.
    ignorePatterns: ['/content', '/docs', '**/dist', '**/artefact'],
    mutate: drawn ? drawn.map(rangeText) : sourcesOf(area),
    // Each mutant meets only the tests that run its line.
    coverageAnalysis: 'perTest',
    // What is computed as a file is read meets all tests of the area: too much for those that start the app or a page, or draw a plan.
    ignoreStatic: area.drawsWhileRead ?? area.projects.some((project) => project !== 'domain'),
    concurrency,
    // A busy machine is no endless loop.
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 60,
    // What a sample found says nothing of the rest.
    incremental: !drawn,
    incrementalFile,
    force: isAnew,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: reportFile },
    thresholds: { high: 100, low: 0, break: null },
    allowConsoleColors: false,
    checkers: [],
  }
}
