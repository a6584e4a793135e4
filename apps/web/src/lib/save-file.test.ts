import { afterEach, expect, it, vi } from 'vitest'
import { saveFile } from './save-file.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('hands a file on under its name, by an address that outlives the click', () => {
  vi.useFakeTimers()
  const addresses = new Set<string>()
  URL.createObjectURL = () => {
    addresses.add('blob:one')
    return 'blob:one'
  }
  URL.revokeObjectURL = (address) => void addresses.delete(address)
  const clicked: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(`${this.download} ${this.href}`)
  })
  saveFile('weights.csv', new Blob(['date']))
  expect(clicked).toEqual(['weights.csv blob:one'])
  expect([...addresses]).toEqual(['blob:one'])
  vi.runAllTimers()
  expect([...addresses]).toEqual([])
})
