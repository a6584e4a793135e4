import { build, buildProduct, bundledFile } from './build.mjs'
import { installProduct } from './install.mjs'
import { assertPortFree, wantedPort } from './port.mjs'
import { runToItsEnd } from './run-to-its-end.mjs'
import { serverEnvironment, serverOptions } from './server-options.mjs'
import { root, runCommand } from './steps.mjs'

// npm runs scripts in the top folder; files are meant from the folder the user typed the command in.
const calledFrom = process.env.INIT_CWD ?? process.cwd()
/** What the product does beside serving, and in which folder: run from its bundle, so that an operator installs nothing more. */
const folders = { billing: root, cookbook: calledFrom, db: root, 'page-views': root, plan: calledFrom }
const [name = '', ...words] = process.argv.slice(2)
if (name === 'start') await runCommand(start)
else if (name === 'build') await runCommand(buildAll)
else if (name in folders) await runCommand(runOfProduct)
// Everything else is a developer's.
else await import('../../tools/launch/run-tool.mjs')

async function start() {
  await assertPortFree(wantedPort())
  await installProduct()
  await buildProduct()
  const env = { ...serverEnvironment, ...process.env }
  return runToItsEnd([...serverOptions, bundledFile('server'), ...words], { env })
}

async function buildAll() {
  await installProduct()
  await buildProduct()
  console.log('Built: apps/api and apps/web are up to date.')
}

async function runOfProduct() {
  await installProduct()
  await build('bundle')
  return runToItsEnd([bundledFile(name), ...words], { cwd: folders[name] })
}
