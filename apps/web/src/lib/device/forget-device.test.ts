import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readRows, writeRow } from './device-table.ts'
import { forgetDevice, forgetTab } from './forget-device.ts'
import { deviceNames, foodTableCache, pictureCache } from './stored-names.ts'

const ofDevice = ['butterleaf.counting', 'butterleaf.signed-in', 'butterleaf.theme']
const left = () => Object.keys(localStorage).sort()

beforeEach(() => {
  // The last is of an earlier version, and no longer in the table.
  for (const name of [...Object.keys(deviceNames), 'butterleaf.items.1']) localStorage.setItem(name, '1')
  localStorage.setItem('another-persons', '1')
})

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

it('[AUTH-3] all that belongs to a person goes, also what only another version of the app knows', async () => {
  await forgetDevice()
  expect(left()).toEqual(['another-persons', ...ofDevice])
})

it('[SHOP-5] [PAN-2] [PAN-6] what waits for the server outlasts a session that ran out', async () => {
  await forgetDevice({ keepsUnsent: true })
  expect(left()).toEqual([
    'another-persons',
    'butterleaf.counting',
    'butterleaf.cupboard.1',
    'butterleaf.signed-in',
    'butterleaf.theme',
    'butterleaf.unsent-at-home.1',
    'butterleaf.unsent-log.1',
    'butterleaf.unsent-moves.1',
    'butterleaf.unsent.1',
    'butterleaf.waiting.1',
  ])
})

it('[AUTH-3] all that belongs to a tab goes', () => {
  sessionStorage.setItem('butterleaf.draft.checkout', '{}')
  sessionStorage.setItem('butterleaf.purchase', '{}')
  forgetTab()
  expect(sessionStorage).toHaveLength(0)
})

it('[AUTH-3] meals and pictures go', async () => {
  const deleted = vi.fn(async () => true)
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('caches', { delete: deleted })
  await writeRow('soup', { title: 'Soup' })
  await forgetDevice()
  expect(await readRows()).toEqual([])
  expect(deleted.mock.calls).toEqual([[pictureCache], [foodTableCache]])
})

it('[AUTH-3] waits for the database that another tab holds open no longer than until it is told', async () => {
  const request = {} as IDBOpenDBRequest
  vi.stubGlobal('indexedDB', { deleteDatabase: () => request })
  const done = vi.fn()
  const forgetting = forgetDevice().then(done)
  await new Promise((resolve) => setTimeout(resolve))
  expect(done).not.toHaveBeenCalled()
  request.onblocked?.(new Event('blocked') as IDBVersionChangeEvent)
  await forgetting
  expect(done).toHaveBeenCalledOnce()
})

it('tells the stores of this tab that all was deleted', async () => {
  const keys: (string | null)[] = []
  const note = ({ key }: StorageEvent) => keys.push(key)
  addEventListener('storage', note)
  await forgetDevice()
  removeEventListener('storage', note)
  expect(keys).toEqual([null])
})
