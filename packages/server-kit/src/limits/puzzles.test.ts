import { expect, test } from 'vitest'
import { openPuzzles } from './puzzles.ts'
import { solvePuzzle } from './testing/solve-puzzle.ts'

const now = new Date('2026-05-04T08:00:00Z')
const boundTo = 'sign-in\nann@example.org\n192.0.2.1'
const puzzles = openPuzzles(['a secret', 'the one before'])

type Solution = Record<'challenge' | 'salt' | 'signature', string> & { number: number }

function solve(level = 0, by = puzzles): Solution {
  return JSON.parse(Buffer.from(solvePuzzle(by.make({ boundTo, level, now })), 'base64').toString())
}

const encode = (solution: object) => Buffer.from(JSON.stringify(solution)).toString('base64')
const check = (solution: object, terms = {}) => puzzles.check(encode(solution), { boundTo, now, ...terms })
const later = (seconds: number) => ({ now: new Date(now.getTime() + seconds * 1_000) })

test('[AUTH-7] a solved puzzle is right for five minutes, and tells its level', () => {
  const solution = solve(2)
  expect(check(solution)).toEqual({ id: solution.challenge, level: 2 })
  expect(check(solution, later(299))).toBeDefined()
  expect(check(solution, later(300))).toBeUndefined()
})

test('[AUTH-7] a solution counts only for what its puzzle was made for', () => {
  const solution = solve()
  expect(check(solution, { boundTo: 'sign-in\nbob@example.org\n192.0.2.1' })).toBeUndefined()
  expect(check(solution, { boundTo: 'sign-up\nann@example.org\n192.0.2.1' })).toBeUndefined()
  expect(check(solution, { boundTo: 'sign-in\nann@example.org\n192.0.2.2' })).toBeUndefined()
})

test('[AUTH-7] the secret before the last rotation still signs, another one never did', () => {
  expect(check(solve(0, openPuzzles(['the one before'])))).toBeDefined()
  expect(check(solve(0, openPuzzles(['a stranger’s'])))).toBeUndefined()
})

test.each<[string, (solution: Solution) => object]>([
  ['another number', (solution) => ({ ...solution, number: solution.number + 1 })],
  ['a later end', (solution) => ({ ...solution, salt: solution.salt.replace('expires=1', 'expires=9') })],
  ['a higher level', (solution) => ({ ...solution, salt: solution.salt.replace('level=0', 'level=9') })],
  ['no signature', (solution) => ({ ...solution, signature: '0'.repeat(64) })],
  ['another algorithm', (solution) => ({ ...solution, algorithm: 'SHA-1' })],
  [
    'digits of the number in the salt',
    ({ salt, number, ...others }) => ({
      ...others,
      salt: `${salt}${String(number)[0]}`,
      number: Number(String(number).slice(1)),
    }),
  ],
])('[AUTH-7] a solution with %s is refused', (_what, change) => {
  const solution = solve()
  expect(check(solution)).toBeDefined()
  expect(check(change(solution))).toBeUndefined()
})

test.each(['', 'nonsense', encode([]), encode({}), Buffer.from('null').toString('base64')])(
  '[AUTH-7] %j is no solution',
  (text) => {
    expect(puzzles.check(text, { boundTo, now })).toBeUndefined()
  },
)

test('[AUTH-7] each level has a longer search, the ninth twenty times as long as the first', () => {
  const longest = (level: number) => puzzles.make({ boundTo, level, now }).maxnumber
  for (let level = 1; level <= 9; level += 1) expect(longest(level)).toBeGreaterThan(longest(level - 1))
  expect(longest(9) / longest(0)).toBeGreaterThan(20)
})
