import { userIdOf } from '@butterleaf/identity/user-id'
import type { Db } from '@butterleaf/server-kit/database/database'
import type { Caller } from '@butterleaf/server-kit/http/caller'
import { forEachIndependently } from '@butterleaf/server-kit/process/for-each-independently'
import { deleteTokensExpiredBefore, deleteUser } from '#capabilities/account/operations.ts'
import {
  deleteInvitationsEndedBefore,
  deleteOldChanges,
  deletePlan,
  findSeat,
} from '#capabilities/meal-plan/operations.ts'
import { deleteOldSendings } from '#capabilities/reminders/operations.ts'
import { deleteSharesEndedBefore } from '#capabilities/sharing/operations.ts'
import { deletePageViewsBefore } from '#capabilities/site/operations.ts'
import { findKnown } from '#capabilities/subscription/operations.ts'
import type { AppContext } from '#platform/app-context.ts'
import { deleteAnonymousInvoices, findNewestTrace, findUnpaidPlanners, findUsersSince } from './store.ts'

/** LAND-7, as the policies in content/policies promise. */
const keptYears = 5
/** MAP-1: how long a plan waits to be paid for. */
const unpaidPlanDays = 30
/** DOOR-1: how long the list of tokens still shows one that expired. */
const expiredTokenDays = 30
/** DOOR-3: longer than any reminder can come again. */
const sentReminderDays = 60
/** TOG-5: a link to the current week that nobody opens is known to have ended late. */
const endedShareDays = 60
const dayMs = 86_400_000
/** Without any activity for this long, most likely the machine's clock is wrong. */
const likelyYears = 2

export type Expiry = { ok: true; gone: number } | { ok: false; reason: 'clock-doubtful' }

/**
 * Deletes everything that has been kept for five years: people whose last paid period ended or who signed up without paying
 * that long ago, invoices of deleted accounts, and page counts; what plans' histories no longer show, and plans that nobody paid for. Returns how many people were deleted. A deletion can't be
 * undone, so a clock that jumped years ahead must not look like years that have passed.
 */
export async function deleteExpired(context: AppContext, isStopping = () => false): Promise<Expiry> {
  const { config, clock, database } = context
  const { db } = database
  const now = clock.now()
  const newest = await findNewestTrace(db)
  if (!newest || newest < yearsBefore(now, likelyYears)) return { ok: false, reason: 'clock-doubtful' }
  const before = yearsBefore(now, keptYears)
  await deletePageViewsBefore(db, before.toISOString().slice(0, 10))
  await deleteAnonymousInvoices(db, before)
  await deleteOldChanges(db, now)
  await deleteOldSendings(db, new Date(now.getTime() - sentReminderDays * dayMs))
  await deleteTokensExpiredBefore(db, new Date(now.getTime() - expiredTokenDays * dayMs))
  const sharesBefore = new Date(now.getTime() - endedShareDays * dayMs)
  await deleteSharesEndedBefore(db, sharesBefore.toISOString().slice(0, 10))
  await deleteInvitationsEndedBefore(db, now)
  // Where access is free, there is no last paid period to count from.
  if (config.grantsAccess) return { ok: true, gone: 0 }
  await deleteUnpaidPlans(db, new Date(now.getTime() - unpaidPlanDays * dayMs), isStopping)
  let gone = 0
  await forEachIndependently(listPeopleSince(context, before), async (person) => {
    if (isStopping() || !(await isLapsed(context, person.userId, before))) return
    await deleteUser(context, person)
    gone += 1
  })
  return { ok: true, gone }
}

/** MAP-1 */
async function deleteUnpaidPlans(db: Db, before: Date, isStopping: () => boolean): Promise<void> {
  for (let found = await findUnpaidPlanners(db, before); found.length > 0 && !isStopping(); ) {
    for (const userId of found) await deletePlan(db, userId)
    found = await findUnpaidPlanners(db, before)
  }
}

/** Everyone who signed up that long ago: by their accounts where those are ours, then by their other rows. */
async function* listPeopleSince(
  { identity, database: { db } }: AppContext,
  before: Date,
): AsyncGenerator<Caller> {
  const { accounts, settings } = identity
  let after = ''
  for (let found = await accounts?.listSince(db, { before, after }); found?.length; ) {
    for (const subject of found) yield { userId: userIdOf(settings.issuer, subject), subject }
    after = found.at(-1) ?? after
    found = await accounts?.listSince(db, { before, after })
  }
  after = ''
  for (let found = await findUsersSince(db, { before, after }); found.length > 0; ) {
    // Of an account at an outside provider we know only our own id.
    for (const userId of found) yield { userId, subject: '' }
    after = found.at(-1) ?? after
    found = await findUsersSince(db, { before, after })
  }
}

/** A person who never bought is lapsed; a person with a pending purchase isn't, nor who eats along (TOG-4). */
async function isLapsed({ database }: AppContext, userId: string, before: Date): Promise<boolean> {
  if (await findSeat(database.db, userId)) return false
  const known = await findKnown(database.db, userId)
  if (!known) return true
  if (!known.account) return false
  const { state, termEndsAt, endedAt } = known.account.subscription
  return state !== 'active' && new Date(endedAt ?? termEndsAt) < before
}

function yearsBefore(date: Date, years: number): Date {
  const then = new Date(date)
  then.setUTCFullYear(then.getUTCFullYear() - years)
  return then
}
