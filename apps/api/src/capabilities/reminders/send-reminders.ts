import { openZoneClock } from '@butterleaf/domain/calendar/local-time'
import {
  keyOfReminder,
  nextReminder,
  type PlannedReminder,
  remindersBetween,
} from '@butterleaf/domain/reminders/planned-reminders'
import { type ReminderChannel, reminderChannels } from '@butterleaf/domain/reminders/reminder-choices'
import {
  cookingMinutesOf,
  type ReminderFacts,
  type ReminderWords,
  reminderWords,
} from '@butterleaf/domain/reminders/reminder-words'
import { readPersonTimes } from '#capabilities/account/operations.ts'
import { type FoundFeedPlan, findFeedPlan, pathOfPlace } from '#capabilities/calendar-feed/operations.ts'
import { readFoodsToThaw, readOpenShops } from '#capabilities/shopping-list/operations.ts'
import { hasLogOn } from '#capabilities/weight-tracker/operations.ts'
import type { PushOutcome } from '#platform/push/push-sender.ts'
import type { ReminderContext } from './operations.ts'
import * as store from './reminder-store.ts'
import type { Stopped } from './stop-link.ts'

/** What a process that was away finds later than that would only bother. */
const latestMinutes = 30
const msPerMinute = 60_000
/** So that a push service that is slow holds up few. */
const peopleAtOnce = 10

export type SendingHooks = Readonly<{
  isStopping(): boolean
  count(sent: Readonly<{ kind: string; channel: string; outcome: PushOutcome }>): void
}>

/**
 * DOOR-3: one round of the clock. Each reminder is claimed before it is sent, so that it comes at most once however many processes run
 * or end; one whose process ended in between doesn't come.
 */
export async function sendReminders(context: ReminderContext, hooks: SendingHooks): Promise<void> {
  const due = await store.findDuePeople(context.database.db, context.clock.now())
  const failures: unknown[] = []
  for (let at = 0; at < due.length && !hooks.isStopping(); at += peopleAtOnce) {
    const people = due.slice(at, at + peopleAtOnce)
    const ended = await Promise.allSettled(people.map((person) => remindPerson(context, person, hooks)))
    failures.push(...ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])))
  }
  if (failures.length > 0) throw failures[0]
}

async function remindPerson(
  context: ReminderContext,
  person: store.DuePerson,
  hooks: SendingHooks,
): Promise<void> {
  const { database, clock } = context
  const now = clock.now()
  const { userId, choices } = person
  const [times, found] = await Promise.all([
    readPersonTimes(database.db, userId),
    findFeedPlan(context, userId, now),
  ])
  const setting = { choices, mealTimes: times.mealTimes, clock: openZoneClock(times.timeZone) }
  const cookingsOn = cookingMinutesOf(found?.plan)
  const earliest = new Date(Math.max(person.lookedAt.getTime(), now.getTime() - latestMinutes * msPerMinute))
  const due = remindersBetween(earliest, now, setting, cookingsOn)
  const next = nextReminder(now, setting, cookingsOn)
  if (!(await store.claimPerson(database.db, person, { now, nextAt: next?.at }))) return
  // A person who may not see their plan is reminded of nothing.
  if (!found && (await context.access.accessOf(userId, now)) !== 'active') return
  const facts = await readFacts(context, userId, { found, due, mealTimes: times.mealTimes })
  for (const reminder of due) {
    const words = reminderWords(reminder, facts)
    if (words) await sendReminder(context, person, { reminder, words, found }, hooks)
  }
}

type Known = Readonly<{ found: FoundFeedPlan | undefined; due: readonly PlannedReminder[] }> &
  Pick<ReminderFacts, 'mealTimes'>

/** What costs more is read only for what is due. */
async function readFacts(
  context: ReminderContext,
  userId: string,
  { found, due, mealTimes }: Known,
): Promise<ReminderFacts> {
  const { db } = context.database
  const of = (kind: PlannedReminder['kind']) => due.filter((reminder) => reminder.kind === kind)
  const shops = found && of('shop').length > 0 ? await readOpenShops(context, found.loaded) : []
  const thawsFor = found && of('thaw').length > 0 ? await readFoodsToThaw(context, found.loaded) : () => []
  const weighed = new Set<string>()
  for (const { date } of of('weighIn')) if (await hasLogOn(db, userId, date)) weighed.add(date)
  return {
    plan: found && { ...found.plan, shops },
    mealTimes,
    thawsFor,
    hasWeighedIn: (date) => weighed.has(date),
  }
}

type Sending = Readonly<{
  reminder: PlannedReminder
  words: ReminderWords
  found: FoundFeedPlan | undefined
}>

async function sendReminder(
  context: ReminderContext,
  person: store.DuePerson,
  { reminder, words, found }: Sending,
  { count }: SendingHooks,
): Promise<void> {
  const { kind } = reminder
  const { userId, choices } = person
  const channels = reminderChannels.filter((channel) => choices.ways[kind][channel])
  const links = await context.stopLinks()
  for (const channel of channels) {
    const key = `${keyOfReminder(reminder)}:${channel}`
    if (!(await store.claimSending(context.database.db, userId, key, context.clock.now()))) continue
    const stop = links.tokenOf({ userId, kind, channel } satisfies Stopped)
    const message = { key, ...words, path: pathOf(words, found), stop }
    const outcomes = await ways[channel](context, person, message)
    for (const outcome of outcomes) count({ kind, channel, outcome })
  }
}

type Message = Readonly<{ key: string; title: string; text: string; path: string; stop: string }>
type Way = (
  context: ReminderContext,
  person: store.DuePerson,
  message: Message,
) => Promise<readonly PushOutcome[]>

const ways: Readonly<Record<ReminderChannel, Way>> = {
  push: async ({ database: { db }, push }, { userId }, { key, title, text, path, stop }) => {
    const payload = JSON.stringify({ key, title, text: text.slice(0, mostCharacters), path, stop })
    const subscriptions = await store.listSubscriptions(db, userId)
    return Promise.all(
      subscriptions.map(async ({ id, ...subscription }) => {
        const outcome = await push.send(subscription, payload)
        if (outcome === 'gone') await store.deleteSubscription(db, userId, id)
        return outcome
      }),
    )
  },
  mail: async ({ mail, publicUrl }, { mailTo }, { title, text, path, stop }) => {
    if (mailTo === undefined) return []
    const stopPage = `${publicUrl}/reminders/stop/${stop}`
    await mail.send({
      to: mailTo,
      subject: title,
      text: `${text}\n\n${publicUrl}${path}\n\nNo more of these? One press stops them:\n\n${stopPage}\n`,
      stopAt: `${publicUrl}/api/reminders/stop/${stop}`,
    })
    return ['sent']
  },
}

/** A message has to fit one record of 4 KB. */
const mostCharacters = 500

/** As `paths` of the web app spells them. */
function pathOf({ place }: ReminderWords, found: FoundFeedPlan | undefined): string {
  if (place === 'tracker') return '/weight-tracker'
  return place === 'plan' || !found ? '/app' : pathOfPlace(found.loaded, place)
}
