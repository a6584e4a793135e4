import { z } from 'zod'
import type { CallSchema } from '../call.ts'
import { pdfAnswer } from '../meal-plan/pdf-answer.ts'
import { captchaActions } from './captcha-actions.ts'
import { couponSchema, planCodeSchema, subscriptionPlanSchema } from './plan-schema.ts'
import { invoiceSchema, subscriptionSchema } from './subscription-schema.ts'

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
