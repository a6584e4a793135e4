import { expect, test } from 'vitest'
import { isEmail, normaliseEmail } from './email-address.ts'

test('[AUTH-7] one address has one spelling', () => {
  expect(normaliseEmail(' Zoe\u0308@Example.ORG ')).toBe('zoë@example.org')
})

test.each(['ann@example.org', 'ann+keto@mail.example.org', "o'hara@example.ie", 'zoë@exämple.org'])(
  '[AUTH-7] %s is an address',
  (email) => expect(isEmail(email)).toBe(true),
)

test.each([
  '',
  'ann',
  'ann@example',
  '@example.org',
  'a b@example.org',
  'a@b@example.org',
  'a@example.org,b',
  'ann <a@example.org',
  '"a"@example.org',
  'a\n@example.org',
  `${'a'.repeat(250)}@example.org`,
])('[AUTH-7] %j is none, or means more than one thing in a mail header', (email) => {
  expect(isEmail(email)).toBe(false)
})
