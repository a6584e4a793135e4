import { type Cents, cents, moneyText } from './money.ts'
import { listPriceExtraCents, monthlyCents, type Plan } from './plans.ts'

export interface PriceLine {
  label: string
  cents: Cents
}

export interface Breakdown {
  /** They add up to the total. */
  lines: PriceLine[]
  /** The single months that the plan is compared with. */
  monthsCents: Cents
  /** Counted from the list price. */
  savingsCents: Cents
  savingsText: string | null
  /** The order summary's own two figures: the total is their sum. */
  listCents: Cents
  planDiscountCents: Cents
}

const discountLabels: Record<number, string> = { 3: 'First-month discount', 6: 'Two-month discount' }
const savingsNotes: Record<number, string> = { 3: 'over 30%', 6: 'two months free' }

/** BIZ-1: how a plan's price comes about, on its card and in the order summary. */
export function priceBreakdown(plan: Plan): Breakdown {
  const { months, totalCents } = plan
  const monthsCents = cents(months * monthlyCents)
  const discountCents = cents(totalCents - monthsCents)
  const listCents = cents(monthsCents + (discountCents < 0 ? listPriceExtraCents : 0))
  const savingsCents = cents(listCents - totalCents)
  const discount = { label: discountLabels[months] ?? 'Discount', cents: discountCents }
  return {
    lines: [
      { label: `${months} × ${moneyText(monthlyCents)}`, cents: monthsCents },
      ...(discountCents < 0 ? [discount] : []),
    ],
    monthsCents,
    savingsCents,
    savingsText:
      savingsCents > 0 ? `Total savings ${moneyText(savingsCents)}, ${savingsNotes[months]}` : null,
    listCents,
    planDiscountCents: cents(0 - savingsCents),
  }
}
