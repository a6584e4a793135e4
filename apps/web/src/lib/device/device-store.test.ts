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
