import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { freePort } from '@butterleaf/testing/free-port'
import { afterAll, beforeEach, test } from 'vitest'
import { until } from '../load/until.ts'
import { fakeClone, finished } from './fake-clone.ts'

let clone = fakeClone()
afterAll(() => clone.delete())
beforeEach(() => {
  clone.delete()
  clone = fakeClone()
})

/** Starts the server, waits until it serves, stops it: what was printed, and the exit code. */
async function startAndStop(env: NodeJS.ProcessEnv = {}, ...args: string[]) {
  const port = await freePort()
  return stopOnceServing(clone.run('start', { PORT: String(port), ...env }, args))
}

async function stopOnceServing(child: ChildProcess) {
  const end = finished(child)
  const isServing = new Promise<void>((resolve) => {
    child.stdout?.on('data', (chunk) => `${chunk}`.includes('serving') && resolve())
  })
  await Promise.race([isServing, end])
  child.kill('SIGTERM')
  return end
}

test('[OPS-1] a fresh clone is installed, built and served, and the server drains when told to stop', async () => {
  const { code, text } = await startAndStop({}, '--demo')
  assert.deepEqual(clone.takeCalls(), [
    'npm ci --omit=dev',
    'bundle',
    'cookbook compile',
    'description',
    'site data',
    'vite',
    'pages',
  ])
  assert.match(
    text,
    /Installing packages.* \d+\.\d s\n.*Bundling the server … .*\n.*Compiling the cookbook … .*\n.*Describing the calls … .*\n.*Gathering what the site shows … .*\n.*Building the web app … .*\n.*Drawing the site’s pages … /,
  )
  assert.match(text, /serving --demo\ndrained\n$/)
  assert.equal(code, 5)
})

test('[OPS-4] the server drains when npm is told to stop, which tells only the shell between', async () => {
  const { text } = await stopOnceServing(clone.runInShell('start', { PORT: String(await freePort()) }))
  assert.match(text, /serving\ndrained\n$/)
})

test('what is fresh is not done again', async () => {
  await startAndStop()
  clone.takeCalls()
  assert.equal((await startAndStop()).text, 'serving\ndrained\n')
  assert.deepEqual(clone.takeCalls(), [])
})

test('only what is stale is done again', async () => {
  await startAndStop()
  clone.takeCalls()
  clone.write('apps/web/src/main.tsx', 'another web app')
  await startAndStop()
  assert.deepEqual(clone.takeCalls(), ['vite', 'pages'])
  clone.write('apps/api/src/main/server.ts', 'another server')
  await startAndStop()
  assert.deepEqual(clone.takeCalls(), ['bundle', 'description', 'site data'])
  clone.remove('apps/api/artefact/bundle')
  await startAndStop()
  assert.deepEqual(clone.takeCalls(), ['bundle', 'description'])
  clone.write('content/recipes/eggs.yaml', 'eggs and butter')
  await startAndStop()
  assert.deepEqual(clone.takeCalls(), ['cookbook compile', 'site data', 'pages'])
  clone.write('packages/domain/package.json', '{ "dependencies": { "more": "1.0.0" } }')
  await startAndStop()
  assert.deepEqual(clone.takeCalls(), [
    'npm ci --omit=dev',
    'bundle',
    'description',
    'site data',
    'vite',
    'pages',
  ])
})

test('what was compiled from a source that is gone goes too', async () => {
  clone.write('apps/api/dist/migrations/002-gone.js', '')
  clone.write('apps/api/dist/migrations/001-here.js', '')
  clone.write('apps/api/src/migrations/001-here.ts', 'new')
  assert.match((await finished(clone.run('size'))).text, /measured\n$/)
  assert.equal(clone.has('apps/api/dist/migrations/002-gone.js'), false)
  assert.equal(clone.has('apps/api/dist/migrations/001-here.js'), true)
})

test('packages installed by hand, exactly as locked, are not installed again', async () => {
  await startAndStop()
  clone.takeCalls()
  clone.remove('node_modules/.butterleaf-install')
  const installed = { packages: { 'node_modules/typescript': { version: '7.0.0' } } }
  clone.write('node_modules/.package-lock.json', JSON.stringify(installed))
  await startAndStop()
  assert.deepEqual(clone.takeCalls(), [])
})

test('what developing takes is added to what running took, and is enough for both', async () => {
  await startAndStop()
  clone.takeCalls()
  await finished(clone.run('size'))
  assert.deepEqual(clone.takeCalls(), ['npm install --include=dev', 'tsc'])
  await startAndStop()
  await finished(clone.run('size'))
  assert.deepEqual(clone.takeCalls(), [])
})

test('[OPS-1] a start after the packages changed leaves a developer’s tools where they are', async () => {
  await finished(clone.run('size'))
  const installed = { packages: { 'node_modules/vitest': { version: '4.0.0', dev: true } } }
  clone.write('node_modules/.package-lock.json', JSON.stringify(installed))
  clone.takeCalls()
  const packages = { '': {}, 'node_modules/typescript': { version: '7.0.1' } }
  clone.write('package-lock.json', JSON.stringify({ packages }))
  await finished(clone.run('build'))
  assert.equal(clone.takeCalls()[0], 'npm install --include=dev')
})

test('an interrupted build is begun again', async () => {
  clone.write('vite-hangs', '')
  const child = clone.run('build')
  await until('manifest', () => clone.has('apps/web/dist/.vite/manifest.json'), { everyMs: 10 })
  child.kill('SIGKILL')
  await once(child, 'close')
  clone.remove('vite-hangs')
  clone.takeCalls()
  assert.match((await finished(clone.run('build'))).text, /Built: /)
  assert.deepEqual(clone.takeCalls().slice(-2), ['vite', 'pages'])
})

test('when npm fails, its words are shown and nothing is built', async () => {
  clone.write('registry-is-away', '')
  const { code, text } = await startAndStop()
  assert.equal(code, 1)
  assert.match(text, /npm error: no way to the registry\n\nThe packages could not be installed/)
  assert.deepEqual(clone.takeCalls(), ['npm ci --omit=dev'])
})

test('a taken port is refused before anything is installed', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { code, text } = await startAndStop({ PORT: String((other.address() as AddressInfo).port) })
  other.close()
  assert.equal(code, 1)
  assert.match(text, /^Port \d+ is taken by .*\n$/)
  assert.deepEqual(clone.takeCalls(), [])
})
