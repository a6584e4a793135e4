import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { dropLeftovers, projectsBehind } from './compiled-projects.mjs'
import { fingerprint } from './fingerprint.mjs'
import { cacheFolder, root } from './root.mjs'
import { runQuietly, step } from './steps.mjs'
import { tool } from './tools.mjs'

const shared = ['packages', 'tsconfig.base.json', 'package-lock.json']
export const serverProject = 'apps/api'
export const serverEntry = join(root, 'apps', 'api', 'dist', 'main', 'server.js')
/** The same, and quicker to start (decision 054). */
export const bundledEntry = join(root, 'apps', 'api', 'artefact', 'bundle', 'server.js')

const server = { name: 'server', inputs: [...shared, serverProject] }
const serverBundle = {
  name: 'server-bundle',
  inputs: [...shared, serverProject],
  outputs: ['apps/api/artefact/bundle/server.js'],
}
const cookbook = {
  name: 'cookbook',
  inputs: ['packages/cookbook/src', 'packages/domain/src', 'content'],
  outputs: ['packages/cookbook/artefact/cookbook.json'],
}
const cookbookTool = join(root, 'packages', 'cookbook', 'dist', 'cli.js')
const siteData = {
  name: 'site-data',
  inputs: [...shared, serverProject, 'content', 'scripts/site'],
  outputs: ['apps/web/artefact/site-data.json'],
}
const web = {
  name: 'web',
  inputs: [...shared, 'content', 'apps/web', ...siteData.outputs],
  outputs: ['apps/web/dist/.vite/manifest.json'],
}

/** Compiles the server's TypeScript into dist folders when a source has changed. */
export function buildServer() {
  const projects = projectsBehind(serverProject)
  const outputs = projects.map((project) => `${project}/dist`)
  return buildStale({ ...server, outputs }, () =>
    step('Building the server', async () => {
      projects.forEach(dropLeftovers)
      await runQuietly(process.execPath, tool('typescript', 'tsc', '-b', serverProject), {
        failure: 'The server could not be built; the compiler says why above.',
      })
    }),
  )
}

/** Puts the compiled server into one file. After the server. */
export function bundleServer() {
  return buildStale(serverBundle, () =>
    step('Bundling the server', () =>
      runQuietly(process.execPath, tool('vite', 'vite', 'build', '--config', 'bundle.config.mjs'), {
        cwd: join(root, serverProject),
        env: { ...process.env, NODE_ENV: 'production' },
        failure: 'The server could not be bundled; the bundler says why above.',
      }),
    ),
  )
}

/** Compiles foods and recipes into the one document the server reads. After the server: it runs its compiled code. */
export function compileCookbook() {
  return buildStale(cookbook, () =>
    step('Compiling the cookbook', () =>
      runQuietly(process.execPath, [cookbookTool, 'compile'], {
        failure: 'The cookbook could not be compiled; its faults stand above.',
      }),
    ),
  )
}

/** Compiles what reads the content; the compiler itself finds out what is stale. */
export function buildCookbook() {
  return runQuietly(process.execPath, tool('typescript', 'tsc', '-b', 'packages/cookbook'), {
    failure: 'The cookbook could not be built; the compiler says why above.',
  })
}

/** Compiles the people and servers that tests, benchmarks and drills are made with. */
export function buildTestParts() {
  return runQuietly(process.execPath, tool('typescript', 'tsc', '-b', 'testing'), {
    failure: 'What tests are made with could not be built; the compiler says why above.',
  })
}

/** Bundles the web app, and draws the site's pages, when a source has changed. After server and cookbook. */
export async function buildWeb() {
  await buildStale(siteData, () =>
    step('Gathering what the site shows', () =>
      runQuietly(process.execPath, [join(root, 'scripts', 'site', 'gather.mjs')], {
        failure: 'The site’s pages have nothing to show; the reason stands above.',
      }),
    ),
  )
  return buildStale(web, () =>
    step('Building the web app', () =>
      runQuietly(process.execPath, tool('vite', 'vite', 'build'), {
        cwd: join(root, 'apps', 'web'),
        env: { ...process.env, NODE_ENV: 'production' },
        failure: 'The web app could not be built; the bundler says why above.',
      }),
    ),
  )
}

async function buildStale({ name, inputs, outputs }, build) {
  const stamp = join(cacheFolder, `${name}-build`)
  const wanted = fingerprint(inputs)
  const isThere = outputs.every((path) => existsSync(join(root, path)))
  if (isThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  // Gone before the build, so that an interrupted one is begun again.
  rmSync(stamp, { force: true })
  await build()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}
