import type { Profiler } from 'node:inspector'

/** A file of ours, by its path in the repository, with the names of its functions that ran ('' for one without). */
export type RanFiles = ReadonlyMap<string, ReadonlySet<string>>

/** What ran of our own sources, of all that V8 reports; `sourceOf` says which source a script is. */
export function ranFiles(
  scripts: readonly Profiler.ScriptCoverage[],
  sourceOf: (url: string) => string | undefined,
): RanFiles {
  const files = new Map<string, Set<string>>()
  for (const { url, functions } of scripts) {
    const source = sourceOf(url)
    // The whole of a module starts at 0 and runs when it is loaded.
    const ran = functions.filter(({ ranges: [range] }) => range.count > 0 && range.startOffset > 0)
    if (source === undefined || ran.length === 0) continue
    files.set(source, new Set([...(files.get(source) ?? []), ...ran.map((each) => each.functionName)]))
  }
  return files
}

export function mergeRanFiles(parts: readonly RanFiles[]): RanFiles {
  const merged = new Map<string, ReadonlySet<string>>()
  for (const [file, names] of parts.flatMap((part) => [...part]))
    merged.set(file, new Set([...(merged.get(file) ?? []), ...names]))
  return merged
}
