import { expect, it } from 'vitest'
import { priceBreakdown } from './breakdown.ts'
import { cents, moneyText } from './money.ts'
import { monthlyCents, planCodes, planOf } from './plans.ts'
import { savingWords } from './saving-words.ts'

it('[HELD-6] [BIZ-1] [SET-5] each saving is told beside what single months cost', () => {
  expect(savingWords(planOf('1-month'))).toBeUndefined()
  expect(savingWords(planOf('3-month'))).toEqual({
    compared: '$14.98 (25%) less than three single months',
    savings:
      '$14.98 (25%) less than three single months ($59.97). The total counts from the list price of $69.97.',
    list: 'The list price. Three single months are $59.97.',
    discount: 'From the list price. You pay $14.98 (25%) less than three single months.',
    percent: '$14.98 (25%) less than three single months',
  })
  expect(savingWords(planOf('6-month'))).toEqual({
    compared: '$39.98 (33%) less than six single months',
    savings:
      '$39.98 (33%) less than six single months ($119.94). The total counts from the list price of $129.94.',
    list: 'The list price. Six single months are $119.94.',
    discount: 'From the list price. You pay $39.98 (33%) less than six single months.',
    percent: '$39.98 less than six single months: 33.3%, rounded up',
  })
})

it.each(planCodes)('[HELD-6] the comparison of the %s plan is computed from the price table', (code) => {
  const plan = planOf(code)
  const singleMonths = plan.months * monthlyCents
  const less = singleMonths - plan.totalCents
  const words = savingWords(plan)
  if (less === 0) expect(words).toBeUndefined()
  else {
    const figures = `${moneyText(cents(less))} (${Math.round((less / singleMonths) * 100)}%) less than`
    expect(words!.savings).toContain(figures)
    expect(words!.discount).toContain(figures)
    expect(words!.list).toContain(moneyText(cents(singleMonths)))
    expect(words!.percent).toContain(moneyText(cents(less)))
  }
})

it('[BIZ-1] [SET-5] the fixed percentages are true of what they are compared with', () => {
  for (const plan of planCodes.map(planOf)) {
    const { listCents, monthsCents, savingsCents } = priceBreakdown(plan)
    const percent = Math.ceil(((monthsCents - plan.totalCents) / monthsCents) * 100)
    expect(percent).toBe(plan.savesPercent ?? 0)
    if (plan.code === '3-month') expect(savingsCents / listCents).toBeGreaterThan(0.3)
  }
})
