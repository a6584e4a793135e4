import { expect, it } from 'vitest'
import { cleanLine, cleanLines } from './clean-text.ts'

it.each([
  ['Leek pie', 'Leek pie'],
  ['Käse  «Gruyère» 🧀', 'Käse  «Gruyère» 🧀'],
  ['Leek\r\npie\tof\u0000 mine\u2028', 'Leek pie of  mine '],
  ['\u202Eeip keeL\u202C', 'eip keeL'],
  ['\u2067pie\u2069 שלום', 'pie שלום'],
])('[HELD-1] %j is the line %j', (typed, clean) => {
  expect([cleanLine(typed), cleanLine(clean)]).toEqual([clean, clean])
})

it('[HELD-1] several lines stay lines', () => {
  expect(cleanLines('Melt.\r\nStir\u0007.\n\n\u202EBake.\tServe.')).toBe('Melt.\nStir .\n\nBake.\tServe.')
})
