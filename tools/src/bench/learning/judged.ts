import type { BodySeries } from '@butterleaf/domain/expenditure/body-series'
import { mean } from '../tables/figures.ts'
import { holdingKcal, liveDay, newBody, weightOf } from './body.ts'
import { between, clamp, normal } from './chance.ts'
import { drawPerson, type JudgedPerson } from './person.ts'
import { type EstimateWay, estimateWays, type Guess } from './ways.ts'

export const judgedDays = [28, 42, 56] as const
type JudgedDay = (typeof judgedDays)[number]
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
  const lived = live(person, 56)
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
    days: { 28: at(28), 42: at(42), 56: at(56) },
    firstSpokenDay: [28, ...early].find(speaks),
  }
}

function guessesOf(series: LivedSeries['series']): Record<EstimateWay, Guess> {
  const guesses = wayNames.map((way) => [way, estimateWays[way](series)])
  return Object.fromEntries(guesses) as Record<EstimateWay, Guess>
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

/** What the product saw, and day by day the plan calories that would have held the weight. */
type LivedSeries = { series: BodySeries; holdingKcal: number[] }

/** Days of a person's life on the plan: the first one is a Monday for one in seven. */
function live(person: JudgedPerson, days: number): LivedSeries {
  const { random, made, isStarter } = person
  const firstWeekday = Math.floor(between(random, 0, 7))
  const lived: LivedSeries = {
    series: {
      gender: person.gender,
      isStarter,
      formulaKcal: person.formulaKcal,
      fatKg: person.toldFatKg,
      days: [],
    },
    holdingKcal: [],
  }
  const seen: BodySeries['days'][number][] = []
  let body = newBody(made, isStarter)
  let [share, moving, gutKg, missing] = [person.eatsShare, 1, 0, 0]
  for (let day = 0; day < days; day += 1) {
    const isWeekend = (day + firstWeekday) % 7 >= 5
    missing = missing > 0 ? missing - 1 : random() < 0.012 ? Math.floor(between(random, 3, 13)) : 0
    gutKg = 0.65 * gutKg + normal(random, 0, 0.38)
    const isRead = missing === 0 && random() < person.weighs
    const kg = weightOf(body) + gutKg + cycleKg(person, day) + normal(random, 0, 0.12)
    const isComplete = random() < clamp(person.completes - (isWeekend ? 0.12 : -0.05), 0, 1)
    seen.push({
      weightKg: isRead ? readingOf(person, kg) : undefined,
      planKcal: person.planKcal * normal(random, 1, 0.02),
      isComplete,
    })
    share += normal(random, 0, person.shareDrift)
    moving = clamp(moving + normal(random, 0, person.movingDrift), 0.6, 1.5)
    const kcal = eatenKcal(person, seen[day]!.planKcal, {
      isComplete,
      isWeekend,
      share,
      holds: holdingKcal(body, made, moving),
    })
    const carbsGrams = isComplete ? between(random, 15, 35) : between(random, 30, 280)
    const saltMg = normal(random, isComplete ? 0 : 800, 600)
    body = liveDay(body, made, { kcal, carbsGrams, saltMg }, moving)
    lived.holdingKcal.push(holdingKcal(body, made, moving) / share)
  }
  return { ...lived, series: { ...lived.series, days: seen } }
}

type Eating = { isComplete: boolean; isWeekend: boolean; share: number; holds: number }

/** A day that isn't completed is eaten freely: about what the person needs, and more at weekends. */
function eatenKcal(
  { random, offDaySurplusKcal }: JudgedPerson,
  planKcal: number,
  { isComplete, isWeekend, share, holds }: Eating,
): number {
  if (isComplete) return planKcal * share * normal(random, 1, 0.06)
  const free = holds + offDaySurplusKcal + (isWeekend ? 150 : 0) + normal(random, 0, 450)
  return Math.max(600, random() < 0.2 ? (free + planKcal) / 2 : free)
}

/** More water for some days before the cycle ends, less in its middle: no sine. */
function cycleKg({ cycle }: JudgedPerson, day: number): number {
  if (!cycle) return 0
  const phase = ((day + cycle.at) % cycle.days) / cycle.days
  return cycle.kg * (2 * Math.exp(-(((phase - 0.9) / 0.12) ** 2)) - 0.45)
}

/** As typed: now and then in clothes, in another unit, with a slipped point, or by another person. */
function readingOf({ random, slips, strangers, strangerKg }: JudgedPerson, kg: number): number {
  const kind = random()
  if (kind < strangers) return kg + strangerKg + normal(random, 0, 0.5)
  if (kind > strangers + slips) return kg
  const slip = random()
  if (slip < 0.6) return kg + between(random, 1, 4)
  return slip < 0.8 ? kg * 2.2046 : kg / 10
}
