import { createOwnerStore } from '#lib/device/owner-store.ts'

/** A history goes back 30 days; more than this is of no use in it. */
const mostNoted = 500

/** Which changes this device made, by the plan's versions; `since` when it began to note them. */
const store = createOwnerStore<{ since: string | undefined; versions: readonly number[] }>(
  'butterleaf.changes-here.1',
  { since: undefined, versions: [] },
)

export function noteMadeHere(version: number): void {
  const { since, versions } = store.read()
  store.write({
    since: since ?? new Date().toISOString(),
    versions: [version, ...versions].slice(0, mostNoted),
  })
}

/** LIFE-8: who made a change; undefined where it is older than this device's notes. */
export function deviceOfChange(change: Readonly<{ id: string; at: string }>): 'this' | 'another' | undefined {
  const { since, versions } = store.read()
  if (versions.includes(Number(change.id))) return 'this'
  return since !== undefined && change.at > since ? 'another' : undefined
}
