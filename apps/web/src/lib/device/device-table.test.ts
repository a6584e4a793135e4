import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropRow, readRow, readRows, writeRow } from './device-table.ts'
import { databaseName } from './stored-names.ts'

afterEach(() => vi.unstubAllGlobals())

describe('rows of the device', () => {
  beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))

  it('[APP-2] are read as they were written, by their key', async () => {
    await writeRow('soup', { title: 'Soup' })
    await writeRow('stew', { title: 'Stew' })
    expect(await readRow('soup')).toEqual({ title: 'Soup' })
    expect(await readRow('pie')).toBeUndefined()
    expect(await readRows()).toEqual([{ title: 'Soup' }, { title: 'Stew' }])
  })

  it('are replaced by what is written later, and dropped', async () => {
    await writeRow('soup', { title: 'Soup' })
    await writeRow('soup', { title: 'Broth' })
    expect(await readRows()).toEqual([{ title: 'Broth' }])
    await dropRow('soup')
    expect(await readRows()).toEqual([])
  })

  it('leave no connection open that would hold up deleting the database', async () => {
    await writeRow('soup', { title: 'Soup' })
    const request = indexedDB.deleteDatabase(databaseName)
    const blocked = vi.fn()
    await new Promise((resolve) => {
      request.onblocked = blocked
      request.onsuccess = resolve
    })
    expect(blocked).not.toHaveBeenCalled()
    expect(await readRows()).toEqual([])
  })
})

describe('where the database is refused', () => {
  /** A factory that refuses, as in some private windows. */
  const refusing = {
    open: () => {
      const request = { error: new DOMException('refused', 'SecurityError') } as IDBOpenDBRequest
      queueMicrotask(() => request.onerror?.(new Event('error')))
      return request
    },
  }
  beforeEach(() => vi.stubGlobal('indexedDB', refusing))

  it('[APP-2] rows last until the page is left', async () => {
    await writeRow('soup', { title: 'Soup' })
    await writeRow('stew', { title: 'Stew' })
    expect(await readRow('soup')).toEqual({ title: 'Soup' })
    await dropRow('soup')
    expect(await readRow('soup')).toBeUndefined()
    // Other files of this process have rows in memory, too.
    expect(await readRows()).toContainEqual({ title: 'Stew' })
    expect(await readRows()).not.toContainEqual({ title: 'Soup' })
    await dropRow('stew')
  })
})
