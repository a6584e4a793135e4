import { join } from 'node:path'
import { build } from '../../scripts/setup/build.mjs'
import { installAll } from '../../scripts/setup/install.mjs'
import { runToItsEnd } from '../../scripts/setup/run-to-its-end.mjs'
import { Refusal, root, runCommand } from '../../scripts/setup/steps.mjs'
import { dropLeftovers } from './drop-leftovers.mjs'

const [name, ...words] = process.argv.slice(2)
const packages = ['domain', 'contract', 'cookbook', 'server-kit', 'identity', 'billing']
const compiled = [...packages.map((name) => `packages/${name}`), 'apps/api', 'testing', 'tools']
await runCommand(name === 'test' ? test : runTool)

async function runTool() {
  await installAll()
  compiled.forEach(dropLeftovers)
  await build('tools').catch(leaveFaultsToTests)
  return runToItsEnd([join(root, 'tools', 'dist', 'commands', `${name}.js`), ...words])
}

/** What is sound is compiled all the same, and the tests' own check of types tells of a fault. */
function leaveFaultsToTests(error) {
  if (name !== 'test' || !(error instanceof Refusal)) throw error
}

async function test() {
  try {
    return await runTool()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // The last line is always the figures.
    console.error(error.message)
    console.log('\n0 passed, 1 failed')
    return 1
  }
}
