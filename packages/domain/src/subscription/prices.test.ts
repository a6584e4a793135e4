import { expect, it } from 'vitest'
import { priceBreakdown } from './breakdown.ts'
import { amountFromCents, cents, centsFromAmount, moneyText, percentOf } from './money.ts'
import { planCodes, planOf, weeklyCents } from './plans.ts'

const figures = [
  {
    code: '1-month',
    total: 19.99,
    week: 4.66,
    list: 19.99,
    line: 0,
    discount: undefined,
    savings: 0,
    months: 19.99,
  },
  {
    code: '3-month',
    total: 44.99,
    week: 3.5,
    list: 69.97,
    line: -24.98,
    discount: -14.98,
    savings: 24.98,
    months: 59.97,
  },
  {
    code: '6-month',
    total: 79.96,
    week: 3.11,
    list: 129.94,
    line: -49.98,
    discount: -39.98,
    savings: 49.98,
    months: 119.94,
  },
] as const

it.each(figures)('[BIZ-1] the figures of the $code plan are the specification’s', (figure) => {
  const plan = planOf(figure.code)
  const breakdown = priceBreakdown(plan)
  expect({
    code: plan.code,
    total: amountFromCents(plan.totalCents),
    week: amountFromCents(weeklyCents(plan)),
    list: amountFromCents(breakdown.listCents),
    line: amountFromCents(breakdown.planDiscountCents),
    discount: breakdown.lines[1] && amountFromCents(breakdown.lines[1].cents),
    savings: amountFromCents(breakdown.savingsCents),
    months: amountFromCents(breakdown.monthsCents),
  }).toEqual(figure)
})

it.each(planCodes)('[BIZ-1] the lines and the list price of the %s plan add up to its total', (code) => {
  const plan = planOf(code)
  const { lines, listCents, planDiscountCents } = priceBreakdown(plan)
  expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(plan.totalCents)
  expect(listCents + planDiscountCents).toBe(plan.totalCents)
})

it('[BIZ-1] the breakdown says what is saved in words', () => {
  expect(planCodes.map((code) => priceBreakdown(planOf(code)).savingsText)).toEqual([
    null,
    'Total savings $24.98, over 30%',
    'Total savings $49.98, two months free',
  ])
  expect(priceBreakdown(planOf('3-month')).lines.map(({ label }) => label)).toEqual([
    '3 × $19.99',
    'First-month discount',
  ])
})

it('[CHK-1] [SET-5] one plan is best value, and what the billing screen says is saved is fixed', () => {
  expect(planCodes.filter((code) => planOf(code).isBestValue)).toEqual(['6-month'])
  expect(planCodes.map((code) => planOf(code).savesPercent)).toEqual([null, 25, 34])
})

it.each([
  [1999, 'en-US', '$19.99'],
  [500, 'en-US', '$5'],
  [-2498, 'en-US', '-$24.98'],
  [0, 'en-US', '$0'],
  [1999, 'de-DE', '19,99 $'],
])('[BIZ-9] %i cents in %s are %s', (count, locale, text) => {
  expect(moneyText(cents(count), locale).replace(/\s/gu, ' ')).toBe(text)
})

it('[SET-5] [BIZ-9] another currency is said as it is', () => {
  expect(moneyText(cents(4499), 'en-US', 'EUR')).toBe('€44.99')
})

it('money never loses a cent to floating point', () => {
  for (let count = 0; count <= 20_000; count++)
    expect(centsFromAmount(amountFromCents(cents(count)))).toBe(count)
  expect(percentOf(cents(7996), 10)).toBe(800)
  expect(percentOf(cents(5), 10)).toBe(1)
})
