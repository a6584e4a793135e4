import { expect, test } from 'vitest'
import { hashPassword, hashToCheck, isPassword } from './passwords.ts'

test('the right password is known, however its letters are put together, and a wrong one is not', async () => {
  const hash = await hashPassword('caf\u00e9 and 7 lemons')
  expect(await isPassword('cafe\u0301 and 7 lemons', hash)).toBe(true)
  expect(await isPassword('cafe and 7 lemons', hash)).toBe(false)
})

test('[AUTH-7] an unknown address costs as much work as a known one, and nothing is right there', async () => {
  const costOf = (hash: string) => hash.split('$').slice(0, 4).join('$')
  const known = await hashPassword('olives and 7 lemons')
  expect(costOf(known)).toBe('$argon2id$v=19$m=19456,t=2,p=1')
  expect(costOf(await hashToCheck(undefined))).toBe(costOf(known))
  expect(await hashToCheck(known)).toBe(known)
  expect(await isPassword('', undefined)).toBe(false)
})
