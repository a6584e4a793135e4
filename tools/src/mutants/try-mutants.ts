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
import { strykerOptions } from './stryker-options.ts'

type Wish = Readonly<{ area: AreaName; concurrency: number; isAnew: boolean }>

/** Changes the sources of an area, one place at a time, in a copy of the repository, and runs its tests against each. */
export async function tryMutants({ area, concurrency, isAnew }: Wish): Promise<Mutant[]> {
  const copy = join(mkdtempSync(join(tmpdir(), 'butterleaf-mutants-')), 'repository')
  try {
    copyRepository(copy)
    const reportFile = join(copy, 'mutation.json')
    const incrementalFile = join(cacheFolder, 'mutants', `${area}.json`)
    mkdirSync(dirname(incrementalFile), { recursive: true })
    const options = strykerOptions(areas[area], { reportFile, incrementalFile, concurrency, isAnew })
    writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(options))
    const code = await runStryker(copy, area)
    if (code !== 0 || !existsSync(reportFile)) throw new Refusal(`Stryker ended with ${code}; see above.`)
    return readMutants(JSON.parse(readFileSync(reportFile, 'utf8')) as MutationReport)
  } finally {
    rmSync(dirname(copy), { recursive: true, force: true })
  }
}

async function runStryker(folder: string, area: AreaName): Promise<number> {
  const { projects, tests } = areas[area]
  const env = { ...process.env, MUTANTS_PROJECTS: projects.join(), MUTANTS_TESTS: tests.join('\n') }
  const args = tool('@stryker-mutator/core', 'stryker', 'run', 'stryker.config.json')
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: 'inherit' })
  onStopRequest((signal) => child.kill(signal))
  const { code } = await waitForEnd(child)
  return code
}
