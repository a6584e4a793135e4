import { expect, test } from 'vitest'
import { passwordFault } from './password-rules.ts'

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
])('[SET-6] [HELD-1] %s is judged as it should be', (password, fault) => {
  const found = passwordFault(password, email)
  if (fault) expect(found).toMatch(fault)
  else expect(found).toBeUndefined()
})
