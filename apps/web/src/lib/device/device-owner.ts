import { session } from '#lib/session/session.ts'

/** Who signed in here last; what the device keeps is theirs. */
export const ownerKey = 'butterleaf.owner'

/** Who uses the device; undefined while nobody is known, as in a start without network. */
export function deviceOwner(): string | undefined {
  return session.current().person?.id
}

/** The same, and without a network whoever was here last. */
export function lastOwner(): string | undefined {
  try {
    return deviceOwner() ?? localStorage.getItem(ownerKey) ?? undefined
  } catch {
    return deviceOwner()
  }
}

/** What was kept for somebody else is nobody's business here. */
export function isKeptForUs(keptFor: string | null): boolean {
  const here = deviceOwner()
  return here === undefined || keptFor === null || keptFor === here
}
