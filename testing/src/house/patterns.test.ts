import { analyse } from 'scslre'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { readSources, type Source } from './read-sources.ts'

/** Whose code meets what people send. */
const folders = [
  'packages/cookbook/src/import',
  'packages/cookbook/src/matching',
  'packages/domain/src',
  'packages/contract/src',
  'packages/server-kit/src',
  'packages/identity/src',
  'packages/billing/src',
  'apps/api/src',
]

/** By file, with the length that bounds the text before the pattern reads it. */
const excepted: Readonly<Record<string, string>> = {
  'packages/cookbook/src/import/find-text.ts':
    'page furniture is looked for in the first 300 characters of a line',
  'packages/identity/src/embedded/accounts/email-address.ts': 'an address has 254 characters at most',
}

type Pattern = Readonly<{ line: number; regex: RegExp }>

it('[HELD-1] no pattern that meets people’s text has two unbounded neighbours that match the same', () => {
  const patterns = readSources(folders).flatMap((source) =>
    patternsIn(source).map((pattern) => ({ ...pattern, path: source.path })),
  )
  expect(patterns.length).toBeGreaterThan(300)
  const slow = patterns.filter(({ regex }) => isSlow(regex))
  const told = slow
    .filter(({ path }) => !(path in excepted))
    .map(({ path, line, regex }) => `${path}:${line} ${regex}`)
  expect(told).toEqual([])
  expect(new Set(slow.map(({ path }) => path))).toEqual(new Set(Object.keys(excepted)))
})

it.each([
  [/^=+\s*(.*?)\s*=*\s*$/m, true],
  [/^\s*([\w ]+?)\s*:\s*(.+?)\s*$/, true],
  [/^(a+)+$/, true],
  [/^\s*(\S.*)$/, false],
  [/^[^:]*:.*$/, false],
])('[HELD-1] of %s it says whether it is slow: %s', (regex, expected) => {
  expect(isSlow(regex)).toBe(expected)
})

/** Quadratic or worse for one start. A pattern that may start anywhere is bounded by the text's lines and limits. */
function isSlow(regex: RegExp): boolean {
  return analyse(regex, { reportTypes: { Move: false } }).reports.length > 0
}

function patternsIn({ path, text }: Source): Pattern[] {
  const found: Pattern[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (isPattern(node))
      found.push({
        line: text.slice(0, node.start).split('\n').length,
        regex: new RegExp(node.regex.pattern, node.regex.flags),
      })
    for (const part of Object.values(node)) visit(part)
  }
  visit(parseSync(path, text).program)
  return found
}

function isPattern(node: object): node is { start: number; regex: { pattern: string; flags: string } } {
  return 'regex' in node && 'start' in node
}
