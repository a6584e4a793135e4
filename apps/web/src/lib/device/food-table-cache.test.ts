import { afterEach, expect, it, vi } from 'vitest'
import { cacheFoodTable } from './food-table-cache.ts'

afterEach(() => vi.unstubAllGlobals())

const plainText = { headers: { 'content-type': 'text/plain; charset=utf-8' } }

function fakeBrowser({ answer = () => new Response('foods', plainText), hasWorker = true } = {}) {
  const cached = new Map<string, Response>()
  const fetched: string[] = []
  const addressOf = (key: string | Request) => (typeof key === 'string' ? key : new URL(key.url).pathname)
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [...cached.keys()].map((address) => new Request(new URL(address, location.href))),
      match: async (address: string) => cached.get(address),
      put: async (address: string, file: Response) => void cached.set(address, file),
      delete: async (key: string | Request) => cached.delete(addressOf(key)),
    }),
  })
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address)
    return answer()
  })
  const getRegistration = async () => (hasWorker ? {} : undefined)
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } })
  return { cached: () => [...cached.keys()], fetched }
}

it('[LIFE-3] fetches the food table once, and the next edition in place of it', async () => {
  const { cached, fetched } = fakeBrowser()
  await cacheFoodTable('/assets/food-table-1.txt')
  await cacheFoodTable('/assets/food-table-1.txt')
  expect(fetched).toEqual(['/assets/food-table-1.txt'])
  await cacheFoodTable('/assets/food-table-2.txt')
  expect(cached()).toEqual(['/assets/food-table-2.txt'])
})

it.each([
  ['an error', () => new Response('gone', { status: 503, ...plainText })],
  ['a page in its place', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
])('[LIFE-3] %s is not cached', async (_, answer) => {
  const { cached } = fakeBrowser({ answer })
  await cacheFoodTable('/assets/food-table-1.txt')
  expect(cached()).toEqual([])
})

it('[LIFE-3] fetches nothing where no service worker would answer with it', async () => {
  const { fetched } = fakeBrowser({ hasWorker: false })
  await cacheFoodTable('/assets/food-table-1.txt')
  expect(fetched).toEqual([])
})
