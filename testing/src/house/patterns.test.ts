import { draftStep } from '@butterleaf/cookbook/import/draft-step'
import { rememberMethods } from '@butterleaf/server-kit/http/allowed-methods'
import Fastify from 'fastify'
import { analyse } from 'scslre'
import { parseSync } from 'vite'
import { afterEach, expect, it, vi } from 'vitest'
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

/** With what bounds the text before the pattern reads it. */
const excepted: ReadonlyMap<string, string> = new Map([
  [
    String.raw`packages/cookbook/src/import/find-text.ts /^\W*(((jump|skip) to|leave a) .*|(print|pin|save|share|rate)( it)?( this)?( recipe)?|advertisement|.* from [\d,]+ (votes?|ratings?|reviews?))\W*$|[★☆⭐]/iu`,
    'page furniture is looked for in the first 300 characters of a line',
  ],
  [
    String.raw`packages/identity/src/embedded/accounts/email-address.ts /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+\.[^\s@<>()[\]\\,;:"\p{C}]+$/u`,
    'an address has 254 characters at most',
  ],
])

afterEach(() => {
  vi.unstubAllGlobals()
})

type Pattern = Readonly<{ line: number; regex: RegExp }>

it('[HELD-1] no pattern that meets people’s text has two unbounded neighbours that match the same', () => {
  const patterns = readSources(folders).flatMap((source) =>
    patternsIn(source).map((pattern) => ({ ...pattern, path: source.path })),
  )
  expect(patterns.length).toBeGreaterThan(300)
  const slow = patterns.filter(({ regex }) => isSlow(regex))
  const told = slow
    .filter(({ path, regex }) => !excepted.has(keyOf(path, regex)))
    .map(({ path, line, regex }) => `${path}:${line} ${regex}`)
  expect(told).toEqual([])
  expect(new Set(slow.map(({ path, regex }) => keyOf(path, regex)))).toEqual(new Set(excepted.keys()))
})

/** What makes the patterns of a file that isn't done making them when it is loaded. */
const makers: Readonly<Record<string, () => unknown>> = {
  'packages/cookbook/src/import/draft-step.ts': () =>
    draftStep('Fry the leeks.', [{ line: '1 leek', foodId: 'leek', name: 'leeks', quantity: 1, doubts: [] }]),
  'packages/server-kit/src/http/allowed-methods.ts': async () => {
    const app = Fastify()
    rememberMethods(app)
    app.get('/plans/:planId/days/:day', () => '')
    await app.close()
  },
}

it('[HELD-1] nor has a pattern that is put together from text', async () => {
  const makesOne = readSources(folders).filter(
    ({ path, text }) => /\bRegExp\(/.test(text) && !/\/(?:fuzz|testing)\//.test(path),
  )
  expect(makesOne.length).toBeGreaterThan(3)
  for (const { path } of makesOne) {
    const made = await patternsMadeBy(path)
    expect(made.length, `${path} made no pattern: say in this test what makes it`).toBeGreaterThan(0)
    expect(made.filter(isSlow).map((regex) => `${path} ${regex}`)).toEqual([])
  }
})

async function patternsMadeBy(path: string): Promise<RegExp[]> {
  const made: RegExp[] = []
  class Recorded extends RegExp {
    constructor(pattern: string | RegExp, flags?: string) {
      super(pattern, flags)
      if (new Error('who makes it').stack?.includes(path)) made.push(this)
    }
  }
  vi.resetModules()
  vi.stubGlobal('RegExp', Recorded)
  await import(/* @vite-ignore */ `../../../${path}`)
  await makers[path]?.()
  vi.unstubAllGlobals()
  return made
}

function keyOf(path: string, regex: RegExp): string {
  return `${path} ${regex}`
}

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
