import { type Cents, cents } from './money.ts'

export const planCodes = ['1-month', '3-month', '6-month'] as const
export type PlanCode = (typeof planCodes)[number]

export interface Plan {
  code: PlanCode
  name: string
  months: number
  /** What is charged at every term's begin. */
  totalCents: Cents
  takesCoupons: boolean
  isBestValue: boolean
  /** The billing screen's own wording, fixed by the specification. */
  savesPercent: number | null
}

/** BIZ-1. */
export const monthlyCents = cents(1999)
/** [BIZ-1] The list price of a longer plan stands this much above its single months. Nobody is charged it. */
export const listPriceExtraCents = cents(1000)

export const plans = {
  '1-month': {
    code: '1-month',
    name: '1-month plan',
    months: 1,
    totalCents: monthlyCents,
    takesCoupons: false,
    isBestValue: false,
    savesPercent: null,
  },
  '3-month': {
    code: '3-month',
    name: '3-month plan',
    months: 3,
    totalCents: cents(4499),
    takesCoupons: true,
    isBestValue: false,
    savesPercent: 25,
  },
  '6-month': {
    code: '6-month',
    name: '6-month plan',
    months: 6,
    totalCents: cents(7996),
    takesCoupons: true,
    isBestValue: true,
    savesPercent: 34,
  },
} as const satisfies Record<PlanCode, Plan>

export const defaultPlanCode: PlanCode = '6-month'

export function planOf(code: PlanCode): Plan {
  return plans[code]
}

const daysPerMonth = 30

/** "4.66/wk": a month is taken as thirty days. */
export function weeklyCents({ totalCents, months }: Plan): Cents {
  return cents((totalCents * 7) / (months * daysPerMonth))
}
