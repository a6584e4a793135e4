import type { Advisory } from './advisory.ts'
import type { Ignored } from './ignored.ts'
import { fixedVersion, isAffected } from './match-version.ts'
import type { LockedPackage } from './read-lock.ts'

export interface Hit extends LockedPackage {
  id: string
  severity: string
  summary: string
  fixed: string | undefined
  /** Why it doesn't count, while it doesn't. */
  ignored: Ignored | undefined
}

interface Given {
  packages: readonly LockedPackage[]
  advisories: readonly Advisory[]
  ignored: readonly Ignored[]
  /** 2026-11-22 */
  today: string
}

/** Those of production first. */
export function findHits({ packages, advisories, ignored, today }: Given): Hit[] {
  const hits = advisories
    .filter(({ withdrawn }) => !withdrawn)
    .flatMap((advisory) =>
      packages.flatMap((each) => {
        const own = advisory.affected.filter(
          ({ ecosystem, name }) => ecosystem === 'npm' && name === each.name,
        )
        const affected = own.find((one) => isAffected(one, each.version))
        if (!affected) return []
        const { id, severity, summary, aliases } = advisory
        const known = ignored.find((one) => [id, ...aliases].includes(one.id) && one.until >= today)
        return [
          { ...each, id, severity, summary, fixed: fixedVersion(affected, each.version), ignored: known },
        ]
      }),
    )
  return hits.sort((one, other) => Number(other.isProduction) - Number(one.isProduction))
}

/** What makes the audit fail. */
export function countsAgainst({ isProduction, ignored }: Hit): boolean {
  return isProduction && !ignored
}
