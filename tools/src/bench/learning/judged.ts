import { type LivedSeries, live } from './live.ts'
import { drawPerson, type JudgedPerson } from './person.ts'
import { type EstimateWay, estimateWays, type Guess } from './ways.ts'

export const judgedDays = [28, 42, 56, 84] as const
export type JudgedDay = (typeof judgedDays)[number]
export const wayNames = Object.keys(estimateWays) as EstimateWay[]

export type Judged = {
  person: JudgedPerson
  lived: LivedSeries
  days: Record<JudgedDay, { holdingKcal: number; guesses: Record<EstimateWay, Guess> }>
  /** The first day on which the filter spoke, of the days judged one by one. */
  firstSpokenDay: number | undefined
}

/** No two people of different seeds are alike, so that those who tune the filter never judge it. */
export function judgePerson(seed: string): Judged {
  const person = drawPerson(seed)
  const lived = live(person, 84)
  const at = (day: number) => ({
    holdingKcal: lived.holdingKcal[day - 1]!,
    guesses: guessesOf({ ...lived.series, days: lived.series.days.slice(0, day) }),
  })
  const early = [29, 30, 31, 32, 33, 34]
  const speaks = (day: number) =>
    estimateWays.filter({ ...lived.series, days: lived.series.days.slice(0, day) }).speaks
  return {
    person,
    lived,
    days: { 28: at(28), 42: at(42), 56: at(56), 84: at(84) },
    firstSpokenDay: [28, ...early].find(speaks),
  }
}

function guessesOf(series: LivedSeries['series']): Record<EstimateWay, Guess> {
  return {
    formula: estimateWays.formula(series),
    'means of 7 days': estimateWays['means of 7 days'](series),
    'regression after day 8': estimateWays['regression after day 8'](series),
    filter: estimateWays.filter(series),
  }
}

export type Score = {
  people: number
  errorKcal: number
  biasKcal: number
  /** Percent of the ranges that hold the truth; undefined for a way without ranges. */
  coverage: number | undefined
}

export function scoreOf(judged: readonly Judged[], day: JudgedDay, way: EstimateWay): Score {
  const errors = judged.map(({ days }) => days[day].guesses[way].kcal - days[day].holdingKcal)
  const held = judged.flatMap(({ days }) => {
    const { guesses, holdingKcal } = days[day]
    const { low, high } = guesses[way]
    return low === undefined || high === undefined ? [] : [low <= holdingKcal && holdingKcal <= high]
  })
  return {
    people: judged.length,
    errorKcal: mean(errors.map(Math.abs)),
    biasKcal: mean(errors),
    coverage: held.length === 0 ? undefined : 100 * mean(held.map(Number)),
  }
}

export function spokenTo(judged: readonly Judged[], day: JudgedDay): Judged[] {
  return judged.filter(({ days }) => days[day].guesses.filter.speaks)
}

/** To whom a change would be proposed, and whether it would go the wrong way. */
export function proposalsAt(
  judged: readonly Judged[],
  day: JudgedDay,
): { people: number; wrongPercent: number } {
  const proposed = spokenTo(judged, day).flatMap(({ days, lived: { series } }) => {
    const { guesses, holdingKcal } = days[day]
    const { kcal, low = 0, high = 0 } = guesses.filter
    const { formulaKcal } = series
    if (low <= formulaKcal && formulaKcal <= high) return []
    return [Math.sign(kcal - formulaKcal) !== Math.sign(holdingKcal - formulaKcal)]
  })
  return {
    people: proposed.length,
    wrongPercent: proposed.length === 0 ? 0 : 100 * mean(proposed.map(Number)),
  }
}

const waterLossOf = ({ person }: Judged) => (person.isStarter ? person.made.waterFactor : 0)
const readingsOf = ({ lived }: Judged) =>
  lived.series.days.slice(0, 56).filter(({ weightKg }) => weightKg !== undefined).length
const completedOf = ({ lived }: Judged) =>
  lived.series.days.slice(0, 56).filter(({ isComplete }) => isComplete).length

export const subgroups: Record<string, (judged: Judged) => boolean> = {
  'large water loss': (judged) => waterLossOf(judged) > 1.5,
  'small water loss': (judged) => judged.person.isStarter && waterLossOf(judged) < 0.6,
  'no beginner': ({ person }) => !person.isStarter,
  'cycle of 0.4 kg and more': ({ person }) => (person.cycle?.kg ?? 0) >= 0.4,
  'fewer than 26 readings in 56 days': (judged) => readingsOf(judged) < 26,
  'fewer than 36 of 56 days completed': (judged) => completedOf(judged) < 36,
  'a stranger on the scale': ({ person }) => person.strangers > 0,
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
