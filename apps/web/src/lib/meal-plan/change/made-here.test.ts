import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setPresentOwner } from '#lib/device/owner-store.ts'
import { deviceOfChange, noteMadeHere } from './made-here.ts'

const at = (second: number) => new Date(1000 * second).toISOString()

beforeEach(() => {
  vi.useFakeTimers({ now: 10_000 })
  setPresentOwner('robin')
})

afterEach(() => {
  vi.useRealTimers()
  setPresentOwner(undefined)
  localStorage.clear()
})

it('[LIFE-8] knows this device’s changes from another’s since it began to note them', () => {
  expect(deviceOfChange({ id: '4', at: at(20) })).toBeUndefined()
  noteMadeHere(4)
  vi.advanceTimersByTime(20_000)
  noteMadeHere(6)
  expect(deviceOfChange({ id: '4', at: at(9) })).toBe('this')
  expect(deviceOfChange({ id: '6', at: at(30) })).toBe('this')
  expect(deviceOfChange({ id: '5', at: at(11) })).toBe('another')
  expect(deviceOfChange({ id: '3', at: at(10) })).toBeUndefined()
})

it('[LIFE-8] keeps the newest five hundred of its notes', () => {
  for (let version = 1; version <= 501; version += 1) noteMadeHere(version)
  const stored = Object.values<string>({ ...localStorage }).find((text) => text.includes('501')) ?? ''
  expect(stored.match(/\d+/g)?.filter((version) => version === '501')).toHaveLength(1)
  expect(deviceOfChange({ id: '2', at: at(5) })).toBe('this')
  expect(deviceOfChange({ id: '1', at: at(5) })).toBeUndefined()
})
