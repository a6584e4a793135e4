import type { ItemView } from '@butterleaf/contract/meal-plan/calls'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setPresentOwner } from '#lib/device/owner-store.ts'
import { cacheItem, dropCachedItem, readCachedMarks } from './cached-items.ts'

const item = { id: 'w1d1-dinner' } as ItemView

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))

afterEach(() => {
  setPresentOwner(undefined)
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('[RCP-5] [AUTH-3] a meal’s page is kept for the person it was sent to, until it is dropped', async () => {
  setPresentOwner('robin')
  await cacheItem(item, 'first')
  await cacheItem(item, 'second')
  expect([...(await readCachedMarks())]).toEqual([['w1d1-dinner', 'second']])
  setPresentOwner('sam')
  expect([...(await readCachedMarks())]).toEqual([])
  await dropCachedItem(item.id)
  setPresentOwner('robin')
  expect([...(await readCachedMarks())]).toHaveLength(1)
  await dropCachedItem(item.id)
  expect([...(await readCachedMarks())]).toEqual([])
})

it('[RCP-5] on a device that knows nobody nothing is kept', async () => {
  await cacheItem(item, 'mark')
  await dropCachedItem(item.id)
  setPresentOwner('robin')
  expect([...(await readCachedMarks())]).toEqual([])
})
