import fs from 'node:fs'
import path from 'node:path'
import semver from 'semver'
import { Refusal } from '../../../scripts/setup/steps.mjs'

export const usage = `npm run audit -- FILE|FOLDER

Compares package-lock.json with OSV advisories (https://ossf.github.io/osv-schema) that you have fetched:
one .json record or list, one .ndjson or .jsonl, or a folder of them. Nothing is fetched here.
Exit code 1: an advisory is about a package that production installs.
audit-ignore.json, beside package-lock.json, lists what is known: [{ "id", "reason", "until": "2027-01-31" }].`

/** The part of an OSV record that an audit reads. */
interface Advisory {
  id: string
  aliases?: string[]
  summary?: string
  severity?: { score: string }[]
  database_specific?: { severity?: string }
  withdrawn?: string
  affected: Affected[]
}

interface Affected {
  package?: { ecosystem: string; name: string }
  versions?: string[]
  ranges?: VersionRange[]
}

interface VersionRange {
  type: string
  events: VersionEvent[]
}

/** One of the three. */
interface VersionEvent {
  introduced?: string
  fixed?: string
  last_affected?: string
}

interface Asked {
  place: string
  /** The folder of package-lock.json. */
  root: string
  today: string
}

/** What is printed, and whether something counts against the product. */
export function audit({ place, root, today }: Asked): { lines: string[]; isFine: boolean } {
  const lockFile = path.join(root, 'package-lock.json')
  if (!fs.existsSync(lockFile)) throw new Refusal(`${lockFile}: there is no such file.`)
  const packages = readLock(JSON.parse(fs.readFileSync(lockFile, 'utf8')) as Lock)
  const advisories = readAdvisories(place)
  const ignoreFile = path.join(root, 'audit-ignore.json')
  const ignored = fs.existsSync(ignoreFile)
    ? readIgnored(fs.readFileSync(ignoreFile, 'utf8'), ignoreFile)
    : []
  const hits = findHits({ packages, advisories, ignored, today })
  const production = packages.filter(({ isProduction }) => isProduction).length
  const counted = `${packages.length} packages (${production} in production), ${advisories.length} advisories`
  const against = hits.filter(countsAgainst).length
  const verdict = `${counted}: ${against} against production, ${hits.length - against} others.`
  return { lines: [...hits.map(lineOf), verdict], isFine: against === 0 }
}

function lineOf({
  id,
  severity,
  name,
  version,
  path: place,
  fixed,
  summary,
  isProduction,
  ignored,
}: Hit): string {
  const where = isProduction ? 'production' : 'development'
  const remedy = fixed ? `fixed in ${fixed}` : 'no fixed version is known'
  const known = ignored ? `; ignored until ${ignored.until}: ${ignored.reason}` : ''
  return `${id}  ${severity}  ${name} ${version}  (${where}, ${place})  ${remedy}${known}\n    ${summary}`
}

interface Hit extends LockedPackage {
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
function findHits({ packages, advisories, ignored, today }: Given): Hit[] {
  const hits = advisories
    .filter(({ withdrawn }) => !withdrawn)
    .flatMap((advisory) =>
      packages.flatMap((each) => {
        const own = advisory.affected.filter(
          ({ package: named }) => named?.ecosystem === 'npm' && named.name === each.name,
        )
        const affected = own.find((one) => isAffected(one, each.version))
        if (!affected) return []
        const { id, summary = '', aliases = [] } = advisory
        const known = ignored.find((one) => [id, ...aliases].includes(one.id) && one.until >= today)
        const fixed = fixedVersion(affected, each.version)
        return [{ ...each, id, severity: severityOf(advisory), summary, fixed, ignored: known }]
      }),
    )
  return hits.sort((one, other) => Number(other.isProduction) - Number(one.isProduction))
}

/** In the database's own word where it has one, else the score as it is written. */
function severityOf({ database_specific: own, severity }: Advisory): string {
  return own?.severity?.toLowerCase() ?? severity?.[0]?.score ?? 'unknown'
}

/** What makes the audit fail. */
function countsAgainst({ isProduction, ignored }: Hit): boolean {
  return isProduction && !ignored
}

/** OSV's rule: a version is affected when it is listed, or when the last event of a range at or before it says so. */
function isAffected({ versions = [], ranges = [] }: Affected, version: string): boolean {
  return versions.includes(version) || ranges.some((range) => isWithin(range, version))
}

/** The lowest version after this one that a range calls fixed. */
function fixedVersion({ ranges = [] }: Affected, version: string): string | undefined {
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

const readable = /\.(json|ndjson|jsonl)$/

/** From one file or every file below a folder: one record, an array of them, or one on each line. */
function readAdvisories(place: string): Advisory[] {
  if (!fs.existsSync(place)) throw new Refusal(`${place}: there is no such file or folder.`)
  const files = fs.statSync(place).isDirectory() ? filesBelow(place) : [place]
  if (files.length === 0) throw new Refusal(`${place}: holds no .json, .ndjson or .jsonl file.`)
  return files.flatMap(readFile)
}

function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => readable.test(name))
    .sort()
    .map((name) => path.join(folder, name))
}

function readFile(file: string): Advisory[] {
  if (!readable.test(file))
    throw new Refusal(
      `${file}: is not .json, .ndjson or .jsonl. Unpack an archive first, and name its folder.`,
    )
  const text = fs.readFileSync(file, 'utf8')
  const records = file.endsWith('.json') ? [parse(text, file)].flat() : linesOf(text, file)
  return records.map((record, index) => {
    if (isAdvisory(record)) return record
    throw new Refusal(`${file}: record ${index + 1} is no OSV advisory (it needs "id" and "affected").`)
  })
}

function linesOf(text: string, file: string): unknown[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line, index) => parse(line, `${file}, line ${index + 1}`))
}

/** Enough of one to compare versions by. */
function isAdvisory(record: unknown): record is Advisory {
  const { id, affected } = (record ?? {}) as Partial<Advisory>
  const hasEvents = (range: VersionRange) => Array.isArray(range.events)
  const isReadable = (one: Affected | null) => one !== null && (one.ranges ?? []).every(hasEvents)
  return typeof id === 'string' && Array.isArray(affected) && affected.every(isReadable)
}

/** An advisory that is known and doesn't matter here, for a while. */
interface Ignored {
  id: string
  reason: string
  /** The last day it is ignored. */
  until: string
}

const day = /^\d{4}-\d{2}-\d{2}$/

/** Each needs a reason and an end, so that nothing is ignored for good. */
function readIgnored(text: string, file: string): Ignored[] {
  const list = parse(text, file)
  if (!Array.isArray(list)) throw new Refusal(`${file}: is no list.`)
  return list.map((each: Partial<Ignored> | null, index) => {
    const { id, reason, until } = each ?? {}
    if (!id || !reason?.trim() || !until || !day.test(until))
      throw new Refusal(`${file}: entry ${index + 1} needs "id", "reason" and "until" (a day, 2027-01-31).`)
    return { id, reason, until }
  })
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(`${file}: is no JSON.`)
  }
}

interface LockedPackage {
  name: string
  version: string
  /** Where npm puts it. */
  path: string
  /** Installed where the product runs; else only where it is developed. */
  isProduction: boolean
}

interface LockEntry {
  name?: string
  version?: string
  link?: boolean
  dev?: boolean
  devOptional?: boolean
}

interface Lock {
  packages: Record<string, LockEntry>
}

const installFolder = 'node_modules/'

/** What npm would install from the registry; our own packages are only linked. */
function readLock({ packages }: Lock): LockedPackage[] {
  return Object.entries(packages).flatMap(([path, { name, version, link, dev, devOptional }]) => {
    if (!path.includes(installFolder) || link || version === undefined) return []
    const installed = path.slice(path.lastIndexOf(installFolder) + installFolder.length)
    return [{ name: name ?? installed, version, path, isProduction: !dev && !devOptional }]
  })
}
