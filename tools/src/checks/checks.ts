import { build, buildProduct, bundledFile } from '../../../scripts/setup/build.mjs'
import { Refusal, tool } from '../../../scripts/setup/steps.mjs'
import { browserJourneys } from './browser-journeys.ts'
import type { Check } from './check.ts'
import { type Result, result, wholeCheck } from './result.ts'
import { unitTests } from './unit-tests.ts'

/** Every check of `npm test`, in order. */
export const checks: readonly Check[] = [
  { name: 'types', title: 'Types', run: () => wholeCheck(tool('typescript', 'tsc', '-b')) },
  { name: 'lint', title: 'Lint', run: lint },
  {
    name: 'requirements',
    title: 'Requirements',
    run: () => wholeCheck(['tools/dist/commands/requirements.js', '--check']),
  },
  { name: 'cookbook', title: 'Cookbook', run: cookbook },
  { name: 'build', title: 'Build', run: buildAll },
  // Some of these drive the built server as a process: kill it, stop it, start it twice. Benchmarks judge what was built.
  { name: 'unit', title: 'Unit, API and web', needs: ['postgres', 'build'], run: unitTests },
  { name: 'e2e', title: 'Browser journeys', needs: ['chromium', 'build'], run: browserJourneys },
]

/** The part that a word after `npm test --` names, with what it needs; everything without a word. */
export function chosenChecks(names: readonly string[]): Check[] {
  const unknown = names.find((name) => !checks.some((check) => check.name === name))
  if (unknown !== undefined) {
    const known = checks.map(({ name }) => name).join(', ')
    throw new Refusal(`There is no part "${unknown}" of the tests. The parts are: ${known}.`)
  }
  const wanted = checks.filter(({ name }) => names.length === 0 || names.includes(name))
  const needed = new Set(wanted.flatMap(({ needs = [] }) => needs))
  return checks.filter((check) => wanted.includes(check) || needed.has(check.name))
}

function lint(): Promise<Result> {
  // In a file, Biome's colours make a page of every line.
  const colors = process.stdout.isTTY ? [] : ['--colors=off']
  return wholeCheck(tool('@biomejs/biome', 'biome', 'ci', ...colors))
}

async function cookbook(): Promise<Result> {
  await build('bundle')
  return wholeCheck([bundledFile('cookbook'), 'check', '--whole'])
}

/** Worth no point by itself: the tests show that what was built works. */
async function buildAll(): Promise<Result> {
  try {
    await buildProduct()
    console.log('The server’s bundle and apps/web/dist are up to date.')
    return result({})
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    return result({ failed: 1 })
  }
}
