import { expect, it } from 'vitest'
import { parseShare } from './parse-share.ts'

it.each([
  ['half', { said: 'half' }],
  ['two thirds', { said: 'two thirds' }],
  ['rest', { said: 'rest' }],
  ['20 g', { said: 'amount', quantity: 20, unit: 'g' }],
  ['0.5 tsp', { said: 'amount', quantity: 0.5, unit: 'tsp' }],
  ['½ tsp', { said: 'amount', quantity: 0.5, unit: 'tsp' }],
  ['1 ½ tbsp', { said: 'amount', quantity: 1.5, unit: 'tbsp' }],
  ['2 cloves', { said: 'amount', quantity: 2, unit: 'clove' }],
  ['2', { said: 'amount', quantity: 2 }],
])('[CON-5] reads the share "%s"', (words, share) => {
  expect(parseShare(words)).toEqual(share)
})

it.each(['', 'some', 'halves', '0 g', '20 gr', 'tsp', 'half of it', '1 none'])(
  'reads no share in "%s"',
  (words) => {
    expect(parseShare(words)).toBeUndefined()
  },
)
