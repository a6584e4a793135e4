import { expect, it } from 'vitest'
import { chooseEncoding } from './choose-encoding.ts'

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.8, br;q=0', 'gzip'],
  ['br; q=0.5, gzip; q=1', 'br'],
  ['zstd', 'identity'],
  ['gzip;q=0', 'identity'],
] as const)('of what a client reads the smallest is chosen: %s', (accepted, chosen) => {
  expect(chooseEncoding(accepted)).toBe(chosen)
})
