import { afterEach, expect, it, vi } from 'vitest'
import { cachePictures } from './picture-cache.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser with a service worker, and what it has cached and fetched. */
function fakeBrowser() {
  const cached = new Map<string, Response>()
  const fetched: string[] = []
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [...cached.keys()].map((address) => new Request(new URL(address, location.href))),
      put: async (address: string, picture: Response) => void cached.set(address, picture),
      delete: async (address: string) => cached.delete(address),
    }),
  })
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address)
    return new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } })
  })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({}) } })
  return { cached: () => [...cached.keys()], fetched }
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
