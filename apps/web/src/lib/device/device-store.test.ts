import { afterEach, expect, it, vi } from 'vitest'
import { createDeviceStore } from './device-store.ts'

const name = 'butterleaf.kitchen'
const numbers = () =>
  createDeviceStore<readonly number[]>(name, (stored) => (Array.isArray(stored) ? stored : []))

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

it('outlives the page that wrote it', () => {
  numbers().write([1, 2])
  expect(numbers().read()).toEqual([1, 2])
})

it('gives the same object as long as nothing was written', () => {
  const store = numbers()
  store.write([1])
  expect(store.read()).toBe(store.read())
})

it.each(['{', '"text"', 'null'])('reads %s, which it never wrote, as nothing', (text) => {
  localStorage.setItem(name, text)
  expect(numbers().read()).toEqual([])
})

it('tells of what another tab wrote', () => {
  const store = numbers()
  const told = vi.fn()
  const leave = store.subscribe(told)
  localStorage.setItem(name, '[3]')
  dispatchEvent(new StorageEvent('storage', { key: name }))
  expect(told).toHaveBeenCalledOnce()
  expect(store.read()).toEqual([3])
  leave()
  dispatchEvent(new StorageEvent('storage', { key: name }))
  expect(told).toHaveBeenCalledOnce()
})

it('tells nobody of another name that was written, and everybody when all was deleted', () => {
  const store = numbers()
  const told = vi.fn()
  const leave = store.subscribe(told)
  dispatchEvent(new StorageEvent('storage', { key: 'butterleaf.theme' }))
  expect(told).not.toHaveBeenCalled()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(told).toHaveBeenCalledOnce()
  leave()
})

it('listens to other tabs once, from its first listener to its last', () => {
  const store = numbers()
  const [add, remove] = [
    vi.spyOn(globalThis, 'addEventListener'),
    vi.spyOn(globalThis, 'removeEventListener'),
  ]
  const leaves = [store.subscribe(vi.fn()), store.subscribe(vi.fn())]
  expect(add.mock.calls.map(([type]) => type)).toEqual(['storage'])
  leaves[0]?.()
  expect(remove).not.toHaveBeenCalled()
  leaves[1]?.()
  expect(remove.mock.calls).toEqual(add.mock.calls)
})

it('[AUTH-3] removed is gone from the device, and its listeners are told', () => {
  const store = numbers()
  store.write([1])
  const told = vi.fn()
  const leave = store.subscribe(told)
  store.remove()
  expect([store.read(), localStorage.length, told.mock.calls.length]).toEqual([[], 0, 1])
  leave()
})

it('tells its parser apart what is not there and what can’t be read', () => {
  const parse = vi.fn((stored: unknown) => stored)
  const store = createDeviceStore(name, parse)
  expect(store.read()).toBeNull()
  localStorage.setItem(name, '{')
  expect(store.read()).toBeUndefined()
})

it('holds for the page where storage is refused', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const store = numbers()
  store.write([4])
  expect(store.read()).toEqual([4])
})
