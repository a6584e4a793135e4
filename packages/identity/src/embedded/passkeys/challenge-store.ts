import type { Db } from '@butterleaf/server-kit/database/database'

/** What a challenge may be answered for, and the one sign-in, mailed link or account it was made for. */
export interface Ceremony {
  purpose: 'sign-in' | 'second-step' | 'reset' | 'add'
  boundTo: string
}

const lifetimeMinutes = 5

/** A further challenge takes the place of the one before, so a ceremony never holds more than one. */
export async function saveChallenge(
  db: Db,
  { purpose, boundTo }: Ceremony,
  { challenge, now }: { challenge: string; now: Date },
): Promise<void> {
  const made = { challenge, expires_at: new Date(now.getTime() + lifetimeMinutes * 60_000).toISOString() }
  await db
    .insertInto('idp_challenges')
    .values({ purpose, bound_to: boundTo, ...made })
    .onConflict((conflict) => conflict.columns(['purpose', 'bound_to']).doUpdateSet(made))
    .execute()
}

/** True once, for the ceremony it was made for: an answer that is sent again finds no challenge. */
export async function takeChallenge(
  db: Db,
  { purpose, boundTo }: Ceremony,
  { challenge, now }: { challenge: string; now: Date },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('idp_challenges')
    .where('purpose', '=', purpose)
    .where('bound_to', '=', boundTo)
    .where('challenge', '=', challenge)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteChallengesOf(db: Db, boundTo: string): Promise<void> {
  await db.deleteFrom('idp_challenges').where('bound_to', '=', boundTo).execute()
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('idp_challenges').where('expires_at', '<=', now.toISOString()).execute()
}
