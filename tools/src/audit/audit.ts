import fs from 'node:fs'
import path from 'node:path'
import { countsAgainst, findHits, type Hit } from './find-hits.ts'
import { readIgnored } from './ignored.ts'
import { AuditError, readAdvisories } from './read-advisories.ts'
import { type Lock, readLock } from './read-lock.ts'

export const usage = `npm run audit -- FILE|FOLDER

Compares package-lock.json with OSV advisories (https://ossf.github.io/osv-schema) that you have fetched:
one .json record or list, one .ndjson or .jsonl, or a folder of them. Nothing is fetched here.
Exit code 1: an advisory is about a package that production installs.
audit-ignore.json, beside package-lock.json, lists what is known: [{ "id", "reason", "until": "2027-01-31" }].`

interface Asked {
  place: string
  /** The folder of package-lock.json. */
  root: string
  today: string
}

/** What is printed, and whether something counts against the product. */
export function audit({ place, root, today }: Asked): { lines: string[]; isFine: boolean } {
  const lockFile = path.join(root, 'package-lock.json')
  if (!fs.existsSync(lockFile)) throw new AuditError(`${lockFile}: there is no such file.`)
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
