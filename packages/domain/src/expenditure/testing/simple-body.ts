import type { BodyDay, BodySeries } from '../body-series.ts'

type SimpleBody = {
  days: number
  /** What holds the weight, in plan calories. */
  holdingKcal?: number
  planKcal?: number
  /** True where the scale is read, and where the day is completed. */
  isRead?: (day: number) => boolean
  isComplete?: (day: number) => boolean
  wobbleKg?: number
  startKg?: number
}

const formulaKcal = 2300

/** A body as plain as can be: 7,500 kcal a kg, four fifths of a gap become tissue, a wobble that repeats. */
export function simpleBody({
  days,
  holdingKcal = formulaKcal,
  planKcal = 1900,
  isRead = () => true,
  isComplete = () => true,
  wobbleKg = 0.3,
  startKg = 90,
}: SimpleBody): BodySeries {
  const all: BodyDay[] = []
  let kg = startKg
  for (let day = 0; day < days; day += 1) {
    const wobble = wobbleKg * Math.sin(day * 2.4)
    const done = isComplete(day)
    all.push({ weightKg: isRead(day) ? kg + wobble : undefined, planKcal, isComplete: done })
    kg += done ? (0.8 * (planKcal - holdingKcal)) / 7500 : 0
  }
  return { gender: 'male', isStarter: false, formulaKcal, fatKg: 30, days: all }
}
