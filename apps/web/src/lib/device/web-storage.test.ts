import { afterEach, describe, expect, it, vi } from 'vitest'
import { device, readText, removeText, removeTexts, storeText, tab } from './web-storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  removeTexts(device, () => true)
  removeTexts(tab, () => true)
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
    expect(storeText(device, 'butterleaf.theme', 'dark')).toBe(true)
    expect(storeText(tab, 'butterleaf.reloaded-for', 'two')).toBe(true)
    expect({ ...localStorage }).toEqual({ 'butterleaf.theme': 'dark' })
    expect({ ...sessionStorage }).toEqual({ 'butterleaf.reloaded-for': 'two' })
  })

  it('holds for the page where storage is refused, and says that it won’t outlive it', () => {
    refuseStorage()
    expect(readText(device, 'butterleaf.theme')).toBeNull()
    expect(storeText(device, 'butterleaf.theme', 'dark')).toBe(false)
    expect(readText(device, 'butterleaf.theme')).toBe('dark')
    removeText(device, 'butterleaf.theme')
    expect(readText(device, 'butterleaf.theme')).toBeNull()
  })

  it('stays the old one where storage is full', () => {
    storeText(device, 'butterleaf.theme', 'dark')
    fillStorage()
    expect(storeText(device, 'butterleaf.theme', 'light')).toBe(false)
    expect(readText(device, 'butterleaf.theme')).toBe('dark')
  })

  it('[AUTH-3] goes with all others that are meant, where storage is refused too', () => {
    refuseStorage()
    storeText(device, 'butterleaf.timers', '[1]')
    storeText(device, 'butterleaf.theme', 'dark')
    removeTexts(device, (name) => name !== 'butterleaf.theme')
    const left = [readText(device, 'butterleaf.timers'), readText(device, 'butterleaf.theme')]
    expect(left).toEqual([null, 'dark'])
  })
})
