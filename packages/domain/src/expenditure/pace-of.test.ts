import { describe, expect, it } from 'vitest'
import { holding, kcalPerTissueKg, offDay, planShareOfOffDay, tissueShare } from './body-model.ts'
import { rangeZ } from './estimate-expenditure.ts'
import { followBody } from './follow-body.ts'
import { paceOf } from './pace-of.ts'
import { simpleBody } from './testing/simple-body.ts'

const middle = ({ lowGrams, highGrams }: { lowGrams: number; highGrams: number }) =>
  (lowGrams + highGrams) / 2

describe('where the weight goes', () => {
  it('[LEARN-1] is unknown without a reading', () => {
    expect(paceOf(simpleBody({ days: 40, isRead: () => false }))).toBeUndefined()
  })

  it('[LEARN-1] follows the gap between what is eaten and what holds the weight', () => {
    const paces = [1900, 2300, 2700].map((planKcal) =>
      middle(paceOf(simpleBody({ days: 70, holdingKcal: 2300, planKcal }))!),
    )
    expect(paces[0]).toBeGreaterThan(-60)
    expect(paces[0]).toBeLessThan(-30)
    expect(Math.abs(paces[1]!)).toBeLessThan(15)
    expect(paces[2]).toBeGreaterThan(25)
  })

  it('[LEARN-1] is that of the last four weeks: what was planned before says nothing of what comes', () => {
    const lived = simpleBody({ days: 70, holdingKcal: 2300, planKcal: 1900 })
    const { mean } = followBody(lived)!.belief
    const gramsPerKcal = (1000 * tissueShare(70)) / kcalPerTissueKg(lived.fatKg)
    const feast = {
      ...lived,
      days: lived.days.map((day, at) => (at < 42 ? { ...day, planKcal: 2600 } : day)),
    }
    const meanOfFeast = followBody(feast)!.belief.mean
    expect(middle(paceOf(lived)!)).toBeCloseTo(gramsPerKcal * (1900 - mean[holding]!), 6)
    expect(middle(paceOf(feast)!)).toBeCloseTo(gramsPerKcal * (1900 - meanOfFeast[holding]!), 6)
  })

  it.each([1, 0.75, 0.5])(
    '[LEARN-1] its range is what is unsure of both kinds of day, at a share of %s',
    (share) => {
      const isComplete = (day: number) => day % 4 < share * 4
      const series = simpleBody({ days: 60, isComplete })
      const { mean, covariance } = followBody(series)!.belief
      const ofPlan = share + (1 - share) * planShareOfOffDay
      const weights = mean.map((_, at) => (at === holding ? ofPlan : at === offDay ? share - 1 : 0))
      const variance = weights.reduce(
        (sum, weight, at) =>
          sum + weights.reduce((inner, other, to) => inner + weight * other * covariance[at]![to]!, 0),
        0,
      )
      const gramsPerKcal = (1000 * tissueShare(60)) / kcalPerTissueKg(series.fatKg)
      const pace = paceOf(series)!
      const half = (pace.highGrams - pace.lowGrams) / 2
      expect(half).toBeCloseTo(gramsPerKcal * rangeZ * Math.sqrt(variance), 6)
      const gap = ofPlan * (1900 - mean[holding]!) + (1 - share) * mean[offDay]!
      expect(middle(pace)).toBeCloseTo(gramsPerKcal * gap, 6)
    },
  )
})
