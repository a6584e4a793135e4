import type { BodySeries } from '@butterleaf/domain/expenditure/body-series'
import { holdingKcal, liveDay, newBody, weightOf } from './body.ts'
import { between, clamp, normal } from './chance.ts'
import type { JudgedPerson } from './person.ts'

/** What the product saw, and day by day the plan calories that would have held the weight. */
export type LivedSeries = { series: BodySeries; holdingKcal: number[] }

/** Days of a person's life on the plan: the first one is a Monday for one in seven. */
export function live(person: JudgedPerson, days: number): LivedSeries {
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
