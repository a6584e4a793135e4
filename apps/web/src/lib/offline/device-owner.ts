import { session } from '#lib/session/session.ts'

/** Who uses the device; undefined while nobody is known, as in a start without network. */
export function deviceOwner(): string | undefined {
  const { person } = session.current()
  return person && (person.email || person.name || undefined)
}

/** What was kept for somebody else is nobody's business here. */
export function isKeptForUs(keptFor: string | null): boolean {
  const here = deviceOwner()
  return here === undefined || keptFor === null || keptFor === here
}
