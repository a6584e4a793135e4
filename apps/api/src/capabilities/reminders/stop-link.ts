import { createHmac } from 'node:crypto'
import {
  type ReminderChannel,
  type ReminderKind,
  reminderChannels,
  reminderKinds,
} from '@butterleaf/domain/reminders/reminder-choices'
import type { Db } from '@butterleaf/server-kit/database/database'
import { openServiceSecret } from '@butterleaf/server-kit/database/service-secret'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import { isSameSecret } from '@butterleaf/server-kit/process/same-secret'

/** What a link stops: one kind, by one way. */
export type Stopped = Readonly<{ userId: string; kind: ReminderKind; channel: ReminderChannel }>

const macCharacters = 22

/** Signed, so that it needs no sign-in, and stops what it came with alone. */
export async function openStopLinks({ db, clock }: Readonly<{ db: Db; clock: Clock }>) {
  const secret = await openServiceSecret(db, 'reminder-links', clock)
  const macOf = (text: string) =>
    createHmac('sha256', secret).update(text).digest('base64url').slice(0, macCharacters)
  return {
    tokenOf({ userId, kind, channel }: Stopped): string {
      const text = `${userId}~${kind}~${channel}`
      return `${text}~${macOf(text)}`
    },
    /** Undefined for a token that isn't ours. */
    read(token: string): Stopped | undefined {
      const [userId = '', kind, channel, mac = ''] = token.split('~')
      if (!isSameSecret(mac, macOf(`${userId}~${kind}~${channel}`))) return undefined
      return { userId, kind: asOneOf(reminderKinds, kind), channel: asOneOf(reminderChannels, channel) }
    },
  }
}

export type StopLinks = Awaited<ReturnType<typeof openStopLinks>>

function asOneOf<Value extends string>(values: readonly Value[], text: string | undefined): Value {
  const found = values.find((value) => value === text)
  if (found === undefined) throw new Error(`We signed “${text}”, which is none of ${values.join(', ')}.`)
  return found
}
