import { afterEach, expect, it, vi } from 'vitest'
import { cachePictures } from './picture-cache.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser with a service worker, and what it has cached and fetched. */
function fakeBrowser(
  answer = () => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }),
) {
  const cached = new Map<string, Response>()
  const fetched: string[] = []
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [...cached.keys()].map((address) => new Request(new URL(address, location.href))),
      put: async (address: string, picture: Response) => void cached.set(address, picture),
      delete: async (address: string) => cached.delete(address),
    }),
  })
  const signals: (AbortSignal | undefined)[] = []
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal?: AbortSignal } = {}) => {
    fetched.push(address)
    signals.push(signal)
    return answer()
  })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({}) } })
  return { cached: () => [...cached.keys()], fetched, signals }
}

const going = () => new AbortController().signal
const picture = (id: string, edition: string) => `/api/recipes/${id}/image/small?edition=${edition}`

it('[RCP-5] fetches each picture once, and another edition of it in place of the one before', async () => {
  const { cached, fetched } = fakeBrowser()
  await cachePictures([picture('soup', 'one'), picture('stew', 'one')], going())
  await cachePictures([picture('soup', 'one'), picture('stew', 'one')], going())
  expect(fetched).toEqual([picture('soup', 'one'), picture('stew', 'one')])
  await cachePictures([picture('soup', 'two'), picture('stew', 'one')], going())
  expect(fetched.slice(2)).toEqual([picture('soup', 'two')])
  expect(cached()).toEqual([picture('stew', 'one'), picture('soup', 'two')])
})

it.each([
  [
    'an error page',
    () => new Response('<svg/>', { status: 503, headers: { 'content-type': 'image/svg+xml' } }),
  ],
  ['a page instead of a picture', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
  ['what has no type', () => new Response(new Uint8Array([1]))],
])('[RCP-5] %s is not cached', async (_, answer) => {
  const { cached, fetched } = fakeBrowser(answer)
  await cachePictures([picture('soup', 'one')], going())
  expect([fetched.length, cached()]).toEqual([1, []])
})

it('stops fetching when it is told to', async () => {
  const { signals } = fakeBrowser()
  const signal = going()
  await cachePictures([picture('soup', 'one')], signal)
  expect(signals).toEqual([signal])
})

it.each([
  ['a browser without service workers', {}],
  ['a page without one', { serviceWorker: { getRegistration: async () => undefined } }],
])('%s fetches nothing', async (_, navigator) => {
  const { fetched } = fakeBrowser()
  vi.stubGlobal('navigator', navigator)
  await cachePictures([picture('soup', 'one')], going())
  expect(fetched).toEqual([])
})
