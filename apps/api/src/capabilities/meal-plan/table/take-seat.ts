import { leaveOutDefaults } from '@butterleaf/domain/onboarding/defaults'
import type { Eater, Questionnaire, Table } from '@butterleaf/domain/onboarding/questionnaire'
import { findEater } from '@butterleaf/domain/onboarding/table/eaters-at'
import { seatEater, unseatEater } from '@butterleaf/domain/onboarding/table/their-answers'
import { isUniqueViolation } from '@butterleaf/server-kit/database/database-errors'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { hashSecret } from '#platform/secrets.ts'
import type { WriteBeside } from '../change-plan.ts'
import { currentPlan } from '../load-plan.ts'
import type { LoadedPlan } from '../plan.ts'
import type { PlanContext } from '../plan-context.ts'
import { deleteInvitation, findInvitation, type Invitation } from './invitation-store.ts'
import { deleteSeat, findSeat, insertSeat, type Seat, saveSeatAnswers } from './seat-store.ts'
import { changeEaters, requireFit, settleTable } from './settle-table.ts'

/** TOG-4: an invitation with what it asks to. */
export type OpenInvitation = Readonly<{ invitation: Invitation; eater: Eater }>

/** The address opens nothing once it was used, withdrawn, or is over: which of them isn't told. */
export async function requireInvitation(context: PlanContext, secret: string): Promise<OpenInvitation> {
  const { database, clock, findHead } = context
  const invitation = await findInvitation(database.db, hashSecret(secret))
  if (!invitation || invitation.endsAt <= clock.now().toISOString()) throw ended()
  if (!(await findHead(invitation.userId))) throw ended()
  const { plan } = await currentPlan(context, invitation.userId)
  const eater = findEater(plan.answers, invitation.eaterId)
  if (!eater || eater.theirs) throw ended()
  return { invitation, eater }
}

function ended(): AppError {
  return new AppError('not-found', {
    detail: 'This invitation was used, withdrawn or has ended. Ask for another one.',
  })
}

type Joining = Readonly<{ userId: string; secret: string; answers: Questionnaire }>

/** TOG-4: the seat, the end of the invitation and the owner’s plan are written together. Of two who use one address, one is told. */
export async function takeSeat(context: PlanContext, { userId, secret, answers }: Joining): Promise<void> {
  const { db } = context.database
  const { invitation } = await requireInvitation(context, secret)
  const { userId: ownerId, eaterId, firstName: ownerName } = invitation
  if (ownerId === userId) throw new AppError('conflict', { detail: 'This is your own table.' })
  const other = await findSeat(db, userId)
  if (other) throw seatedAlready(other.ownerName)
  const joinedAt = context.clock.now().toISOString()
  const seat: Seat = { userId, ownerId, eaterId, ownerName, answers: leaveOutDefaults(answers), joinedAt }
  const write: WriteBeside = async (transaction) => {
    if (!(await deleteInvitation(transaction, invitation, hashSecret(secret)))) throw ended()
    await insertSeat(transaction, seat)
  }
  try {
    await changeEater(context, seat, {
      write,
      change: (eater) => {
        if (eater.theirs) throw ended()
        return seatEater(eater, seat.answers)
      },
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw seatedAlready((await findSeat(db, userId))?.ownerName)
    throw error
  }
}

function seatedAlready(owner: string | null | undefined): AppError {
  const table = owner ? `${owner}’s table` : 'a table'
  return new AppError('conflict', { detail: `You eat along at ${table} already. Leave it first.` })
}

/** TOG-4: their plates follow at once; a dish that they may not eat now is drawn again. */
export async function changeSeat(
  context: PlanContext,
  userId: string,
  answers: Questionnaire,
): Promise<void> {
  const seat = { ...(await requireSeat(context, userId)), answers: leaveOutDefaults(answers) }
  await changeEater(context, seat, {
    write: async (transaction) => {
      if (!(await saveSeatAnswers(transaction, seat, context.clock.now()))) throw new AppError('not-found')
    },
    change: (eater) => {
      if (!eater.theirs) throw new AppError('not-found')
      return isSame(eater.answers, seat.answers) ? eater : seatEater(eater, seat.answers)
    },
  })
}

function isSame(one: Questionnaire, other: Questionnaire): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** TOG-4: their name stays, with the share that the owner said. */
export async function leaveSeat(context: PlanContext, userId: string): Promise<void> {
  const seat = await requireSeat(context, userId)
  await changeEater(context, seat, {
    write: (transaction) => deleteSeat(transaction, seat),
    change: unseatEater,
  })
  // Nothing is written beside a plan that doesn't change.
  await deleteSeat(context.database.db, seat)
}

async function requireSeat({ database }: PlanContext, userId: string): Promise<Seat> {
  const seat = await findSeat(database.db, userId)
  if (!seat) throw new AppError('not-found', { detail: 'You don’t eat along at a table.' })
  return seat
}

type EaterChange = Readonly<{ write: WriteBeside; change: (eater: Eater) => Eater }>

/** As a change of the owner’s plan, so that it waits for others of it, and devices hear of it. */
async function changeEater(
  context: PlanContext,
  { ownerId, eaterId }: Seat,
  { write, change }: EaterChange,
): Promise<void> {
  const head = await context.findHead(ownerId)
  if (!head) throw new AppError('not-found')
  const changeOwners = async (loaded: LoadedPlan) => {
    const { table } = loaded.plan.answers
    const eater = findEater(loaded.plan.answers, eaterId)
    if (!table || !eater) throw new AppError('not-found')
    const changed = change(eater)
    if (changed === eater) return loaded.plan
    const { answers } = changed
    if (answers) await requireFit(context, loaded, { eater: { ...changed, answers }, field: 'personality' })
    return settleTable(context, loaded, withEater(table, changed))
  }
  await changeEaters(context, { userId: ownerId, planId: head.planId }, changeOwners, write)
}

function withEater({ version, eaters }: Table, changed: Eater): Table {
  return { version: version + 1, eaters: eaters.map((eater) => (eater.id === changed.id ? changed : eater)) }
}
