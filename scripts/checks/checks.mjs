import { buildServer, buildWeb, bundleServer, compileCookbook } from '../setup/build.mjs'
import { dropLeftovers, projectsBehind } from '../setup/compiled-projects.mjs'
import { Refusal } from '../setup/steps.mjs'
import { tool } from '../setup/tools.mjs'
import { browserJourneys } from './browser-journeys.mjs'
import { result, wholeCheck } from './result.mjs'
import { scriptTests } from './script-tests.mjs'
import { unitTests } from './unit-tests.mjs'

/** Every check of `npm test`, in order. `needs` names what must be found or done before it. */
export const checks = [
  { name: 'types', title: 'Types', run: types },
  { name: 'lint', title: 'Lint', run: lint },
  {
    name: 'requirements',
    title: 'Requirements',
    run: () => wholeCheck(['scripts/requirements.mjs', '--check']),
  },
  {
    name: 'cookbook',
    title: 'Cookbook',
    run: () => wholeCheck(['scripts/cookbook.mjs', 'check', '--whole']),
  },
  { name: 'build', title: 'Build', run: build },
  // Benchmarks judge what was built.
  { name: 'scripts', title: 'Commands', needs: ['build'], run: scriptTests },
  // Some of these drive the built server as a process: kill it, stop it, start it twice.
  { name: 'unit', title: 'Unit, API and web', needs: ['postgres', 'build'], run: unitTests },
  { name: 'e2e', title: 'Browser journeys', needs: ['chromium', 'build'], run: browserJourneys },
]

/** The part that a word after `npm test --` names, with what it needs; everything without a word. */
export function chosenChecks(names) {
  const unknown = names.find((name) => !checks.some((check) => check.name === name))
  if (unknown) {
    const known = checks.map(({ name }) => name).join(', ')
    throw new Refusal(`There is no part "${unknown}" of the tests. The parts are: ${known}.`)
  }
  const wanted = checks.filter(({ name }) => names.length === 0 || names.includes(name))
  const needed = new Set(wanted.flatMap(({ needs = [] }) => needs))
  return checks.filter((check) => wanted.includes(check) || needed.has(check.name))
}

function types() {
  projectsBehind('').forEach(dropLeftovers)
  return wholeCheck(tool('typescript', 'tsc', '-b'))
}

function lint() {
  // In a file, Biome's colours make a page of every line.
  const colors = process.stdout.isTTY ? [] : ['--colors=off']
  return wholeCheck(tool('@biomejs/biome', 'biome', 'ci', ...colors))
}

/** Worth no point by itself: the tests show that what was built works. */
async function build() {
  try {
    await buildServer()
    await bundleServer()
    await compileCookbook()
    await buildWeb()
    console.log('apps/api/dist and apps/web/dist are up to date.')
    return result({})
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    return result({ failed: 1 })
  }
}
