// What a body is believed to do from one day to the next. The unknowns, in this order: tissue (kg), the plan calories that hold it,
// the surplus of a day that wasn't completed (kcal), the water that leaves when keto begins, that of single days, and for women
// two that turn with the cycle (kg).
import type { Belief, BeliefStep } from './belief.ts'
import type { BodyDay, BodySeries } from './body-series.ts'

export const tissue = 0
export const holding = 1
export const offDay = 2
const water = 3

/** A day that wasn't completed follows the plan by this share only; the rest is the person's habit. */
export const planShareOfOffDay = 0.2
const waterLastsDays = 3
const dayWaterCarry = 0.65
const dayWaterVariance = 0.4 ** 2
const cycleDays = 28.5
const cycleVariance = 0.35 ** 2
const holdingKcalPerTissueKg = 15
/** Food's own cost takes a share of any gap at once, adaptation another in weeks. */
const gapTakenAtOnce = 0.1
const gapTakenByAdaptation = 0.1
const adaptationDays = 14

/** Forbes: the leaner a body, the more of a change is lean, which holds less energy. */
export function kcalPerTissueKg(fatKg: number): number {
  const leanShare = 10.4 / (10.4 + fatKg)
  return 9440 * (1 - leanShare) + 1816 * leanShare
}

/** How much of a gap between plan and need becomes tissue. */
export function tissueShare(daysIn: number): number {
  return 1 - gapTakenAtOnce - gapTakenByAdaptation * (1 - Math.exp(-daysIn / adaptationDays))
}

export function weightOf({ gender }: Pick<BodySeries, 'gender'>): readonly number[] {
  return gender === 'female' ? [1, 0, 0, 1, 1, 1, 0] : [1, 0, 0, 1, 1]
}

export function firstBelief({ gender, isStarter, formulaKcal }: BodySeries, weightKg: number): Belief {
  const waterKg = isStarter ? 1 : 0
  const waterVariance = isStarter ? 0.9 ** 2 : 0.4 ** 2
  const cycle = gender === 'female' ? [cycleVariance, cycleVariance] : []
  const variances = [
    4 + waterVariance,
    (0.15 * formulaKcal) ** 2,
    300 ** 2,
    waterVariance,
    dayWaterVariance,
    ...cycle,
  ]
  const covariance = variances.map((variance, at) => variances.map((_, to) => (at === to ? variance : 0)))
  // What isn't water is tissue: the scale shows their sum.
  covariance[tissue]![water] = covariance[water]![tissue] = -waterVariance
  return {
    mean: [weightKg - waterKg, 0.97 * formulaKcal, 0, waterKg, 0, ...cycle.map(() => 0)],
    covariance,
  }
}

export function stepOf({ gender, fatKg }: BodySeries, day: BodyDay, daysIn: number): BeliefStep {
  const kcalPerKg = kcalPerTissueKg(fatKg)
  const kg = day.isPaused ? 0 : tissueShare(daysIn) / kcalPerKg
  const followed = day.isComplete ? 1 : planShareOfOffDay
  const surplus = day.isComplete ? 0 : 1
  const kcal = kg * holdingKcalPerTissueKg
  const turn = (2 * Math.PI) / cycleDays
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const shape = [
    [1, -kg * followed, kg * surplus, 0, 0, 0, 0],
    [0, 1 - kcal * followed, kcal * surplus, 0, 0, 0, 0],
    [0, 0, 1, 0, 0, 0, 0],
    [0, 0, 0, Math.exp(-1 / waterLastsDays), 0, 0, 0],
    [0, 0, 0, 0, dayWaterCarry, 0, 0],
    [0, 0, 0, 0, 0, cos, sin],
    [0, 0, 0, 0, 0, -sin, cos],
  ]
  const size = weightOf({ gender }).length
  const eaten = followed * day.planKcal
  const salt = day.isComplete ? -0.125 : 0.125
  return {
    transition: shape.slice(0, size).map((row) => row.slice(0, size)),
    shift: [kg * eaten, kcal * eaten, 0, 0, salt, 0, 0].slice(0, size),
    noise: noiseOf(day, kcalPerKg).slice(0, size),
  }
}

function noiseOf({ isComplete, isPaused }: BodyDay, kcalPerKg: number): number[] {
  const eatenKg = (isPaused ? 1500 : isComplete ? 200 : 480) / kcalPerKg
  const ofDay = dayWaterVariance * (1 - dayWaterCarry ** 2) + (isComplete ? 0 : 0.45 ** 2)
  return [eatenKg ** 2 + 0.03 ** 2, 12 ** 2, 0, 0, ofDay, 0.04 ** 2, 0.04 ** 2]
}
