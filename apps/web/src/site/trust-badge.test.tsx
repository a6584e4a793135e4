import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { readTrustRating, TrustBadge } from './trust-badge.tsx'

it('[LAND-6] the trust badge waits hidden for its flag, and the shipped one says that it is a sample', () => {
  const html = renderToStaticMarkup(<TrustBadge />)
  expect(html).toMatch(/data-flag="trust-badge" hidden/)
  expect(html).toContain('Sample rating')
})

it.each([
  ['{"rating":"4.9","text":"from 212 reviews","isSample":false}', false],
  ['{"rating":"4.9","text":"from 212 reviews"}', true],
])('a rating is a sample until it says that it is none: %s', (json, isSample) => {
  expect(readTrustRating(json).isSample).toBe(isSample)
})

it('a rating without words stops the build', () => {
  expect(() => readTrustRating('{"rating":"4.9"}')).toThrow(/needs a “rating” and a “text”/)
})
