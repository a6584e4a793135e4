import { expect, it } from 'vitest'
import { priceBreakdown } from './breakdown.ts'
import { planCodes, planOf } from './plans.ts'
import { savingWords } from './saving-words.ts'

it('[BIZ-1] [SET-5] each saving says what it is compared with', () => {
  expect(savingWords(planOf('1-month'))).toBeUndefined()
  expect(savingWords(planOf('3-month'))).toEqual({
    savings: '$14.98 less than 3 × $19.99, and no $10 joining fee: both together are $69.97.',
    list: '3 × $19.99 = $59.97, and a $10 joining fee',
    discount: '$14.98 off the months, and no $10 joining fee',
    percent: '$14.98 less than 3 × $19.99, rounded up',
  })
  expect(savingWords(planOf('6-month'))).toEqual({
    savings: '$39.98 less than 6 × $19.99, and no $10 joining fee: both together are $129.94.',
    list: '6 × $19.99 = $119.94, and a $10 joining fee',
    discount: '$39.98 off the months, and no $10 joining fee',
    percent: '$39.98 less than 6 × $19.99, rounded up',
  })
})

it('[BIZ-1] [SET-5] the fixed percentages are true of what they are compared with', () => {
  for (const plan of planCodes.map(planOf)) {
    const { listCents, waivedCents, savingsCents } = priceBreakdown(plan)
    const months = listCents - waivedCents
    const percent = Math.ceil(((months - plan.totalCents) / months) * 100)
    expect(percent).toBe(plan.savesPercent ?? 0)
    if (plan.code === '3-month') expect(savingsCents / listCents).toBeGreaterThan(0.3)
  }
})
