import { isAbsolute, join, resolve } from 'node:path'
import { buildProduct, bundle, bundledFile, compileTools } from './build.mjs'
import { installAll, installProduct } from './install.mjs'
import { assertPortFree, wantedPort } from './port.mjs'
import { runToItsEnd } from './run-to-its-end.mjs'
import { serverOptions } from './server-options.mjs'
import { Refusal, root, runCommand } from './steps.mjs'

// npm runs scripts in the top folder; files are meant from the folder the user typed the command in.
const calledFrom = process.env.INIT_CWD ?? process.cwd()

/** What the product does beside serving: run from its bundle, so that an operator installs nothing more. */
const productCommands = {
  billing: (args) => ({ args }),
  cookbook: (args) => ({ args, cwd: calledFrom }),
  db: ([command, given, ...rest]) => ({
    args: [command, fileOrPerson(command, given), ...rest].filter((arg) => arg !== undefined),
  }),
  'page-views': (args) => ({ args }),
  plan: (args) => ({ args: ['--root', root, ...args], cwd: calledFrom }),
}
const [name = '', ...words] = process.argv.slice(2)
const ways = { start, build, test }
await runCommand(ways[name] ?? (name in productCommands ? runOfProduct : runTool))

async function start() {
  await assertPortFree(wantedPort())
  await build()
  return runToItsEnd([...serverOptions, bundledFile('server'), ...words])
}

async function build() {
  await installProduct()
  await buildProduct()
  if (name === 'build') console.log('Built: apps/api and apps/web are up to date.')
}

async function runOfProduct() {
  await installProduct()
  await bundle()
  const { args, cwd } = productCommands[name](words)
  return runToItsEnd([bundledFile(name), ...args], { cwd })
}

async function test() {
  try {
    return await runTool()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    // The last line is always the figures.
    console.log('\n0 passed, 1 failed')
    return 1
  }
}

/** Everything else is a developer's. */
async function runTool() {
  await installAll()
  // Faults are the tests' own to tell.
  await compileTools({ isStrict: name !== 'test' })
  return runToItsEnd([join(root, 'tools', 'dist', 'commands', `${name}.js`), ...words])
}

function fileOrPerson(command, given) {
  const isFile = given && command !== 'sign-out' && !given.startsWith('-') && !given.includes('://')
  return isFile && !isAbsolute(given) ? resolve(calledFrom, given) : given
}
