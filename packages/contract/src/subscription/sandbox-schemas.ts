import { z } from 'zod'
import type { CallSchema } from '../call.ts'
import { couponSchema, planCodeSchema, priceSchema } from './plan-schema.ts'

const field = z.string().max(100).default('')
/** Forms send digits as text, scripts as numbers. */
const digits = z
  .union([z.string().max(40), z.int().nonnegative()])
  .transform(String)
  .default('')

export const readPrice = {
  summary: 'Sandbox billing: what is charged now',
  public: true,
  query: z.object({ plan_code: planCodeSchema, coupon: couponSchema.optional() }),
  answer: priceSchema,
} satisfies CallSchema

export const makeToken = {
  summary: 'Sandbox billing: a test card to a token, good once and for a quarter of an hour. No real money',
  public: true,
  body: z.object({
    number: digits,
    month: digits,
    year: digits,
    cvv: digits,
    first_name: field,
    last_name: field,
  }),
  answer: z.object({ id: z.string(), type: z.literal('credit_card') }).meta({ id: 'SandboxToken' }),
  answerStatus: 201,
} satisfies CallSchema
