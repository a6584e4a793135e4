import { priceBreakdown } from './breakdown.ts'
import { cents, moneyText } from './money.ts'
import { monthlyCents, type Plan } from './plans.ts'

export interface SavingWords {
  /** Beside "Total savings", on a plan's card. */
  savings: string
  /** Beside the list price and the plan discount, in the order summary. */
  list: string
  discount: string
  /** Beside "saves 25%", where a plan is changed. */
  percent: string
}

/**
 * Says what each figure of a saving is compared with; undefined for a plan that saves nothing. BIZ-1 and SET-5 fix figures with
 * different bases: the savings and the list price count the joining fee, the percentage compares with the months alone.
 */
export function savingWords(plan: Plan): SavingWords | undefined {
  const { waivedCents, savingsCents, listCents } = priceBreakdown(plan)
  if (savingsCents <= 0) return undefined
  const fee = moneyText(waivedCents)
  const list = moneyText(listCents)
  const months = `${plan.months} × ${moneyText(monthlyCents)}`
  const lessThanMonths = moneyText(cents(savingsCents - waivedCents))
  return {
    savings: `${lessThanMonths} less than ${months}, and no ${fee} joining fee: both together are ${list}.`,
    list: `${months} = ${moneyText(cents(listCents - waivedCents))}, and a ${fee} joining fee`,
    discount: `${lessThanMonths} off the months, and no ${fee} joining fee`,
    percent: `${lessThanMonths} less than ${months}, rounded up`,
  }
}
