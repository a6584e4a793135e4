import { answerBillingAway } from '@butterleaf/billing/billing-away'
import type { SubscriptionAnswer } from '@butterleaf/contract/subscription/calls'
import { subscriptionCalls } from '@butterleaf/contract/subscription/calls'
import * as schema from '@butterleaf/contract/subscription/schemas'
import { planCodes, planOf } from '@butterleaf/domain/subscription/plans'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { serve, servePublic } from '@butterleaf/server-kit/http/serve'
import { countedBy } from '@butterleaf/server-kit/limits/counted-by'
import { limitTries } from '@butterleaf/server-kit/limits/limit-tries'
import { openBackground } from '@butterleaf/server-kit/process/background'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/app-context.ts'
import type { PdfMaker } from '#platform/pdf/pdf-maker.ts'
import { invoiceRoutes } from './invoice-routes.ts'
import { accessIn, freshSubscription } from './known-subscription.ts'
import { change, createSubscription } from './operations.ts'
import { deliverMessages } from './outbox.ts'
import { presentPlan } from './present-plan.ts'
import { presentSubscription } from './present-subscription.ts'
import { refuseCardNumbers } from './refuse-card-numbers.ts'
import type { KnownAccount } from './store.ts'
import { webhookRoute } from './webhook-route.ts'

const kibibyte = 1024
const smallBody = { bodyLimit: 16 * kibibyte }
/** Of the requests a person may make at all, so many may be for puzzles, orders and other cards. */
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
    answerBillingAway(scope)
    refuseCardNumbers(scope)
    readRoutes(scope, context)
    invoiceRoutes(scope, context, pdfs)
    changeRoutes(scope, context, sendMails)
  })
  app.register(async (scope) => {
    answerBillingAway(scope)
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
    answerWith(context, await freshSubscription(context, caller.userId)),
  )
}

function orderRoutes(app: FastifyInstance, context: AppContext, sendMails: SendMails): void {
  serve(
    app,
    subscriptionCalls.challenge,
    schema.readChallenge,
    async ({ query, reply }) => {
      reply.header('cache-control', 'no-store')
      const challenge = await context.captcha.challenge(query.action)
      if (!challenge) throw new AppError('not-found')
      return challenge
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
      return changedAnswer(context, known, sendMails)
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
      const known = await change(context, userId, (billing) => billing.cancel(userId, body.uuid))
      return changedAnswer(context, known, sendMails)
    },
    options,
  )
  serve(
    app,
    subscriptionCalls.reactivate,
    schema.reactivateSubscription,
    async ({ caller: { userId }, body }) => {
      const known = await change(context, userId, (billing) => billing.reactivate(userId, body.uuid))
      return changedAnswer(context, known, sendMails)
    },
    options,
  )
  serve(
    app,
    subscriptionCalls.update,
    schema.updateSubscription,
    async ({ caller: { userId }, body }) => {
      const known = await change(context, userId, (billing) =>
        billing.changePlan(userId, body.uuid, body.new_plan),
      )
      return changedAnswer(context, known, sendMails)
    },
    options,
  )
}

/** SET-5: each asks a bank about a card, as an order does. */
function methodRoute(app: FastifyInstance, context: AppContext, sendMails: SendMails): void {
  serve(
    app,
    subscriptionCalls.updateBilling,
    schema.updateBilling,
    async ({ caller: { userId }, body }) => {
      const payToken = { token: body.token, confirmation: body.confirmation ?? null }
      const known = await change(context, userId, (billing) => billing.updateMethod(userId, payToken))
      return changedAnswer(context, known, sendMails)
    },
    { ...smallBody, problems: ['not-found', 'payment-declined', 'confirmation-needed'] },
  )
}

function answerWith({ clock }: AppContext, known: KnownAccount | undefined): SubscriptionAnswer {
  return presentSubscription(known?.account, accessIn(known, clock.now()))
}

/** The mails go out behind the answer. */
function changedAnswer(
  context: AppContext,
  known: KnownAccount | undefined,
  sendMails: SendMails,
): SubscriptionAnswer {
  sendMails()
  return answerWith(context, known)
}
