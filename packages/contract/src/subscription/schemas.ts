import { accessStates } from '@butterleaf/domain/subscription/access'
import { subscriptionStates } from '@butterleaf/domain/subscription/subscription'
import { z } from 'zod'
import type { CallSchema } from '../call.ts'
import { pdfAnswer } from '../meal-plan/pdf-answer.ts'
import { captchaActions } from './captcha-actions.ts'
import { couponSchema, moneySchema, planCodeSchema, subscriptionPlanSchema } from './plan-schema.ts'

const form = 'application/x-www-form-urlencoded'
const id = z.string().min(1).max(64)
const token = z.string().min(1).max(200).describe('From the billing provider, never a card')
const confirmation = z
  .string()
  .min(1)
  .max(200)
  .optional()
  .describe('After confirmation-needed: what the provider’s step has answered. All else stays as it was')
const personName = z.string().trim().min(1).max(100)

const instant = z.iso.datetime()

const currentSchema = z
  .object({
    name: z.string(),
    plan_code: planCodeSchema,
    current_term_ends_at: instant,
    state: z.enum(subscriptionStates),
    total: moneySchema,
    uuid: z.string(),
    past_due: z.boolean().describe('The renewal’s payment failed and is being tried again'),
    next_attempt_at: instant.nullable().describe('When that is, while it is past due'),
  })
  .describe('Stays after it has ended, until another one is bought')

const pendingSchema = z
  .object({ name: z.string(), total: moneySchema, plan_code: planCodeSchema })
  .describe('What it renews as, when that is another plan')

const billingSchema = z.object({
  method: z.enum(['credit_card', 'paypal']),
  card_type: z.string().nullable().describe('Null for PayPal'),
  currency: z.string(),
  last_four: z.string().nullable(),
  month: z.int().nullable(),
  year: z.int().nullable(),
  total: moneySchema.describe('Of the next invoice'),
})

export const subscriptionSchema = z
  .object({
    hasActiveSubscription: z.boolean(),
    hasPending: z.boolean(),
    canceled: z.boolean(),
    endDate: instant.nullable().describe('Until when is paid for, or when it ended'),
    plan_code: planCodeSchema.nullable(),
    access: z.enum(accessStates),
    current: currentSchema.nullable(),
    pending: pendingSchema.nullable(),
    billing: billingSchema.nullable(),
  })
  .meta({ id: 'Subscription' })

export const readSubscription = {
  summary: 'The subscription; 200 whether or not there is one',
  answer: subscriptionSchema,
} satisfies CallSchema

export const readPlans = {
  summary: 'The plans with their prices',
  public: true,
  answer: z.array(subscriptionPlanSchema),
} satisfies CallSchema

export const readChallenge = {
  summary: 'A puzzle whose solution goes with a call as its recaptcha',
  query: z.object({ action: z.enum(captchaActions) }),
  answer: z
    .object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() })
    .meta({ id: 'CaptchaChallenge' }),
} satisfies CallSchema

export const createSubscription = {
  summary: 'Buy a plan. A request that is sent again, or has the same Idempotency-Key, charges once',
  body: z.object({
    user: z.object({ email: z.email().max(254), first_name: personName, last_name: personName }),
    plan_code: planCodeSchema,
    token,
    coupon: couponSchema.nullish(),
    confirmation,
    recaptcha: z.string().max(8_000).describe('The captcha solved for CREATE_SUBSCRIPTION'),
    tell_outside: z
      .boolean()
      .optional()
      .describe(
        'Whether the purchase may be told, without a name, to those in purchaseEvents of /config.json',
      ),
  }),
  answer: subscriptionSchema,
  answerStatus: 201,
} satisfies CallSchema

export const cancelSubscription = {
  summary: 'Let it end with the term that is paid for',
  body: z.object({ uuid: id }),
  bodyType: form,
  answer: subscriptionSchema,
} satisfies CallSchema

export const reactivateSubscription = {
  summary: 'Take a cancellation back, before the end',
  body: z.object({ uuid: id }),
  bodyType: form,
  answer: subscriptionSchema,
} satisfies CallSchema

export const updateSubscription = {
  summary: 'Renew as another plan; the plan it has takes that back',
  body: z.object({ uuid: id, new_plan: planCodeSchema }),
  bodyType: form,
  answer: subscriptionSchema,
} satisfies CallSchema

export const updateBilling = {
  summary: 'Pay with another card or account from now on; what is overdue is tried at once',
  body: z.object({ token, confirmation }),
  bodyType: form,
  answer: subscriptionSchema,
} satisfies CallSchema

const invoiceStates = ['paid', 'past_due', 'failed'] as const

export const invoiceSchema = z
  .object({
    number: z.string(),
    state: z.enum(invoiceStates),
    plan_code: planCodeSchema,
    name: z.string(),
    currency: z.string(),
    discount: moneySchema.describe('The coupon’s'),
    total: moneySchema,
    coupon: z.string().nullable(),
    date: instant,
    paid_at: instant.nullable(),
    term_starts_at: instant,
    term_ends_at: instant,
  })
  .meta({ id: 'Invoice' })

export const listInvoices = {
  summary: 'The invoices, newest first',
  answer: z.array(invoiceSchema),
} satisfies CallSchema

export const downloadInvoice = {
  summary: 'An invoice as PDF',
  params: z.object({ number: id }),
  ...pdfAnswer,
} satisfies CallSchema

export const receiveWebhook = {
  summary: 'Told by the billing provider, signed, that something changed; the body is never trusted',
  public: true,
  body: z.string().describe('As the provider words it'),
} satisfies CallSchema
