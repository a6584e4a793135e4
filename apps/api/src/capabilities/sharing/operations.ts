import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Shared, ShareKind } from '@butterleaf/contract/sharing/calls'
import { addDays, type IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { SentTick } from '@butterleaf/domain/shopping-list/record-ticks'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { Caller } from '@butterleaf/server-kit/http/caller'
import { findFirstName } from '#capabilities/account/operations.ts'
import { currentPlan, openPlanStream } from '#capabilities/meal-plan/operations.ts'
import { saveTicks } from '#capabilities/shopping-list/operations.ts'
import { hashSecret, makeSecret } from '#platform/secrets.ts'
import { ended, endOf, openWeek, requireOpen, type SharingContext, weekKeyOf, weekSeen } from './open-week.ts'
import { presentShared } from './present-shared.ts'
import * as store from './store.ts'

export { deleteSharesEndedBefore } from './store.ts'

/** A household and its visitors, for several weeks. */
export const mostShares = 20
/** A client opens it again, and is refused once the link has ended. */
const streamMs = 3_600_000

/** TOG-5: the secret is told here alone; the database has its hash. */
export async function createShare(
  context: SharingContext,
  caller: Caller,
  { kind, week }: Readonly<{ kind: ShareKind; week: number | undefined }>,
): Promise<Readonly<{ id: string; secret: string }>> {
  const { database, clock, queueChange } = context
  const { userId } = caller
  const loaded = await currentPlan(context, userId)
  const [id, secret] = [randomUUID(), makeSecret(16)]
  const share: store.Share = {
    ...{ userId, id, kind },
    week: week === undefined ? undefined : { listId: loaded.plan.active.listId, index: week - 1 },
    firstName: await findFirstName(context, caller),
    createdAt: clock.now().toISOString(),
    endsOn: endOf(loaded),
  }
  await queueChange(userId, async () => {
    if ((await listShares(context, userId)).length >= mostShares) throw tooMany()
    await store.insertShare(database.db, share, hashSecret(secret))
  })
  return { id, secret }
}

function tooMany(): AppError {
  const detail = `There is room for ${mostShares} links. Stop sharing one that nobody needs.`
  return new AppError('conflict', { detail })
}

/** Those that ended with their plan are deleted: they open nothing any more. */
export async function listShares(context: SharingContext, userId: string): Promise<store.Share[]> {
  const { db } = context.database
  const open: store.Share[] = []
  for (const share of await store.findShares(db, userId)) {
    const opened = await openWeek(context, share)
    if (opened) open.push({ ...share, endsOn: opened.endsOn })
    // Without a plan a link to the current week waits for the next one.
    else if (share.week || isPast(share, context.clock.now()))
      await store.deleteShareRow(db, userId, share.id)
    else open.push(share)
  }
  return open
}

/** Wherever its owner is. */
function isPast({ endsOn }: store.Share, now: Date): boolean {
  return now.toISOString().slice(0, 10) > addDays(endsOn as IsoDate, 1)
}

export async function readShare(context: SharingContext, userId: string, id: string): Promise<store.Share> {
  const share = (await listShares(context, userId)).find((one) => one.id === id)
  if (!share) throw new AppError('not-found')
  return share
}

/** TOG-5: pages that show it hear of it at once, and find nothing. */
export async function deleteShare(context: SharingContext, userId: string, id: string): Promise<void> {
  const { database, events } = context
  const news = { userId, listMark: '' }
  await database.db.transaction().execute(async (transaction) => {
    if (!(await store.deleteShareRow(transaction, userId, id))) throw new AppError('not-found')
    await events.announceIn(transaction, news)
  })
  events.announceHere(news)
}

export async function openShare(context: SharingContext, secret: string): Promise<Shared> {
  return presentShared(context, await requireOpen(context, secret))
}

export async function tickShared(
  context: SharingContext,
  secret: string,
  { ticks, from }: Readonly<{ ticks: readonly SentTick[]; from: string | undefined }>,
): Promise<Shared> {
  const opened = await requireOpen(context, secret)
  if (opened.share.kind !== 'list') throw ended()
  const seen = weekSeen(opened, from)
  if (seen) await saveTicks(context, weekKeyOf(seen), ticks)
  return presentShared(context, opened)
}

/** TOG-5: of the plan's news it hears that something changed, and nothing once the link has ended. */
export async function watchShared(
  context: SharingContext,
  secret: string,
): Promise<Readonly<{ share: store.Share; stream: Readable }>> {
  const { share } = await requireOpen(context, secret)
  const { events, findHead } = context
  const mayWatch = () =>
    requireOpen(context, secret).then(
      () => true,
      () => false,
    )
  const stream = openPlanStream(
    {
      // What was eaten changes what is bought, and is nobody else's business.
      listen: (userId, listener) =>
        events.listen(userId, (news) =>
          listener(news && 'foodLog' in news ? { userId, listMark: '' } : news),
        ),
    },
    {
      userId: share.userId,
      seen: undefined,
      currentVersion: async () => (await findHead(share.userId))?.version,
      lifeMs: streamMs,
      mayWatch,
    },
  )
  return { share, stream }
}
