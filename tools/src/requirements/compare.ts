import type { DocumentedPromise } from './promises.ts'

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
