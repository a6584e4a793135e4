import { answerBillingUnavailable } from '@butterleaf/billing/billing-unavailable'
import { type SubscriptionAnswer, subscriptionCalls } from '@butterleaf/contract/subscription/calls'

import * as schema from '@butterleaf/contract/subscription/schemas'
import { planCodes, planOf } from '@butterleaf/domain/subscription/plans'
import { serve, servePublic } from '@butterleaf/server-kit/http/serve'
import { countedBy, limitTries } from '@butterleaf/server-kit/limits/limit-tries'

import { openBackground } from '@butterleaf/server-kit/process/background'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/app-context.ts'
import type { PdfMaker } from '#platform/pdf/pdf-maker.ts'
import { invoiceRoutes } from './invoices/invoice-routes.ts'
import {
  accessIn,
  cancelSubscription,
  createSubscription,
  deliverMessages,
  type KnownAccount,
  reactivateSubscription,
  readChallenge,
  readFreshSubscription,
  updateBilling,
  updateSubscription,
} from './operations.ts'
import { presentPlan } from './present-plan.ts'
import { presentSubscription } from './present-subscription.ts'
import { refuseCardNumbers } from './refuse-card-numbers.ts'
import { webhookRoute } from './syncing/webhook-route.ts'

export { requireAccess } from './access/require-access.ts'
export { openPaymentPages } from './payment-pages.ts'

const kibibyte = 1024
const smallBody = { bodyLimit: 16 * kibibyte }
/** Puzzles, orders and new cards have their own limit: a person's whole limit divided by this. */
const triesShare = 20

type SendMails = () => void

/** API-1, APP-1: reading and paying need no subscription. */
export function subscriptionRoutes(app: FastifyInstance, context: AppContext, pdfs: PdfMaker): void {
  const background = openBackground(app.log)
  app.addHook('onClose', () => background.settle())
  const sendMails: SendMails = () =>
    background.run('sending mails about a subscription', () => deliverMessages(context, app.isDraining))
  webhookRoute(app, context)
  app.register(async (scope) => {
    answerBillingUnavailable(scope)
    refuseCardNumbers(scope)
    readRoutes(scope, context)
    invoiceRoutes(scope, context, pdfs)
    changeRoutes(scope, context, sendMails)
  })
  app.register(async (scope) => {
    answerBillingUnavailable(scope)
    refuseCardNumbers(scope)
    const perMinute = Math.ceil(context.config.requestsPerMinute / triesShare)
    limitTries(scope, { perMinute, keyOf: countedBy.person })
    orderRoutes(scope, context, sendMails)
    methodRoute(scope, context, sendMails)
  })
}

function readRoutes(app: FastifyInstance, context: AppContext): void {
  servePublic(app, subscriptionCalls.plans, schema.readPlans, async () =>
    planCodes.map((code) => presentPlan(planOf(code))),
  )
  serve(app, subscriptionCalls.read, schema.readSubscription, async ({ caller }) =>
    answerWith(context, await readFreshSubscription(context, caller.userId)),
  )
}

function orderRoutes(app: FastifyInstance, context: AppContext, sendMails: SendMails): void {
  serve(
    app,
    subscriptionCalls.challenge,
    schema.readChallenge,
    async ({ query, reply }) => {
      reply.header('cache-control', 'no-store')
      return readChallenge(context, query.action)
    },
    { problems: ['not-found'] },
  )
  serve(
    app,
    subscriptionCalls.create,
    schema.createSubscription,
    async ({ caller, body, request }) => {
      const key = request.headers['idempotency-key']
      const known = await createSubscription(context, caller, {
        email: body.user.email,
        firstName: body.user.first_name,
        lastName: body.user.last_name,
        planCode: body.plan_code,
        token: body.token,
        confirmation: body.confirmation ?? null,
        couponCode: body.coupon ?? null,
        captcha: body.recaptcha,
        mayTellOutside: body.tell_outside,
        idempotencyKey: typeof key === 'string' && key !== '' ? key : undefined,
      })
      return answerChanged(context, known, sendMails)
    },
    {
      ...smallBody,
      problems: ['already-subscribed', 'payment-declined', 'confirmation-needed'],
    },
  )
}

function changeRoutes(app: FastifyInstance, context: AppContext, sendMails: SendMails): void {
  const options = { ...smallBody, problems: ['not-found', 'subscription-refused'] as const }
  serve(
    app,
    subscriptionCalls.cancel,
    schema.cancelSubscription,
    async ({ caller: { userId }, body }) => {
      return answerChanged(context, await cancelSubscription(context, userId, body.uuid), sendMails)
    },
    options,
  )
  serve(
    app,
    subscriptionCalls.reactivate,
    schema.reactivateSubscription,
    async ({ caller: { userId }, body }) => {
      return answerChanged(context, await reactivateSubscription(context, userId, body.uuid), sendMails)
    },
    options,
  )
  serve(
    app,
    subscriptionCalls.update,
    schema.updateSubscription,
    async ({ caller: { userId }, body }) => {
      const { uuid, new_plan: newPlan } = body
      const known = await updateSubscription(context, userId, { uuid, newPlan })
      return answerChanged(context, known, sendMails)
    },
    options,
  )
}

/** SET-5: each try asks a bank about a card, as an order does. */
function methodRoute(app: FastifyInstance, context: AppContext, sendMails: SendMails): void {
  serve(
    app,
    subscriptionCalls.updateBilling,
    schema.updateBilling,
    async ({ caller: { userId }, body }) => {
      const payToken = { token: body.token, confirmation: body.confirmation ?? null }
      const known = await updateBilling(context, userId, payToken)
      return answerChanged(context, known, sendMails)
    },
    { ...smallBody, problems: ['not-found', 'payment-declined', 'confirmation-needed'] },
  )
}

function answerWith({ clock }: AppContext, known: KnownAccount | undefined): SubscriptionAnswer {
  return presentSubscription(known?.account, accessIn(known, clock.now()))
}

/** Sends the mails after the answer. */
function answerChanged(
  context: AppContext,
  known: KnownAccount | undefined,
  sendMails: SendMails,
): SubscriptionAnswer {
  sendMails()
  return answerWith(context, known)
}
