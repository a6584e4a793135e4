import { addDays, type IsoDate } from '../calendar/iso-date.ts'
import { kcalPerTissueKg, tissueShare } from './body-model.ts'
import type { BodyDay, BodySeries } from './body-series.ts'
import { type Expenditure, estimateExpenditure } from './estimate-expenditure.ts'

/** MAP-6: what a person may do next about a target that nothing is proposed for. */
export type NextStep = Readonly<
  /** So many weigh-ins from today on, with the days between completed, until the day the estimate can be told, or is surer by a felt amount. */
  | { kind: 'weigh-in'; weighIns: number; by: IsoDate; percent: number }
  /** The target holds: the estimate is narrow enough, and has the formula's figure in it. */
  | { kind: 'keep' }
>

const daysBetweenWeighIns = 2
const longestDays = 60
/** Below this half of a range, in percent, more weigh-ins are of no felt use. */
const narrowPercent = 8
/** What more weigh-ins are asked for: a range so much narrower than it is. */
const feltShare = 0.8

/** How sure an estimate is doesn't depend on what the scale says, so days to come are lived through with the readings they may have. */
export function nextStepOf(series: BodySeries, expenditure: Expenditure, today: IsoDate): NextStep {
  const isTold = expenditure.missing.length === 0
  const before = halfPercentOf(expenditure)
  if (isTold && before <= narrowPercent) return { kind: 'keep' }
  const wanted = Math.max(narrowPercent, feltShare * before)
  for (let days = daysBetweenWeighIns; days <= longestDays; days += daysBetweenWeighIns) {
    const { missing, ...later } = estimateExpenditure(livedOn(series, expenditure, days))
    const percent = halfPercentOf(later)
    if (missing.length > 0 || (isTold && percent > wanted)) continue
    const by = addDays(today, days)
    return { kind: 'weigh-in', weighIns: days / daysBetweenWeighIns, by, percent: Math.round(percent) }
  }
  if (isTold) return { kind: 'keep' }
  const weighIns = longestDays / daysBetweenWeighIns
  return { kind: 'weigh-in', weighIns, by: addDays(today, longestDays), percent: Math.round(before) }
}

function halfPercentOf({ kcal, low, high }: Pick<Expenditure, 'kcal' | 'low' | 'high'>): number {
  return (50 * (high - low)) / kcal
}

/** Completed days, a weigh-in on every second that the estimate isn't surprised by. */
function livedOn(series: BodySeries, { kcal }: Expenditure, days: number): BodySeries {
  const { days: lived } = series
  // Of nobody who was never weighed: how sure an estimate is doesn't depend on it.
  const startKg = lived.findLast(({ weightKg }) => weightKg !== undefined)?.weightKg ?? 80
  const { planKcal } = lived.at(-1) ?? { planKcal: series.formulaKcal }
  const kgADay = ((planKcal - kcal) * tissueShare(lived.length)) / kcalPerTissueKg(series.fatKg)
  const more = Array.from({ length: days }, (_, at): BodyDay => {
    const isRead = (at + 1) % daysBetweenWeighIns === 0
    return { weightKg: isRead ? startKg + kgADay * (at + 1) : undefined, planKcal, isComplete: true }
  })
  return { ...series, days: [...lived, ...more] }
}
