import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cacheFolder } from '../../../scripts/setup/build.mjs'
import { onStopRequest } from '../../../scripts/setup/run-to-its-end.mjs'
import { Refusal, tool, waitForEnd } from '../../../scripts/setup/steps.mjs'
import { type AreaName, areas } from './areas.ts'
import { copyRepository } from './copy-repository.ts'
import { type Mutant, type MutationReport, readMutants } from './mutation-report.ts'
import { type ChangedPlace, drawPlaces, listPlaces, type Sample } from './sample.ts'
import { strykerOptions } from './stryker-options.ts'

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
