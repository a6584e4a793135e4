import semver from 'semver'
import type { Affected, VersionEvent, VersionRange } from './advisory.ts'

/** OSV's rule: a version is affected when it is listed, or when the last event of a range at or before it says so. */
export function isAffected({ versions, ranges }: Affected, version: string): boolean {
  return versions.includes(version) || ranges.some((range) => isWithin(range, version))
}

/** The lowest version after this one that a range calls fixed. */
export function fixedVersion({ ranges }: Affected, version: string): string | undefined {
  const fixed = ranges.flatMap(({ events }) => events.flatMap((event) => event.fixed ?? []))
  return fixed.filter((each) => semver.valid(each) && semver.gt(each, version)).sort(semver.compare)[0]
}

/** A range of commits says nothing of a version. */
function isWithin({ type, events }: VersionRange, version: string): boolean {
  if (type === 'GIT' || !semver.valid(version)) return false
  let isIn = false
  for (const event of events.toSorted(byVersion)) {
    if (event.introduced !== undefined) isIn ||= isAtLeast(version, event.introduced)
    else if (event.fixed !== undefined) isIn &&= !semver.gte(version, event.fixed)
    else if (event.last_affected !== undefined) isIn &&= !semver.gt(version, event.last_affected)
  }
  return isIn
}

function isAtLeast(version: string, introduced: string): boolean {
  return introduced === '0' || semver.gte(version, introduced)
}

/** Where one range ends and the next begins at the same version, the end comes first. */
function byVersion(one: VersionEvent, other: VersionEvent): number {
  return semver.compare(versionOf(one), versionOf(other)) || rank(one) - rank(other)
}

function versionOf({ introduced, fixed, last_affected }: VersionEvent): string {
  const version = introduced ?? fixed ?? last_affected ?? '0'
  return version === '0' ? '0.0.0-0' : version
}

function rank({ introduced }: VersionEvent): number {
  return introduced === undefined ? 0 : 1
}
