import { expect, test } from 'vitest'
import { isEmail, normaliseEmail } from './email-address.ts'

test.each([
  [' Zoe\u0308@Example.ORG ', 'zoë@example.org'],
  ['ann@example.org.', 'ann@example.org'],
  ['ann@\uff45xample.org', 'ann@example.org'],
  ['ann@example\u3002org', 'ann@example\u3002org'],
  ['ann@xn--exmple-cua.org', 'ann@exämple.org'],
  ['nobody at all', 'nobody at all'],
])('[AUTH-7] one address has one spelling: %j', (typed, email) => {
  expect(normaliseEmail(typed)).toBe(email)
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
  'ann@example\u3002org',
  `${'a'.repeat(250)}@example.org`,
])('[AUTH-7] %j is none, or means more than one thing in a mail header', (email) => {
  expect(isEmail(email)).toBe(false)
})
