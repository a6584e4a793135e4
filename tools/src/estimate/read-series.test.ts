import { expect, it } from 'vitest'
import { readSeries } from './read-series.ts'

const day = { kg: 80, plan: 1900, done: true }
const series = { sex: 'f', starter: true, formula: 2300, fatKg: 30, days: [day, { ...day, kg: null }] }

it('[LEARN-1] a series is read up to a day, a day without a reading among them', () => {
  const read = readSeries(JSON.stringify(series), '2')
  expect(read).toMatchObject({ gender: 'female', isStarter: true, formulaKcal: 2300, fatKg: 30 })
  expect(read.days).toEqual([
    { weightKg: 80, planKcal: 1900, isComplete: true },
    { weightKg: undefined, planKcal: 1900, isComplete: true },
  ])
  expect(readSeries(JSON.stringify(series), '1').days).toHaveLength(1)
})

it.each([
  ['no JSON', '{', undefined, 'no JSON object'],
  ['another sex', JSON.stringify({ ...series, sex: 'x' }), undefined, '"sex"'],
  ['a day too late', JSON.stringify(series), '3', 'from 1 to 2'],
  ['a weight below 0', JSON.stringify({ ...series, days: [{ ...day, kg: -1 }] }), undefined, 'days[0].kg'],
])('a series with %s is refused by the name of what is wrong', (_, text, at, told) => {
  expect(() => readSeries(text, at)).toThrow(told)
})
