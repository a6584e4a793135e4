import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { openStreams } from './open-streams.ts'

it('[HELD-1] the oldest of an owner end, one for each too many, also of many that open in one moment', () => {
  const streams = openStreams({ mostOfOwner: 20 })
  const [own, other] = [30, 5].map((count) => Array.from({ length: count }, () => new PassThrough()))
  for (const stream of own ?? []) streams.add('own', stream)
  for (const stream of other ?? []) streams.add('other', stream)
  expect(own?.map(({ destroyed }) => destroyed).indexOf(false)).toBe(10)
  expect([...(own ?? []), ...(other ?? [])].filter(({ destroyed }) => !destroyed)).toHaveLength(25)
})
