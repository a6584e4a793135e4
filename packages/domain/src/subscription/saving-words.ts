import { priceBreakdown } from './breakdown.ts'
import { cents, moneyText } from './money.ts'
import type { Plan } from './plans.ts'

export interface SavingWords {
  /** What a reader can check: "$14.98 (25%) less than three single months". */
  compared: string
  /** Beside "Total savings", on a plan's card. */
  savings: string
  /** Beside the list price and the plan discount, in the order summary. */
  list: string
  discount: string
  /** Beside "saves 25%", where a plan is changed. */
  percent: string
}

const numberWords: Record<number, string> = { 3: 'three', 6: 'six' }

/**
 * Says beside each figure of a saving how the plan compares with single months, which is what a reader can check; undefined for a
 * plan that saves nothing. BIZ-1 and SET-5 fix figures with different bases: the savings count from the list price, the
 * percentage from the months, rounded up.
 */
export function savingWords(plan: Plan): SavingWords | undefined {
  const { monthsCents, savingsCents, listCents } = priceBreakdown(plan)
  if (savingsCents <= 0) return undefined
  const lessCents = cents(monthsCents - plan.totalCents)
  const percent = (100 * lessCents) / monthsCents
  const [less, list, singles] = [lessCents, listCents, monthsCents].map((each) => moneyText(each))
  const months = `${numberWords[plan.months] ?? plan.months} single months`
  const compared = `${less} (${Math.round(percent)}%) less than ${months}`
  return {
    compared,
    savings: `${compared} (${singles}). The total counts from the list price of ${list}.`,
    list: `The list price. ${months.replace(/^./, (first) => first.toUpperCase())} are ${singles}.`,
    discount: `From the list price. You pay ${compared}.`,
    percent: isRoundedUp(percent)
      ? `${less} less than ${months}: ${percent.toFixed(1)}%, rounded up`
      : compared,
  }
}

/** A third is called 34%, as SET-5 fixes it. */
function isRoundedUp(percent: number): boolean {
  return Math.ceil(percent) !== Math.round(percent)
}
