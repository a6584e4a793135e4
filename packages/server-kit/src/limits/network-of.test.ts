import { expect, test } from 'vitest'
import { networksAround } from './network-of.ts'

test('[AUTH-7] 256 networks of a subscriber are one /56, and 65,536 one /48', () => {
  const here = networksAround('2001:db8:1:ab12::1')
  expect(networksAround('2001:db8:1:abff:1:2:3:4')).toEqual(here)
  const beside = networksAround('2001:db8:1:ac12::1')
  expect(beside?.site56).not.toBe(here?.site56)
  expect(beside?.site48).toBe(here?.site48)
  expect(networksAround('2001:db8:2:ab12::1')?.site48).not.toBe(here?.site48)
  expect(networksAround('2001:db8:1::1')).toEqual(networksAround('2001:db8:1:0:9::1'))
})

test.each(['192.0.2.1', '::ffff:192.0.2.1'])(
  '[AUTH-7] %s lies in no larger network that is counted',
  (ip) => {
    expect(networksAround(ip)).toBeUndefined()
  },
)
