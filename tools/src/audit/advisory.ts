/** The part of an OSV record (https://ossf.github.io/osv-schema) that an audit reads. */
export interface Advisory {
  id: string
  aliases: string[]
  summary: string
  severity: string
  withdrawn: boolean
  affected: Affected[]
}

export interface Affected {
  ecosystem: string
  name: string
  versions: string[]
  ranges: VersionRange[]
}

export interface VersionRange {
  type: string
  events: VersionEvent[]
}

/** One of the three. */
export interface VersionEvent {
  introduced?: string
  fixed?: string
  last_affected?: string
}

type Fields = Record<string, unknown>

/** Undefined when it isn't an OSV record. */
export function readAdvisory(value: unknown): Advisory | undefined {
  if (!isFields(value) || typeof value.id !== 'string' || !Array.isArray(value.affected)) return undefined
  const affected = value.affected.map(readAffected)
  if (affected.includes(undefined)) return undefined
  return {
    id: value.id,
    aliases: textsIn(value.aliases),
    summary: typeof value.summary === 'string' ? value.summary : '',
    severity: severityOf(value),
    withdrawn: typeof value.withdrawn === 'string',
    affected: affected.filter((each) => each !== undefined),
  }
}

function readAffected(value: unknown): Affected | undefined {
  if (!isFields(value)) return undefined
  const { package: named = {}, versions, ranges = [] } = value
  if (!isFields(named) || !Array.isArray(ranges) || !ranges.every(isRange)) return undefined
  const { ecosystem = '', name = '' } = named
  return { ecosystem: String(ecosystem), name: String(name), versions: textsIn(versions), ranges }
}

function isRange(value: unknown): value is VersionRange {
  return (
    isFields(value) &&
    typeof value.type === 'string' &&
    Array.isArray(value.events) &&
    value.events.every(isEvent)
  )
}

function isEvent(value: unknown): value is VersionEvent {
  return isFields(value) && Object.values(value).every((version) => typeof version === 'string')
}

/** In the database's own word where it has one, else the score as it is written. */
function severityOf({ database_specific: own, severity }: Fields): string {
  if (isFields(own) && typeof own.severity === 'string') return own.severity.toLowerCase()
  const [first] = Array.isArray(severity) ? (severity as unknown[]) : []
  return isFields(first) && typeof first.score === 'string' ? first.score : 'unknown'
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
