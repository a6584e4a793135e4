import { expect, it } from 'vitest'
import { BoundedMap } from './bounded-map.ts'

it('keeps what was used last, and lets go of what was used longest ago', () => {
  const map = new BoundedMap<{ name: string }>(2)
  const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ name }))
  map.set('a', a!)
  map.set('b', b!)
  expect(map.get('a')).toBe(a)
  map.set('c', c!)
  expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([a, undefined, c])
})

it('has one value for a key, the last', () => {
  const map = new BoundedMap<{ name: string }>(2)
  const last = { name: 'last' }
  map.set('a', { name: 'first' })
  map.set('a', last)
  map.set('b', { name: 'other' })
  expect(map.get('a')).toBe(last)
  map.delete('a')
  expect(map.get('a')).toBeUndefined()
})

it('drops as many as a heavy value needs, and forgets the weight of what is gone', () => {
  const map = new BoundedMap<{ weight: number }>(10, ({ weight }) => weight)
  for (const key of ['a', 'b', 'c']) map.set(key, { weight: 3 })
  map.get('a')
  map.set('d', { weight: 6 })
  expect(['a', 'b', 'c', 'd'].map((key) => map.get(key)?.weight)).toEqual([3, undefined, undefined, 6])
  map.set('d', { weight: 1 })
  map.delete('a')
  map.set('e', { weight: 9 })
  expect(['d', 'e'].map((key) => map.get(key)?.weight)).toEqual([1, 9])
})
