import type { BodyDay, BodySeries } from '@butterleaf/domain/expenditure/body-series'
import { Refusal } from '../../../scripts/setup/steps.mjs'

/** The first days of a series as a file holds it. What is wrong is told with the name of its field. */
export function readSeries(text: string, day: string | undefined): BodySeries {
  const series = parse(text)
  const { sex, starter, days } = series
  if (sex !== 'm' && sex !== 'f') throw new Refusal('"sex" is "m" or "f".')
  if (typeof starter !== 'boolean') throw new Refusal('"starter" is true or false.')
  if (!Array.isArray(days) || days.length === 0) throw new Refusal('"days" is a list of days.')
  const last = day === undefined ? days.length : Number(day)
  if (!Number.isInteger(last) || last < 1 || last > days.length)
    throw new Refusal(`--day is a whole number from 1 to ${days.length}, the days of the series.`)
  return {
    gender: sex === 'm' ? 'male' : 'female',
    isStarter: starter,
    formulaKcal: positive(series.formula, 'formula'),
    fatKg: positive(series.fatKg, 'fatKg'),
    days: days.slice(0, last).map(readDay),
  }
}

function readDay(day: unknown, index: number): BodyDay {
  const name = `days[${index}]`
  if (!isRecord(day)) throw new Refusal(`${name} is {kg, plan, done}.`)
  const { kg, plan, done } = day
  if (typeof done !== 'boolean') throw new Refusal(`${name}.done is true or false.`)
  return {
    weightKg: kg === null || kg === undefined ? undefined : positive(kg, `${name}.kg`),
    planKcal: positive(plan, `${name}.plan`),
    isComplete: done,
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (isRecord(value)) return value
  } catch {
    // Told below, with all that isn't a series.
  }
  throw new Refusal('The series is no JSON object {sex, starter, formula, fatKg, days}.')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function positive(value: unknown, name: string): number {
  if (typeof value === 'number' && Number.isFinite(value) && value > 0) return value
  throw new Refusal(`"${name}" is a number above 0.`)
}
