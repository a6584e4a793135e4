import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { root, runQuietly, step, tool } from './steps.mjs'

/** Where the commands keep their stamps and reports; goes away with node_modules. */
export const cacheFolder = join(root, 'node_modules', '.cache', 'butterleaf')

const server = ['packages', 'apps/api', 'tools/src/site-data', 'package-lock.json']
const cookbook = ['packages/cookbook/src', 'packages/domain/src', 'content']
const words = ['content/help', 'content/policies', 'content/stories']
const web = ['packages', 'apps/web', ...words, 'package-lock.json']
const siteData = 'apps/web/artefact/site-data.json'
const pages = [...web, 'content/trust-rating.json', siteData]
const tools = [...server, 'testing', 'tools', 'tsconfig.base.json']

/** Each part: its title, what it is made of, what it leaves behind, and the program that makes it. */
const parts = {
  bundle: ['Bundling the server', server, 'apps/api/artefact/bundle', vite('apps/api/bundle.config.ts')],
  cookbook: [
    'Compiling the cookbook',
    cookbook,
    'packages/cookbook/artefact',
    bundled('cookbook', 'compile'),
  ],
  description: [
    'Describing the calls',
    server,
    'apps/api/artefact/bundle/openapi.json',
    bundled('describe-api'),
  ],
  siteData: ['Gathering what the site shows', [...server, 'content'], siteData, bundled('site-data')],
  web: ['Building the web app', web, 'apps/web/dist', vite('apps/web/vite.config.ts')],
  pages: ['Drawing the site’s pages', pages, 'apps/web/dist/pages', vite('apps/web/pages.config.ts')],
  tools: ['Compiling the tools', tools, 'tools/dist', () => [tool('typescript', 'tsc', '-b', 'tools')]],
}

/** The bundler empties its folder first, so nothing stays that has no source any more. */
function vite(config) {
  return () => [tool('vite', 'vite', 'build', '--config', basename(config)), dirname(config)]
}

function bundled(name, ...args) {
  return () => [[bundledFile(name), ...args]]
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

/** The server with its cookbook and its description, and what the site's pages are drawn from. */
export async function buildServer() {
  await build('bundle')
  await build('cookbook')
  await build('description')
  await build('siteData')
}

/** Makes a part, if it is stale. */
export async function build(name) {
  await finish(begin(name))
}

/** Several parts are made of the same folders, and nothing changes those meanwhile. */
const hashes = new Map()

function hashOf(path) {
  if (!hashes.has(path)) hashes.set(path, fingerprint([path]))
  return hashes.get(path)
}

/** Starts what is stale; undefined where nothing is. */
function begin(name) {
  const [title, inputs, output, command] = parts[name]
  const stamp = join(cacheFolder, `${name}-build`)
  const wanted = inputs.map(hashOf).join()
  if (existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  // Gone before the build, so that an interrupted one is begun again.
  rmSync(stamp, { force: true })
  const [args, folder = ''] = command()
  const failure = `${title} failed; the reason stands above.`
  const where = { cwd: join(root, folder), env: { ...process.env, NODE_ENV: 'production' } }
  const ended = runQuietly(process.execPath, args, { ...where, failure })
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
