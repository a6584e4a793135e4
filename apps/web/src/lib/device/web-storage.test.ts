import { afterEach, describe, expect, it, vi } from 'vitest'
import { deviceStorage, tabStorage } from './web-storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  deviceStorage.removeAll(() => true)
  tabStorage.removeAll(() => true)
})

/** As a browser does whose person allows no site to store anything. */
function refuseStorage() {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
}

function fillStorage() {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}

describe('a text in storage', () => {
  it('of the device is apart from one of the tab', () => {
    expect(deviceStorage.write('butterleaf.theme', 'dark')).toBe(true)
    expect(tabStorage.write('butterleaf.reloaded-for', 'two')).toBe(true)
    expect({ ...localStorage }).toEqual({ 'butterleaf.theme': 'dark' })
    expect({ ...sessionStorage }).toEqual({ 'butterleaf.reloaded-for': 'two' })
  })

  it('holds for the page where storage is refused, and says that it won’t outlive it', () => {
    refuseStorage()
    expect(deviceStorage.read('butterleaf.theme')).toBeNull()
    expect(deviceStorage.write('butterleaf.theme', 'dark')).toBe(false)
    expect(deviceStorage.read('butterleaf.theme')).toBe('dark')
    deviceStorage.remove('butterleaf.theme')
    expect(deviceStorage.read('butterleaf.theme')).toBeNull()
  })

  it('stays the old one where storage is full', () => {
    deviceStorage.write('butterleaf.theme', 'dark')
    fillStorage()
    expect(deviceStorage.write('butterleaf.theme', 'light')).toBe(false)
    expect(deviceStorage.read('butterleaf.theme')).toBe('dark')
  })

  it('[AUTH-3] goes with all others that are meant, where storage is refused too', () => {
    refuseStorage()
    deviceStorage.write('butterleaf.timers', '[1]')
    deviceStorage.write('butterleaf.theme', 'dark')
    deviceStorage.removeAll((name) => name !== 'butterleaf.theme')
    const left = [deviceStorage.read('butterleaf.timers'), deviceStorage.read('butterleaf.theme')]
    expect(left).toEqual([null, 'dark'])
  })
})
