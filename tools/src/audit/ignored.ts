import { AuditError } from './read-advisories.ts'

/** An advisory that is known and doesn't matter here, for a while. */
export interface Ignored {
  id: string
  reason: string
  /** The last day it is ignored. */
  until: string
}

const day = /^\d{4}-\d{2}-\d{2}$/

/** Each needs a reason and an end, so that nothing is ignored for good. */
export function readIgnored(text: string, file: string): Ignored[] {
  const list = parse(text, file)
  if (!Array.isArray(list)) throw new AuditError(`${file}: is no list.`)
  return list.map((each: Partial<Ignored> | null, index) => {
    const { id, reason, until } = each ?? {}
    if (!id || !reason?.trim() || !until || !day.test(until))
      throw new AuditError(
        `${file}: entry ${index + 1} needs "id", "reason" and "until" (a day, 2027-01-31).`,
      )
    return { id, reason, until }
  })
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AuditError(`${file}: is no JSON.`)
  }
}
