import { weekdays } from '@butterleaf/domain/calendar/weekday'
import { z } from 'zod'
import { localTime } from '../account/schemas.ts'
import type { CallSchema } from '../call.ts'

const ways = {
  push: z.boolean().describe('As a notification of the browsers that subscribed'),
  mail: z.boolean().describe('To the account’s confirmed address'),
}
const timed = z.object({ ...ways, at: localTime.describe('In the account’s time zone') })

const kinds = z.object({
  thaw: timed.describe('The evening before: what to take out of the freezer'),
  cook: z.object(ways).describe('As long before a meal as it takes to cook'),
  shop: timed.describe('On a shopping day with something to buy'),
  weighIn: timed
    .extend({ weekdays: z.array(z.enum(weekdays)).max(weekdays.length) })
    .describe('Unless the person has weighed in that day'),
  planEnd: timed.describe('Three days before the plan’s last'),
})
const quiet = z
  .object({ from: localTime, until: localTime })
  .describe('Nothing comes within; the same time twice is none')

const remindersSchema = z
  .object({
    kinds,
    quiet,
    mailTo: z.string().nullable().describe('Null where there is no confirmed address'),
    publicKey: z.string().describe('By which a browser subscribes (VAPID), in base64url'),
    subscriptions: z.array(
      z.object({
        id: z.string(),
        endpoint: z.string().describe('As the browser gave it, by which it knows itself again'),
        createdAt: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'Reminders' })

export const readReminders = {
  summary: 'What the person is reminded of, when and how; nothing until they choose it',
  answer: remindersSchema,
} satisfies CallSchema

export const saveReminders = {
  summary:
    'Choose reminders; what is done isn’t told, nor anything on days away. The first time sets the time zone to that of the request',
  body: z.object({ kinds, quiet }),
  answer: remindersSchema,
} satisfies CallSchema

const key = (characters: number) => z.string().regex(new RegExp(`^[\\w-]{${characters}}=*$`))

export const subscribe = {
  summary: 'Send reminders to a browser; its subscription as the Push API gives it',
  body: z.object({
    endpoint: z
      .url({ protocol: /^https$/, error: 'must be an https address' })
      .max(1000)
      .describe('Of the browser’s push service'),
    keys: z.object({ p256dh: key(87), auth: key(22) }),
  }),
  answer: z.object({ id: z.string() }).meta({ id: 'CreatedSubscription' }),
  answerStatus: 201,
} satisfies CallSchema

export const unsubscribe = {
  summary: 'Send no more to a browser',
  params: z.object({ id: z.string().min(1).max(40) }),
} satisfies CallSchema

export const stopReminders = {
  summary: 'Stop one kind of reminder by the link that came with it; it needs no sign-in',
  public: true,
  params: z.object({ token: z.string().regex(/^[\w.~-]{20,200}$/, 'This link is none of ours.') }),
} satisfies CallSchema
