import { expect, it } from 'vitest'
import { isLostChunk } from './lost-chunk.ts'

it.each([
  [new Error('Loading chunk 7 failed'), true],
  [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
  [new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/a-1.js'), true],
  [new TypeError('error loading dynamically imported module'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /assets/a.css'), true],
  [new TypeError('x is not a function'), false],
  ['Loading chunk 7 failed', false],
])('[APP-9] %s: %s', (error, isLost) => {
  expect(isLostChunk(error)).toBe(isLost)
})
