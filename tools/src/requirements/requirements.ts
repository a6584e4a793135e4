import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'

const promise = /^- (?:\[(?<state>\w+)\] )?(?<id>[A-Z]+-\d+)\b/

export type DocumentedPromise = { id: string; state: 'built' | 'open' }

/** The promises of docs/requirements.md: each with its state, and the faults of lines that are none. */
export function readPromises(text: string): { promises: DocumentedPromise[]; faults: string[] } {
  const promises: DocumentedPromise[] = []
  const faults: string[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (!line.startsWith('- ')) continue
    const { id, state } = promise.exec(line)?.groups ?? {}
    const at = `docs/requirements.md:${index + 1}`
    if (id === undefined) faults.push(`${at} is a list item without an id.`)
    else if (state !== 'built' && state !== 'open')
      faults.push(`${at} must say [built] or [open] before ${id}.`)
    else if (promises.some((other) => other.id === id)) faults.push(`${at} gives ${id} a second time.`)
    else promises.push({ id, state })
  }
  return { promises, faults }
}

const testFiles = ['**/*.test.{ts,tsx,mjs}', '**/*.spec.ts']
const notOurs = ['**/{node_modules,dist,test-results,playwright-report}/**']
const titleWithIds = /(?<before>[^\n]*?)['"`](?<ids>(?:\[[A-Z]+-\d+(?:, ?[A-Z]+-\d+)*\] ?)+)/g

/** Which tests cite which promise: a map from id to the files, relative to `folder`. */
export function readCitations(folder: string): Map<string, string[]> {
  const citations = new Map<string, string[]>()
  for (const file of globSync(testFiles, { cwd: folder, ignore: notOurs }).sort()) {
    for (const id of citedIds(readFileSync(join(folder, file), 'utf8'))) {
      citations.set(id, [...(citations.get(id) ?? []), file])
    }
  }
  return citations
}

/** Ids at the start of a title, `[DAY-4] …`, `[DAY-4] [WGT-1] …` or `[DAY-4, WGT-1] …`; a test that never runs proves nothing. */
export function citedIds(source: string): Set<string> {
  const titles = [...source.matchAll(titleWithIds)].filter(({ groups }) => !isIdle(groups?.before ?? ''))
  return new Set(titles.flatMap(({ groups }) => groups?.ids?.match(/[A-Z]+-\d+/g) ?? []))
}

function isIdle(before: string): boolean {
  return /^\s*(\/\/|\*)/.test(before) || /\.(skip|todo|fixme)\(\s*$/.test(before)
}

/** Holds promises against citations. Errors are sentences; the rest are lists of ids. */
export function compare(promises: readonly DocumentedPromise[], citations: ReadonlyMap<string, string[]>) {
  const known = new Set(promises.map(({ id }) => id))
  const withState = (state: DocumentedPromise['state']) =>
    promises.filter((promise) => promise.state === state).map(({ id }) => id)
  const isCited = (id: string) => citations.has(id)
  const unproven = withState('built').filter((id) => !isCited(id))
  const unknown = [...citations].filter(([id]) => !known.has(id))
  return {
    counts: { built: withState('built').length, open: withState('open').length },
    candidates: withState('open').filter(isCited),
    uncited: promises.map(({ id }) => id).filter((id) => !isCited(id)),
    errors: [
      ...unproven.map((id) => `${id} is said to be built, and no test cites it.`),
      ...unknown.map(
        ([id, files]) => `${id} is cited in ${files.join(', ')}, and docs/requirements.md has no such id.`,
      ),
    ],
  }
}
