import { planCodes } from '@butterleaf/domain/subscription/plans'
import { z } from 'zod'

export const planCodeSchema = z.enum(planCodes)
export const moneySchema = z.number().describe('Decimal, two places at most')
export const couponSchema = z.string().max(100)

const priceLine = z.object({ label: z.string(), amount: moneySchema })

/** What a plan costs and how its price comes about. */
export const subscriptionPlanSchema = z
  .object({
    plan_code: planCodeSchema,
    name: z.string(),
    months: z.int(),
    currency: z.string(),
    total: moneySchema.describe('Charged now, and again at every renewal'),
    per_week: moneySchema,
    list_price: moneySchema.describe('Of the order summary: with the discount it makes the total'),
    discount: moneySchema.describe('Zero or negative'),
    best_value: z.boolean(),
    takes_coupons: z.boolean(),
    saves_percent: z.int().nullable().describe('The billing screen’s wording'),
    breakdown: z.object({
      lines: z.array(priceLine).describe('They add up to the total'),
      joining_fee_waived: moneySchema.describe('Always 0: there is no such fee. Kept for older apps'),
      savings: moneySchema,
      savings_text: z.string().nullable(),
    }),
    renews: z.string().describe('What renews, and at how much: said before paying'),
  })
  .meta({ id: 'SubscriptionPlan' })

export const priceSchema = z
  .object({ now: z.object({ discount: moneySchema, total: moneySchema }) })
  .meta({ id: 'SubscriptionPrice' })
