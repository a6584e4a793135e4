import { actCalls } from '@butterleaf/contract/meal-plan/act-calls'
import { planActNames, planActs } from '@butterleaf/domain/meal-plan/acts/plan-acts'
import { describe, expect, it } from 'vitest'
import { readSources, type Source } from './read-sources.ts'

const table = 'packages/domain/src/meal-plan/acts/plan-acts.ts'
const calls = 'packages/contract/src/meal-plan/act-calls.ts'
const sends = 'apps/web/src/lib/meal-plan/change/act-sends.ts'

/** How often an act stands as a key of an object or a case: as a table of acts would have it. */
function keysIn({ text }: Source): string[] {
  return planActNames.filter((act) => new RegExp(`^\\s*(${act}|'${act}'|case '${act}'):`, 'm').test(text))
}

/** An act that is named where something is done with it, in quotes. */
function namingsOf(act: string, sources: readonly Source[]): string[] {
  return sources.filter(({ text }) => text.includes(`'${act}'`)).map(({ path }) => path)
}

function sendersOf(act: string, sources: readonly Source[]): string[] {
  const builds = new RegExp(`\\bact: [^\\n]*'${act}'`)
  return sources
    .filter((source) => builds.test(source.text) || (source.path === sends && keysIn(source).includes(act)))
    .map(({ path }) => path)
}

describe('[ONE-1] an act of the plan', () => {
  const web = readSources(['apps/web/src'])
  // The plan that a server warms up with is invented, and nobody's.
  const api = readSources(['apps/api/src/capabilities']).filter(({ path }) => !path.includes('warm-up'))
  const all = [...web, ...api, ...readSources(['packages/contract/src', 'packages/domain/src'])]

  it('stands in one table, by which it is called and sent; no second table tells acts apart', () => {
    const tables = all.filter((source) => keysIn(source).length > 2).map(({ path }) => path)
    expect(tables.toSorted()).toEqual([sends, calls, table])
  })

  it('is called by its own name, a new target by the decision on it', () => {
    const called = new Set<string>([...Object.keys(actCalls), 'changeTarget'])
    expect([...called].toSorted()).toEqual(planActNames.toSorted())
  })

  it.each(planActNames)('%s is done in one place of the server', (act) => {
    expect(namingsOf(act, api)).toHaveLength(1)
  })

  // An earlier template comes back by Undo of the change that archived it; the weight tracker sends its decision on a target.
  it.each(planActNames.filter((act) => act !== 'restoreTemplate' && act !== 'changeTarget'))(
    '%s is sent by one file of the browser',
    (act) => {
      expect(sendersOf(act, web)).toHaveLength(1)
    },
  )

  it.each(planActNames)('%s says what it did', (act) => {
    expect(planActs[act].says).toMatch(/^[A-Z{]/)
  })
})

it('a second table and a second sender are found', () => {
  const words = {
    path: 'apps/web/src/a.ts',
    text: "const words = {\n  lockItem: 'Locked',\n  skipItem: 'Skipped',\n}",
  }
  const sender = { path: 'apps/web/src/b.ts', text: "return { act: isOpen ? 'lockItem' : 'unlockItem' }" }
  expect(keysIn(words)).toEqual(['skipItem', 'lockItem'])
  expect(sendersOf('unlockItem', [words, sender])).toEqual([sender.path])
  expect(namingsOf('lockItem', [words, sender])).toEqual([sender.path])
})
