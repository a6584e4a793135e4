import { accessStates } from '@butterleaf/domain/subscription/access'
import { subscriptionStates } from '@butterleaf/domain/subscription/subscription'
import { z } from 'zod'
import { moneySchema, planCodeSchema } from './plan-schema.ts'

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
