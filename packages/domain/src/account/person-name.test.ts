import { expect, test } from 'vitest'
import { holdsLink, isName, isPlainName, normaliseName } from './person-name.ts'

test.each([
  ['  Robin \t Fennel ', 'Robin Fennel', true],
  ['Zoe\u0301', 'Zoé', true],
  ['李', '李', true],
  ['علی\u200Cرضا', 'علی\u200Cرضا', true],
  ['👩\u200D🍳', '👩\u200D🍳', true],
  ['Robin\u200D', 'Robin\u200D', false],
  ['\u200D\u200C\u200D', '\u200D\u200C\u200D', false],
  ['   ', '', false],
  ['Robin\u0007', 'Robin\u0007', false],
  ['Robin\u202E', 'Robin\u202E', false],
  ['x'.repeat(100), 'x'.repeat(100), true],
  ['x'.repeat(101), 'x'.repeat(101), false],
])('[SET-7] %j is kept as %j, and is a name: %s', (typed, kept, isOne) => {
  expect(normaliseName(typed)).toBe(kept)
  expect(isName(normaliseName(typed))).toBe(isOne)
})

test.each([
  'https://evil.example',
  '//evil',
  'free money at evil.example/now',
  'WWW.evil',
  'ｅｖｉｌ．ｅｘａｍｐｌｅ',
  'mail me@evil',
  'Robin.evil.example',
])('[SET-7] %j holds a link', (name) => expect(holdsLink(name)).toBe(true))

test.each([
  'Robin',
  'J. R. Oak',
  'J.R. Oak',
  'Mary-Ann St. Claire',
  'O’Hara',
  '李',
  'Dr. No',
  'Martin L. King Jr.',
])('[SET-7] %j holds none', (name) => expect(holdsLink(name)).toBe(false))

test('[SET-7] a name is one line, also when several were typed', () => {
  expect(normaliseName('Robin\r\nFennel\u2028Oak')).toBe('Robin Fennel Oak')
})

test.each([
  ['Robin', true],
  ['J.R.R.', true],
  ['Martin Luther, Jr.', true],
  ['O’Neil-Łukasz', true],
  ['see evil.example now', false],
  ['Two\nlines', false],
  ['', false],
])('[SET-7] %j may stand in a mail to another person: %s', (name, isPlain) => {
  expect(isPlainName(name)).toBe(isPlain)
})
