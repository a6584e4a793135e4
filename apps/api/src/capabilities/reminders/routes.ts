import {
  reminderCalls,
  type WireReminderKinds,
  type WireReminders,
} from '@butterleaf/contract/reminders/calls'
import * as schema from '@butterleaf/contract/reminders/schemas'
import type { LocalTime } from '@butterleaf/domain/calendar/local-time'
import type { ReminderChoices } from '@butterleaf/domain/reminders/reminder-choices'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { hiddenRoute } from '@butterleaf/server-kit/http/hidden-route'
import { serve, servePublic } from '@butterleaf/server-kit/http/serve'
import { usersZone } from '@butterleaf/server-kit/http/users-day'
import { countedBy, limitLoad, limitTries } from '@butterleaf/server-kit/limits/limit-tries'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Counter } from 'prom-client'
import {
  type ReminderContext,
  readReminders,
  type ShownReminders,
  saveReminders,
  stopReminders,
  subscribe,
  unsubscribe,
} from './operations.ts'
import { sendReminders } from './send-reminders.ts'
import { openStopLinks, type StopLinks } from './stop-link.ts'
import { noSuchLinkPage, stopPage, stoppedPage } from './stop-page.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** DOOR-3: one round of the clock. */
    sendReminders(): Promise<void>
  }
}

/** A browser subscribes once and again when it got another address. */
const subscriptionsOfPerson = { perHour: 30, perDay: 100 }
const stopsOfNetwork = { perMinute: 30 }

/** DOOR-3: a person chooses and stops with or without a subscription; sent is only what they may see. */
export function reminderRoutes(app: FastifyInstance, parts: Omit<ReminderContext, 'stopLinks'>): void {
  let links: Promise<StopLinks> | undefined
  const stopLinks = () => {
    links ??= openStopLinks({ db: parts.database.db, clock: parts.clock })
    return links
  }
  const context = { ...parts, stopLinks }
  const sent = new Counter({
    name: 'reminders_total',
    help: 'Reminders that were sent, refused, or met a browser that had gone',
    labelNames: ['kind', 'channel', 'outcome'],
    registers: [app.metrics],
  })
  app.decorate('sendReminders', () =>
    sendReminders(context, { isStopping: app.isDraining, count: (labels) => sent.inc(labels) }),
  )
  serve(app, reminderCalls.read, schema.readReminders, async ({ caller }) =>
    presentReminders(context, await readReminders(context, caller)),
  )
  serve(app, reminderCalls.save, schema.saveReminders, async ({ caller, body, request }) => {
    await saveReminders(context, caller, { choices: choicesOf(body), timeZone: usersZone(request) })
    return presentReminders(context, await readReminders(context, caller))
  })
  serve(app, reminderCalls.unsubscribe, schema.unsubscribe, async ({ caller, params }) => {
    await unsubscribe(context, caller.userId, params.id)
    return undefined
  })
  app.register(async (scope) => {
    limitTries(scope, { ...subscriptionsOfPerson, keyOf: countedBy.person })
    serve(scope, reminderCalls.subscribe, schema.subscribe, async ({ caller, body }) => {
      const keys = { p256dh: plain(body.keys.p256dh), auth: plain(body.keys.auth) }
      return { id: await subscribe(context, caller.userId, { endpoint: body.endpoint, ...keys }) }
    })
  })
  stopRoutes(app, context)
}

function stopRoutes(app: FastifyInstance, context: ReminderContext): void {
  app.register(async (scope) => {
    limitLoad(scope, { ...stopsOfNetwork, keyOf: countedBy.network })
    servePublic(scope, reminderCalls.stop, schema.stopReminders, async ({ params }) => {
      await stopReminders(context, params.token)
      return undefined
    })
    const address = '/reminders/stop/:token'
    scope.get(address, hiddenRoute, async (_request, reply) => sendPage(reply, 200, stopPage()))
    scope.post<{ Params: { token: string } }>(address, hiddenRoute, async ({ params }, reply) => {
      try {
        await stopReminders(context, params.token)
        return sendPage(reply, 200, stoppedPage())
      } catch (error) {
        if (!(error instanceof AppError) || error.kind !== 'not-found') throw error
        return sendPage(reply, 404, noSuchLinkPage())
      }
    })
  })
}

/** The address holds what stops. */
function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .send(page)
}

/** Some browsers pad. */
function plain(key: string): string {
  return key.replace(/=+$/, '')
}

type Sent = Pick<WireReminders, 'kinds' | 'quiet'>

function choicesOf({ kinds, quiet }: Sent): ReminderChoices {
  const { thaw, cook, shop, weighIn, planEnd } = kinds
  const time = (text: string) => text as LocalTime
  const waysOf = ({ push, mail }: WireReminderKinds['cook']) => ({ push, mail })
  return {
    ways: {
      thaw: waysOf(thaw),
      cook: waysOf(cook),
      shop: waysOf(shop),
      weighIn: waysOf(weighIn),
      planEnd: waysOf(planEnd),
    },
    at: { thaw: time(thaw.at), shop: time(shop.at), weighIn: time(weighIn.at), planEnd: time(planEnd.at) },
    weighInOn: weighIn.weekdays,
    quiet: { from: time(quiet.from), until: time(quiet.until) },
  }
}

function presentReminders(
  { push }: ReminderContext,
  { choices: { ways, at, weighInOn, quiet }, mailTo, subscriptions }: ShownReminders,
): WireReminders {
  return {
    kinds: {
      thaw: { ...ways.thaw, at: at.thaw },
      cook: ways.cook,
      shop: { ...ways.shop, at: at.shop },
      weighIn: { ...ways.weighIn, at: at.weighIn, weekdays: [...weighInOn] },
      planEnd: { ...ways.planEnd, at: at.planEnd },
    },
    quiet,
    mailTo: mailTo ?? null,
    publicKey: push.publicKey,
    subscriptions: subscriptions.map(({ id, endpoint, createdAt }) => {
      return { id, endpoint, createdAt }
    }),
  }
}
