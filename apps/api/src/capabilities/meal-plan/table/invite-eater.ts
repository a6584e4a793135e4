import { findEater } from '@butterleaf/domain/onboarding/table/eaters-at'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { Caller } from '@butterleaf/server-kit/http/caller'
import { hashSecret, makeSecret } from '#platform/secrets.ts'
import { ownPlan, type PlanKey } from '../load-plan.ts'
import type { PlanContext } from '../plan-context.ts'
import { deleteInvitation, type Invitation, saveInvitation } from './invitation-store.ts'

/** What invitations need besides the plan. */
export type SeatContext = PlanContext &
  Readonly<{
    publicUrl: string
    /** As others may see it; null where none is known. */
    firstNameOf(caller: Caller): Promise<string | null>
    /** Whether the person has a subscription. */
    hasAccess(userId: string): Promise<boolean>
  }>

export type EaterKey = PlanKey & Readonly<{ eaterId: string }>

/** Long enough to be found in a message after a holiday. */
const daysOpen = 14
const msPerDay = 86_400_000

/** TOG-4: the secret is told here alone; the database has its hash. */
export async function inviteEater(
  context: SeatContext,
  caller: Caller,
  key: EaterKey,
): Promise<Readonly<{ secret: string; endsAt: string }>> {
  const { database, clock, queueChange } = context
  const now = clock.now()
  const secret = makeSecret(16)
  const endsAt = new Date(now.getTime() + daysOpen * msPerDay).toISOString()
  const firstName = await context.firstNameOf(caller)
  // Not beside a change that takes the eater off the table.
  await queueChange(key.userId, async () => {
    const eater = await requireEater(context, key)
    if (eater.theirs)
      throw new AppError('conflict', { detail: `${eater.name} types their own answers already.` })
    const invitation: Invitation = { userId: key.userId, eaterId: key.eaterId, firstName, endsAt }
    await saveInvitation(database.db, invitation, { secretHash: hashSecret(secret), now })
  })
  return { secret, endsAt }
}

export async function withdrawInvitation(context: SeatContext, key: EaterKey): Promise<void> {
  await ownPlan(context, key)
  if (!(await deleteInvitation(context.database.db, key))) throw new AppError('not-found')
}

async function requireEater(context: SeatContext, key: EaterKey) {
  const { plan } = await ownPlan(context, key)
  const eater = findEater(plan.answers, key.eaterId)
  if (!eater) throw new AppError('not-found')
  return eater
}
