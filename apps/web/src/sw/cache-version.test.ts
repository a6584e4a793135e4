import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cacheVersion, dropOldVersions } from './cache-version.ts'
import { fakeCaches } from './testing/fake-caches.ts'

const app = { version: 'two', entry: '/assets/app-two.js', files: ['/assets/day-1.js', '/theme.js'] }
const page = '<script src="/assets/app-two.js"></script>'
let asked: string[]
let server: Record<string, string>

beforeEach(() => {
  asked = []
  server = { '/app': page, '/assets/day-1.js': 'day', '/theme.js': 'theme' }
  vi.stubGlobal('caches', fakeCaches())
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const body = server[address]
    const type = address === '/app' ? 'text/html' : 'text/javascript'
    return new Response(body ?? '', { status: body ? 200 : 404, headers: { 'content-type': type } })
  })
})

afterEach(() => vi.unstubAllGlobals())

const keptBy = async (name: string) => (await (await caches.open(name)).keys()) as unknown as string[]

it('[SHOP-5] keeps the page and every file of its version', async () => {
  await cacheVersion(app)
  expect((await keptBy('butterleaf-app-two')).sort()).toEqual(['/app', '/assets/day-1.js', '/theme.js'])
})

it('takes over files of the same hash from the previous version, and fetches files without a hash', async () => {
  const before = await caches.open('butterleaf-app-one')
  for (const file of app.files) await before.put(file, new Response('before'))
  await cacheVersion(app)
  expect(asked.sort()).toEqual(['/app', '/theme.js'])
})

it.each([
  ['the page is of another version', { '/app': '<script src="/assets/app-one.js"></script>' }],
  ['a part is gone', { '/assets/day-1.js': '' }],
])('[APP-9] fails when %s, so that the version before stays in use', async (_when, change) => {
  Object.assign(server, change)
  await expect(cacheVersion(app)).rejects.toThrow(TypeError)
})

it('[APP-9] leaves the last version but one to the pages that are still open, and what isn’t the app’s alone', async () => {
  for (const name of [
    'butterleaf-pictures',
    'butterleaf-app-zero',
    'butterleaf-app-one',
    'butterleaf-app-two',
  ])
    await caches.open(name)
  await dropOldVersions(app)
  expect(await caches.keys()).toEqual(['butterleaf-pictures', 'butterleaf-app-one', 'butterleaf-app-two'])
})
