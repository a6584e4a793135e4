import { expect, it } from 'vitest'
import { type Constitution, holdingKcal, liveDay, newBody, weightOf } from './body.ts'
import { judgePerson, scoreOf } from './judged.ts'

const made: Constitution = {
  fatKg: 30,
  leanKg: 58,
  usualKcal: 2500,
  usualCarbsGrams: 250,
  waterFactor: 1,
  movingKcalPerKg: 8,
}
const liveFor = (days: number, kcal: number, carbsGrams: number) => {
  let body = newBody(made, true)
  for (let day = 0; day < days; day += 1) body = liveDay(body, made, { kcal, carbsGrams, saltMg: 0 }, 1)
  return body
}

it('a body that eats as ever stays as it is', () => {
  expect(weightOf(liveFor(200, 2500, 250))).toBeCloseTo(weightOf(newBody(made, true)), 6)
})

it('keto takes one to three kilograms of water within days, and no tissue', () => {
  const begun = newBody(made, true)
  const after = liveFor(10, 2500, 25)
  expect(weightOf(begun) - weightOf(after)).toBeGreaterThan(1)
  expect(weightOf(begun) - weightOf(after)).toBeLessThan(3.5)
  expect(begun.fatKg + begun.leanKg - after.fatKg - after.leanKg).toBeLessThan(0.5)
})

it('what holds a body is what it settles at', () => {
  const settled = liveFor(6000, 2100, 250)
  expect(holdingKcal(settled, made, 1)).toBeCloseTo(2100, 0)
})

it('[LEARN-1] the filter is nearer than the formula on bodies of another model', () => {
  const judged = Array.from({ length: 20 }, (_, at) => judgePerson(`test/${at}`))
  expect(scoreOf(judged, 56, 'filter').errorKcal).toBeLessThan(scoreOf(judged, 56, 'formula').errorKcal)
})
