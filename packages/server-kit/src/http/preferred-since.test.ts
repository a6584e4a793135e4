import { expect, it } from 'vitest'
import { preferredSince } from './preferred-since.ts'

it.each([
  ['return=changes; since=12', 12],
  ['return=changes;since=0', 0],
  ['Return="changes" ; Since="7"', 7],
  ['wait=5, return=changes; since=3', 3],
  [['respond-async', 'return=changes; since=3'], 3],
  ['return=changes', undefined],
  ['return=minimal; since=12', undefined],
  ['since=12', undefined],
  ['return=changes; since=-1', undefined],
  ['return=changes; since=1e9', undefined],
  [undefined, undefined],
])('the preference %o tells the version %o', (prefer, since) => {
  expect(preferredSince({ headers: { prefer } as { prefer: string } })).toBe(since)
})
