import type { Db } from '@butterleaf/server-kit/database/database'
import { deleteEndedSessions } from '../tokens/ended-sessions-store.ts'
import { deleteExpiredMailTokens } from './mail/mail-token-store.ts'
import { deleteExpiredChallenges } from './passkeys/challenge-store.ts'
import { deleteExpiredSecondSteps } from './passkeys/second-step-store.ts'
import { deleteOldAttempts } from './passwords/attempt-store.ts'
import { deleteExpiredRecords } from './record-store.ts'
import { deleteDevicesUnseenSince } from './sessions/device-store.ts'

const dayMs = 86_400_000
const attemptDays = 2
/** Longer than any session lives without being seen. */
const unseenDays = 15

/** Deletes expired rows. Nothing depends on it, since expired rows are never read. */
export async function sweepIdentity(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  await deleteExpiredRecords(db, now)
  await deleteExpiredMailTokens(db, now)
  await deleteExpiredChallenges(db, now)
  await deleteExpiredSecondSteps(db, now)
  await deleteOldAttempts(db, { startedBefore: daysAgo(attemptDays), now })
  await deleteDevicesUnseenSince(db, daysAgo(unseenDays))
  await deleteEndedSessions(db, daysAgo(unseenDays))
}
