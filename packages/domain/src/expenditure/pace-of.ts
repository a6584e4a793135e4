import { holding, kcalPerTissueKg, offDay, planShareOfOffDay, tissueShare } from './body-model.ts'
import type { BodySeries } from './body-series.ts'
import { completeWindowDays, rangeZ } from './estimate-expenditure.ts'
import { followBody } from './follow-body.ts'

/** Grams of tissue a day, the 80 % range: less than 0 where weight is lost. */
export type Pace = Readonly<{
  lowGrams: number
  highGrams: number
  /** How much a calorie more in the plan of a day changes it. */
  gramsPerKcal: number
}>

/** Where the weight goes when the days to come are eaten and completed as the last four weeks were. */
export function paceOf(series: BodySeries): Pace | undefined {
  const followed = followBody(series)
  if (!followed) return undefined
  const { mean, covariance } = followed.belief
  const window = series.days.slice(-completeWindowDays)
  const complete = window.filter(({ isComplete }) => isComplete).length / window.length
  const planKcal = window.reduce((sum, day) => sum + day.planKcal, 0) / window.length
  const ofPlan = complete + (1 - complete) * planShareOfOffDay
  const ofOffDay = 1 - complete
  const gapKcal = ofPlan * (planKcal - mean[holding]!) + ofOffDay * mean[offDay]!
  const variance =
    ofPlan ** 2 * covariance[holding]![holding]! -
    2 * ofPlan * ofOffDay * covariance[holding]![offDay]! +
    ofOffDay ** 2 * covariance[offDay]![offDay]!
  const gramsPerKcal = (1000 * tissueShare(series.days.length)) / kcalPerTissueKg(series.fatKg)
  const half = rangeZ * Math.sqrt(variance)
  return {
    lowGrams: gramsPerKcal * (gapKcal - half),
    highGrams: gramsPerKcal * (gapKcal + half),
    gramsPerKcal: gramsPerKcal * ofPlan,
  }
}
