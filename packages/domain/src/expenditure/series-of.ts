import { addDays, daysBetween, type IsoDate } from '../calendar/iso-date.ts'
import { targetsOf } from '../nutrition/targets.ts'
import { personOf } from '../onboarding/person-of.ts'
import type { Questionnaire } from '../onboarding/questionnaire.ts'
import { rangesOf } from '../onboarding/ranges-of.ts'
import { byDate, type WeighIn } from '../weight-tracker/weight-log.ts'
import type { BodyDay, BodySeries } from './body-series.ts'
import { completeWindowDays } from './estimate-expenditure.ts'
import { targetKcalOf } from './target-ranges.ts'

/** A day of a plan, past or present. */
export type EatenDay = Readonly<{ date: IsoDate; planKcal: number; isComplete: boolean }>
/** Both days included; without an end it lasts. */
export type LearningPause = Readonly<{ from: IsoDate; to: IsoDate | undefined }>
export type LearnedReading = WeighIn & Readonly<{ isConfirmed?: boolean }>

export type LivedDays = Readonly<{
  answers: Questionnaire
  logs: readonly LearnedReading[]
  eaten: readonly EatenDay[]
  pauses: readonly LearningPause[]
  today: IsoDate
}>

/** At most half a year is used: what a body used before that says little about today. */
export const longestSeriesDays = 182
/** A person whose first weigh-in is later than this has already lost the water of the first days. */
const waterLastsDays = 14

/** The days since the first weigh-in, in whatever order they came, and the last four weeks in any case. */
export function seriesOf({ answers, logs, eaten, pauses, today }: LivedDays): BodySeries {
  const earliest = addDays(today, 1 - longestSeriesDays)
  const ordered = byDate(logs).filter(({ date }) => date <= today)
  const recent = ordered.filter(({ date }) => date >= earliest)
  const firstRead = recent[0]?.date ?? today
  const firstEaten = eaten.reduce((first, { date }) => (date < first ? date : first), today)
  const person = personOf(answers)
  const targetKcal = targetKcalOf(rangesOf(answers))
  const readings = new Map(recent.map((log) => [log.date, log]))
  const planned = new Map(eaten.map((day) => [day.date, day]))
  const dayOf = (date: IsoDate): BodyDay => ({
    weightKg: kilograms(readings.get(date)),
    planKcal: planned.get(date)?.planKcal || targetKcal,
    isComplete: planned.get(date)?.isComplete ?? false,
    isPaused: isPaused(pauses, date),
    isConfirmed: readings.get(date)?.isConfirmed ?? false,
  })
  const from = [firstRead, addDays(today, 1 - completeWindowDays)].toSorted()[0]!
  return {
    gender: person.gender,
    isStarter: ordered[0] === recent[0] && Math.abs(daysBetween(firstEaten, firstRead)) <= waterLastsDays,
    formulaKcal: targetsOf(person).burntCalories,
    fatKg: (person.weight * person.bodyFatPercent) / 100_000,
    days: Array.from({ length: daysBetween(from, today) + 1 }, (_, at) => dayOf(addDays(from, at))),
  }
}

/** The day of the series with that index. */
export function dateInSeries({ days }: BodySeries, index: number, today: IsoDate): IsoDate {
  return addDays(today, index - days.length + 1)
}

export function isPaused(pauses: readonly LearningPause[], date: IsoDate): boolean {
  return pauses.some(({ from, to }) => from <= date && (to === undefined || date <= to))
}

function kilograms(log: LearnedReading | undefined): number | undefined {
  return log && log.grams / 1000
}
