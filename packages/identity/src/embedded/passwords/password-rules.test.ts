import { expect, test } from 'vitest'
import { passwordFault, passwordFaults } from './password-rules.ts'

const email = 'ann.oak99@example.org'

test.each([
  ['olives and 7 lemons', undefined],
  ['sieben7 Käse 🧀', undefined],
  [`${'sieben7 Käse '.repeat(19)}und Brot!`, undefined],
  ['a'.repeat(256) + 1, /at most 256/],
  ['short 1', /at least 8/],
  ['🧀🧀🧀🧀🧀🧀1', /at least 8/],
  ['no digits here', /one digit/],
  ['ann.oak99@example.org', /e-mail address/],
  ['ANN.OAK99', /e-mail address/],
  ['Password123', /guess/],
  ['1Q2W3E4R', /guess/],
  ['12345678', /guess/],
  ['１２３４５６７８', /guess/],
  ['Butterleaf1', /guess/],
  ['butt3rl3af!!2026', /guess/],
  ['keto2026', /guess/],
  ['Summer2026', /guess/],
  ['2026-summer!', /guess/],
  ['summer of 2026', undefined],
  ['\u200B'.repeat(8) + 1, /can be seen/],
  ['\u2060\u00ADolives 7\u200D', undefined],
  ['butterleaf and 3 more words', undefined],
  ['aaaaaaaa1', /repeats itself/],
  ['a'.repeat(255) + 1, /repeats itself/],
  ['qwertyuiop1', /Choose another/],
  ['poiuytrew1', /row/],
  ['0987poiuy', /row/],
  ['abababab1', /repeats itself/],
  ['12abc12abc', undefined],
  ['western77', undefined],
  ['2026!summer?!', /guess/],
  ['__keto__2026', /guess/],
  ['bu77er1eaf', /guess/],
  ['Butterle4f9', /guess/],
  ['butterle@f 9', /guess/],
  ['butterleaf', /one digit/],
  ['butterleafy 1', undefined],
  ['olives a7', undefined],
  ['olives7', /at least 8/],
  ['ann.oak99@example', undefined],
  ['ann.oak991', undefined],
  ['7xq7xq7xq', /repeats itself/],
  ['77xq77xq77', /repeats itself/],
  ['7xqv7xqv', undefined],
  ['7xq 7xq vxb', undefined],
  ['AAAAbbbb1', /repeats itself/],
  ['gfedcba9', /row/],
  ['azertyuio9', /row/],
  ['mlkjhgfdsq9', /row/],
  ['yxcvbnm9', /row/],
  ['wxcvbn98', /row/],
  ['qwertzui9', /row/],
  ['zxcvbnm,9', /row/],
  ['asdfghjk1', /Choose another/],
  ['qx1wy2ez', undefined],
])('[SET-6] [HELD-1] %s is judged as it should be', (password, fault) => {
  const found = passwordFault(password, email)
  if (fault) expect(found).toMatch(fault)
  else expect(found).toBeUndefined()
})

test('[SET-6] all that is wrong with a password is told at once, in the order of its rules', () => {
  expect(passwordFaults('Ann.Oak', 'ann.oak')).toEqual([
    'Use at least 8 characters in the password.',
    'Put at least one digit in the password.',
    'Don’t use your e-mail address as the password.',
  ])
  expect(passwordFaults('aaaaaaaaa', email)).toEqual([
    'Put at least one digit in the password.',
    'That password mostly repeats itself or follows the keys of a row. Choose another.',
  ])
  expect(passwordFaults('olives and 7 lemons', email)).toEqual([])
})
