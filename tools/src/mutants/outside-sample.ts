import { readFileSync } from 'node:fs'
import type { ChangedPlace } from './sample.ts'

type Located = Pick<ChangedPlace, 'start' | 'end'>

/** A range that Stryker is given holds smaller pieces of code, too: this leaves out those that weren't drawn. Loaded by Stryker itself. */
const outsideSample = {
  shouldIgnore: ({ node }: { node: { loc?: Located | null } }) =>
    !node.loc || drawn.some((place) => isWithin(node.loc!, place)) ? undefined : 'It wasn’t drawn.',
}

const { MUTANTS_DRAWN: file } = process.env
const drawn: readonly ChangedPlace[] = file ? JSON.parse(readFileSync(file, 'utf8')) : []

function isWithin(outer: Located, inner: Located): boolean {
  return isAtOrBefore(outer.start, inner.start) && isAtOrBefore(inner.end, outer.end)
}

function isAtOrBefore(a: ChangedPlace['start'], b: ChangedPlace['start']): boolean {
  return a.line < b.line || (a.line === b.line && a.column <= b.column)
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'outside-sample', value: outsideSample }]
