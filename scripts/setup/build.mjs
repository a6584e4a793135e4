import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { dropLeftovers, fingerprint } from './fingerprint.mjs'
import { Refusal, root, runQuietly, step, tool } from './steps.mjs'

/** Where the commands keep their stamps and reports; goes away with node_modules. */
export const cacheFolder = join(root, 'node_modules', '.cache', 'butterleaf')

const server = ['packages', 'apps/api', 'tools/src/site-data', 'package-lock.json']
const words = ['help', 'policies', 'stories'].map((name) => `content/${name}`)
const web = ['packages', 'apps/web', ...words, 'package-lock.json']
const siteData = 'apps/web/artefact/site-data.json'
const packages = ['domain', 'contract', 'cookbook', 'server-kit', 'identity', 'billing'].map(
  (name) => `packages/${name}`,
)
const compiled = [...packages, 'apps/api', 'testing', 'tools']
const hashes = new Map()
const vite = (...args) => tool('vite', 'vite', 'build', ...args)

/** What is made of what. The bundler empties its folder first, so nothing stays that has no source any more. */
const parts = {
  bundle: {
    title: 'Bundling the server',
    inputs: server,
    output: 'apps/api/artefact/bundle/server.js',
    args: () => vite('--config', 'bundle.config.ts'),
    folder: 'apps/api',
  },
  cookbook: {
    title: 'Compiling the cookbook',
    inputs: ['packages/cookbook/src', 'packages/domain/src', 'content'],
    output: 'packages/cookbook/artefact/cookbook.json',
    args: () => [bundledFile('cookbook'), 'compile'],
  },
  siteData: {
    title: 'Gathering what the site shows',
    inputs: [...server, 'content'],
    output: siteData,
    args: () => [bundledFile('site-data')],
  },
  web: {
    title: 'Building the web app',
    inputs: web,
    output: 'apps/web/dist/.vite/manifest.json',
    args: () => vite(),
    folder: 'apps/web',
  },
  pages: {
    title: 'Drawing the site’s pages',
    inputs: [...web, 'content/trust-rating.json', siteData],
    output: 'apps/web/dist/pages/index.json',
    args: () => vite('--config', 'pages.config.ts'),
    folder: 'apps/web',
  },
  tools: {
    title: 'Compiling the tools',
    inputs: [...server, 'testing', 'tools', 'tsconfig.base.json'],
    output: 'tools/dist/commands/test.js',
    args: () => tool('typescript', 'tsc', '-b', 'tools'),
  },
}

/** A file of the server's bundle (decision 055): the server, its threads, and the product's commands. */
export function bundledFile(name) {
  return join(root, 'apps', 'api', 'artefact', 'bundle', `${name}.js`)
}

/** All that `npm start` serves. The web app takes longest and needs nothing of the rest: it is built beside it. */
export async function buildProduct() {
  const begunWeb = begin('web')
  await buildServer()
  await finish(begunWeb)
  await build('pages')
}

/** The server with its cookbook, and what the site's pages are drawn from. */
export async function buildServer() {
  await bundle()
  await build('cookbook')
  await build('siteData')
}

export function bundle() {
  return build('bundle')
}

/** The tools of developers, and all they import. */
export async function compileTools({ isStrict }) {
  compiled.forEach(dropLeftovers)
  // What is sound is written all the same, and a fault is told by the check of types.
  await build('tools').catch((error) =>
    isStrict || !(error instanceof Refusal) ? Promise.reject(error) : undefined,
  )
}

async function build(name) {
  await finish(begin(name))
}

/** Several parts are made of the same folders, and nothing changes those meanwhile. */
function hashOf(path) {
  if (!hashes.has(path)) hashes.set(path, fingerprint([path]))
  return hashes.get(path)
}

/** Starts what is stale; undefined where nothing is. */
function begin(name) {
  const { title, inputs, output, args, folder = '' } = parts[name]
  const stamp = join(cacheFolder, `${name}-build`)
  const wanted = inputs.map(hashOf).join()
  const isBuilt = existsSync(join(root, output)) && existsSync(stamp)
  if (isBuilt && readFileSync(stamp, 'utf8') === wanted) return undefined
  // Gone before the build, so that an interrupted one is begun again.
  rmSync(stamp, { force: true })
  const env = { ...process.env, NODE_ENV: 'production' }
  const failure = `${title} failed; the reason stands above.`
  const ended = runQuietly(process.execPath, args(), { cwd: join(root, folder), env, failure })
  // Heard by `finish`, which may come later.
  ended.catch(() => undefined)
  return { title, ended, startedAt: performance.now(), stamp, wanted }
}

async function finish(begun) {
  if (!begun) return
  await step(begun.title, () => begun.ended, begun.startedAt)
  mkdirSync(dirname(begun.stamp), { recursive: true })
  writeFileSync(begun.stamp, begun.wanted)
}
