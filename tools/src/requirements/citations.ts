import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const testFile = /(\.test\.(ts|tsx|mjs)|\.spec\.ts)$/
const skippedFolders = new Set(['node_modules', 'dist', 'test-results', 'playwright-report'])
const titleWithIds = /(?<before>[^\n]*?)['"`](?<ids>(?:\[[A-Z]+-\d+(?:, ?[A-Z]+-\d+)*\] ?)+)/g

/** Which tests cite which promise: a map from id to the files, relative to `folder`. */
export function readCitations(folder: string): Map<string, string[]> {
  const citations = new Map<string, string[]>()
  for (const file of testFilesUnder(folder)) {
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

function testFilesUnder(folder: string, path = ''): string[] {
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    const child = path === '' ? entry.name : `${path}/${entry.name}`
    if (entry.isDirectory()) {
      return skippedFolders.has(entry.name) || entry.name.startsWith('.') ? [] : testFilesUnder(folder, child)
    }
    return testFile.test(entry.name) ? [child] : []
  })
}
