import { pbkdf2Sync } from 'node:crypto'
import { expect, it } from 'vitest'
import { solvePuzzle } from './captcha.ts'

const nonce = '00ff10ab'
const salt = 'a1b2c3d4'

it('[CHK-11] finds the counter whose key begins as asked', async () => {
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.from([0, 0, 0, 7])])
  const derivedKey = pbkdf2Sync(password, Buffer.from(salt, 'hex'), 10, 32, 'sha256').toString('hex')
  const puzzle = { nonce, salt, cost: 10, keyLength: 32, keyPrefix: derivedKey.slice(0, 20) }
  expect(await solvePuzzle(puzzle)).toEqual({ counter: 7, derivedKey })
})
