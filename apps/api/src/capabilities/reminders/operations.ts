import { randomUUID } from 'node:crypto'
import {
  choiceFaults,
  isWanted,
  type ReminderChoices,
  reminderKinds,
  usualReminders,
  withoutWay,
} from '@butterleaf/domain/reminders/reminder-choices'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { Caller } from '@butterleaf/server-kit/http/caller'
import { findMailAddress, noteTimeZone } from '#capabilities/account/operations.ts'
import type { CalendarContext } from '#capabilities/calendar-feed/operations.ts'
import type { AppContext } from '#platform/app-context.ts'
import { arePushKeys } from '#platform/push/encrypt-push.ts'
import type { PushSubscription } from '#platform/push/push-sender.ts'
import * as store from './reminder-store.ts'
import type { StopLinks } from './stop-link.ts'

export { deleteOldSendings } from './reminder-store.ts'

export type ReminderContext = CalendarContext &
  Pick<AppContext, 'push' | 'mail' | 'identity'> &
  Readonly<{ stopLinks(): Promise<StopLinks> }>

export type ShownReminders = Readonly<{
  choices: ReminderChoices
  mailTo: string | undefined
  subscriptions: readonly store.StoredSubscription[]
}>

/** A person's phone, tablet and computers, and then some. */
const mostSubscriptions = 10

export async function readReminders(context: ReminderContext, caller: Caller): Promise<ShownReminders> {
  const { db } = context.database
  const [stored, mailTo, subscriptions] = await Promise.all([
    store.findReminders(db, caller.userId),
    findMailAddress(context, caller),
    store.listSubscriptions(db, caller.userId),
  ])
  return { choices: stored?.choices ?? usualReminders, mailTo, subscriptions }
}

export async function saveReminders(
  context: ReminderContext,
  caller: Caller,
  { choices, timeZone }: Readonly<{ choices: ReminderChoices; timeZone: string | undefined }>,
): Promise<void> {
  const mailTo = await findMailAddress(context, caller)
  const faults = choiceFaults(choices).map(({ field, message }) => ({ field: `kinds.${field}`, message }))
  const mailed = reminderKinds.find((kind) => choices.ways[kind].mail)
  if (mailed && mailTo === undefined) {
    const message = 'Confirm your e-mail address first: the link is in the first mail we sent.'
    faults.push({ field: `kinds.${mailed}.mail`, message })
  }
  if (faults.length > 0) throw new AppError('invalid-input', { faults })
  await noteTimeZone(context, caller.userId, timeZone)
  await store.writeReminders(context.database.db, caller.userId, { choices, mailTo }, context.clock.now())
}

/** Of too many browsers the oldest is dropped: a person doesn't know which one that was. */
export async function subscribe(
  { database: { db }, clock, queueChange }: ReminderContext,
  userId: string,
  subscription: PushSubscription,
): Promise<string> {
  if (!arePushKeys(subscription)) {
    const faults = [{ field: 'keys', message: 'These are no keys of a browser.' }]
    throw new AppError('invalid-input', { faults })
  }
  const stored = { ...subscription, id: randomUUID(), createdAt: clock.now().toISOString() }
  await queueChange(userId, () =>
    db.transaction().execute(async (transaction) => {
      await store.insertSubscription(transaction, userId, stored)
      const all = await store.listSubscriptions(transaction, userId)
      for (const { id } of all.slice(0, -mostSubscriptions))
        await store.deleteSubscription(transaction, userId, id)
    }),
  )
  return stored.id
}

export async function unsubscribe(context: ReminderContext, userId: string, id: string): Promise<void> {
  if (!(await store.deleteSubscription(context.database.db, userId, id))) throw new AppError('not-found')
}

/** DOOR-3: one press. Pressed again it changes nothing. */
export async function stopReminders(context: ReminderContext, token: string): Promise<void> {
  const { database, clock } = context
  const stopped = (await context.stopLinks()).read(token)
  if (!stopped) throw new AppError('not-found', { detail: 'This link is none of ours.' })
  const { userId, kind, channel } = stopped
  await database.db.transaction().execute(async (transaction) => {
    const found = await store.findReminders(transaction, userId)
    if (!found || !isWanted(found.choices, kind)) return
    const choices = withoutWay(found.choices, kind, channel)
    await store.writeReminders(transaction, userId, { ...found, choices }, clock.now())
  })
}
