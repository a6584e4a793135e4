import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { dropLeftovers, fingerprint } from './fingerprint.mjs'
import { Refusal, root, runQuietly, step, tool } from './steps.mjs'

/** Where the commands keep their stamps and reports; goes away with node_modules. */
export const cacheFolder = join(root, 'node_modules', '.cache', 'butterleaf')

const shared = ['packages', 'apps/api', 'package-lock.json']
const siteDataFile = 'apps/web/artefact/site-data.json'
const compiled = ['domain', 'contract', 'cookbook'].map((name) => `packages/${name}`)

/** A file of the server's bundle (decision 056): the server, its threads, and the product's commands. */
export function bundledFile(name) {
  return join(root, 'apps', 'api', 'artefact', 'bundle', `${name}.js`)
}

/** All that `npm start` serves. */
export async function buildProduct() {
  await bundle()
  await compileCookbook()
  await gatherSiteData()
  await buildWeb()
}

/** The server and its commands, from their sources; the bundler empties the folder first. */
export function bundle() {
  const inputs = [...shared, 'tools/src/site-data']
  return buildStale({ name: 'bundle', inputs, output: 'apps/api/artefact/bundle/server.js' }, () =>
    runStep('Bundling the server', vite('--config', 'bundle.config.ts'), { cwd: 'apps/api' }),
  )
}

/** Compiles foods and recipes into the one document the server reads. */
export function compileCookbook() {
  const inputs = ['packages/cookbook/src', 'packages/domain/src', 'content']
  return buildStale({ name: 'cookbook', inputs, output: 'packages/cookbook/artefact/cookbook.json' }, () =>
    runStep('Compiling the cookbook', [bundledFile('cookbook'), 'compile']),
  )
}

function gatherSiteData() {
  const inputs = [...shared, 'content', 'tools/src/site-data']
  return buildStale({ name: 'site-data', inputs, output: siteDataFile }, () =>
    runStep('Gathering what the site shows', [bundledFile('site-data')]),
  )
}

function buildWeb() {
  const inputs = ['packages', 'package-lock.json', 'content', 'apps/web', siteDataFile]
  return buildStale({ name: 'web', inputs, output: 'apps/web/dist/.vite/manifest.json' }, () =>
    runStep('Building the web app', vite(), { cwd: 'apps/web' }),
  )
}

/** The tools of developers, and all they import; the compiler finds out itself what is stale. */
export async function compileTools({ isStrict }) {
  for (const project of [...compiled, 'apps/api', 'testing', 'tools']) dropLeftovers(project)
  const begun = runStep('Compiling the tools', tool('typescript', 'tsc', '-b', 'tools'))
  // A fault is told by the check of types; whatever is sound of it was written all the same.
  if (isStrict) await begun
  else await begun.catch((error) => error instanceof Refusal || Promise.reject(error))
}

function vite(...args) {
  return tool('vite', 'vite', 'build', ...args)
}

function runStep(title, args, { cwd = '' } = {}) {
  const env = { ...process.env, NODE_ENV: 'production' }
  const failure = `${title} failed; the reason stands above.`
  return step(title, () => runQuietly(process.execPath, args, { cwd: join(root, cwd), env, failure }))
}

/** Several steps read the same folders, and nothing changes those in between. */
const fingerprints = new Map()

async function buildStale({ name, inputs, output }, build) {
  const stamp = join(cacheFolder, `${name}-build`)
  for (const input of inputs.filter((path) => !fingerprints.has(path)))
    fingerprints.set(input, fingerprint([input]))
  const wanted = inputs.map((input) => fingerprints.get(input)).join()
  const isBuilt = existsSync(join(root, output)) && existsSync(stamp)
  if (isBuilt && readFileSync(stamp, 'utf8') === wanted) return
  // Gone before the build, so that an interrupted one is begun again.
  rmSync(stamp, { force: true })
  await build()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}
