import { describe, expect, it } from 'vitest'
import { deviationOf } from '../nutrition/deviation.ts'
import { addMacros, noMacros, scaleMacros } from '../nutrition/macros.ts'
import { dayFit, dayTotals, templateFit, weekFit } from './fit.ts'
import { changeServings } from './operations/change-servings.ts'
import { dayOf, generatedTemplate, made, slotAt, templateOf } from './testing/invented-template.ts'

const perServing = { calories: 500, fat: 40, netCarbs: 5, protein: 30 }
const macrosOf = () => perServing
const ranges = {
  calories: { minimum: 1400, maximum: 1600 },
  fat: { minimum: 110, maximum: 130 },
  netCarbs: { minimum: 0, maximum: 20 },
  protein: { minimum: 80, maximum: 110 },
}

describe('dayFit', () => {
  it('[PLAN-1] a day in range says so, with what it holds', () => {
    expect(dayFit(dayOf('r'), macrosOf, ranges)).toEqual({
      target: ranges,
      actual: { calories: 1500, fat: 120, netCarbs: 15, protein: 90 },
      deviation: 0,
      inRange: true,
    })
  })

  it('[PLAN-1] a day out of range says by how much', () => {
    const { actual, deviation, inRange } = dayFit(dayOf('s'), macrosOf, ranges)
    expect(actual).toEqual(perServing)
    expect(deviation).toBe(deviationOf(perServing, ranges))
    expect(inRange).toBe(false)
  })

  it('[LEFT-3] a leftover counts on the day it is eaten, in its own servings', () => {
    const drawn = generatedTemplate()
    const more = made(changeServings(drawn, slotAt(drawn, 2, 'lunch'), 2))
    const dayTotalsOf = (template: typeof drawn, at: number) =>
      dayTotals(template.weeks[0]!.days[at]!, macrosOf)
    expect(dayTotalsOf(more, 1)).toEqual(addMacros(dayTotalsOf(drawn, 1), scaleMacros(perServing, 0.5)))
    expect(dayTotalsOf(more, 0)).toEqual(dayTotalsOf(drawn, 0))
  })

  it('an empty day holds nothing', () => {
    expect(dayTotals(dayOf('k'), macrosOf)).toEqual(noMacros)
  })
})

describe('weekFit', () => {
  const template = templateOf(['rrrs.rr', 'rrrrrrr'])
  const [first, second] = template.weeks

  it('[PLAN-1] adds up its days and says what share of them is in range', () => {
    const fit = weekFit(first!, macrosOf, ranges)
    expect(fit.actual).toEqual({ calories: 8000, fat: 640, netCarbs: 80, protein: 480 })
    expect(fit.target.calories).toEqual({ minimum: 9800, maximum: 11_200 })
    expect(fit.inRange).toBe(5 / 7)
    const missed = [perServing, noMacros].reduce((sum, totals) => sum + deviationOf(totals, ranges), 0)
    expect(fit.deviation).toBeCloseTo(missed / 7, 12)
    expect(weekFit(second!, macrosOf, ranges)).toMatchObject({ deviation: 0, inRange: 1 })
  })

  it('[PLAN-1] a template does the same over 28 days', () => {
    const fit = templateFit(template, macrosOf, ranges)
    expect(fit.actual.calories).toBe(8000 + 7 * 1500)
    expect(fit.target.protein).toEqual({ minimum: 28 * 80, maximum: 28 * 110 })
    expect(fit.inRange).toBe(12 / 28)
  })
})
