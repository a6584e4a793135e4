import type { Area } from './areas.ts'
import { type ChangedPlace, rangeText, sourcesOf } from './sample.ts'

type Run = Readonly<{
  reportFile: string
  incrementalFile: string
  concurrency: number
  isAnew: boolean
  /** Of a sample; else all places are changed. */
  drawn: readonly ChangedPlace[] | undefined
}>

/** Stryker's configuration for an area, for a copy of the repository that it may change. */
export function strykerOptions(area: Area, run: Run) {
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
