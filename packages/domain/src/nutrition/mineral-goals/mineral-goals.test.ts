import { describe, expect, it } from 'vitest'
import { eachNutrient } from '../nutrients.ts'
import { judgeWeek, mineralGoals, mineralPrice, mostPotassiumMg, sodiumLimits } from './mineral-goals.ts'

import { mineralSentences } from './mineral-sentences.ts'
import { referencesOf } from './references.ts'

const references = referencesOf({ gender: 'female', ageYears: 40, calories: 1800 })
const goals = mineralGoals(references)
const mean = { fiber: 25.2, saturatedFat: 60, sodium: 1500, potassium: 2600, magnesium: 320 }
const weekOf = (day: typeof mean) => eachNutrient((name) => 7 * day[name])

describe('goals of a week', () => {
  it('[MIN-3] are met at the reference, and not a milligram below', () => {
    const { potassium, magnesium, fiber, sodium } = judgeWeek(mean, goals)
    expect(potassium).toEqual({ mean: 2600, reference: 2600, met: true })
    expect(magnesium).toEqual({ mean: 320, reference: 320, met: true })
    expect(fiber).toEqual({ mean: 25.2, reference: 25.2, met: true })
    expect(sodium).toEqual({ mean: 1500, reference: 1500, met: true })
    const short = judgeWeek({ ...mean, potassium: 2599, magnesium: 319, fiber: 25.1, sodium: 1499 }, goals)
    expect(Object.values(short).map(({ met }) => met)).toEqual([false, false, false, false])
  })

  it('[MIN-3] are judged as they are shown', () => {
    expect(judgeWeek({ ...mean, potassium: 2599.6 }, goals).potassium).toMatchObject({
      mean: 2600,
      met: true,
    })
  })

  it('[MIN-4] has an upper bound on potassium for everybody', () => {
    for (const gender of ['female', 'male'] as const)
      for (const ageYears of [10, 16, 25, 70]) {
        const own = mineralGoals(referencesOf({ gender, ageYears, calories: 3500 }))
        expect(own.potassium.maximum).toBe(mostPotassiumMg)
        expect(own.potassium.minimum).toBeLessThan(mostPotassiumMg)
      }
    expect(judgeWeek({ ...mean, potassium: mostPotassiumMg }, goals).potassium.met).toBe(true)
    expect(judgeWeek({ ...mean, potassium: mostPotassiumMg + 1 }, goals).potassium.met).toBe(false)
  })

  it('[MIN-3] keeps sodium at or below a limit that the person sets', () => {
    const limited = mineralGoals(references, 2300)
    expect(judgeWeek({ ...mean, sodium: 2300 }, limited).sodium).toEqual({
      mean: 2300,
      reference: 2300,
      met: true,
    })
    expect(judgeWeek({ ...mean, sodium: 2301 }, limited).sodium.met).toBe(false)
    expect(judgeWeek({ ...mean, sodium: 400 }, limited).sodium.met).toBe(true)
    expect(sodiumLimits.minimum).toBe(references.sodium)
  })
})

describe('the price of a week', () => {
  it('[MIN-3] is nothing where every goal is met', () => {
    expect(mineralPrice(weekOf(mean), goals)).toBe(0)
    expect(mineralPrice(weekOf({ ...mean, magnesium: 900, sodium: 5000 }), goals)).toBe(0)
  })

  it('[MIN-3] is what is missing as a share of its reference, added up', () => {
    const short = weekOf({ ...mean, potassium: 1300, magnesium: 240 })
    expect(mineralPrice(short, goals)).toBeCloseTo(0.5 + 0.25, 9)
  })

  it('[MIN-3, MIN-4] counts potassium above its bound and sodium above its limit', () => {
    const rich = weekOf({ ...mean, potassium: mostPotassiumMg + 260 })
    expect(mineralPrice(rich, goals)).toBeCloseTo(0.1, 9)
    const salty = weekOf({ ...mean, sodium: 3450 })
    expect(mineralPrice(salty, mineralGoals(references, 2300))).toBeCloseTo(0.5, 9)
  })

  it('[MIN-3] falls with every milligram nearer', () => {
    const prices = [2000, 2100, 2300, 2500].map((potassium) =>
      mineralPrice(weekOf({ ...mean, potassium }), goals),
    )
    expect(prices).toEqual([...prices].sort((a, b) => b - a))
    expect(new Set(prices).size).toBe(prices.length)
  })
})

describe('the certificate of a week', () => {
  it('[MIN-3] says which were met, how near the others come and what would help', () => {
    const judged = judgeWeek({ ...mean, magnesium: 289.4, fiber: 21.3 }, goals)
    expect(mineralSentences(judged, { magnesium: 'spinach' }, 'en-US')).toEqual([
      'Potassium and sodium meet their goals.',
      'Magnesium comes to 289 mg a day of 320 mg. For its calories, spinach would add most.',
      'Fiber comes to 21.3 g a day of 25.2 g.',
    ])
  })

  it('[MIN-3, MIN-4] says what is too much, and offers no more of it', () => {
    const judged = judgeWeek({ ...mean, sodium: 2950, potassium: 5100 }, mineralGoals(references, 2300))
    expect(mineralSentences(judged, { potassium: 'spinach' }, 'en-US')).toEqual([
      'Magnesium and fiber meet their goals.',
      'Potassium comes to 5,100 mg a day, above 4,700 mg.',
      'Sodium comes to 2,950 mg a day, above 2,300 mg.',
    ])
    expect(mineralSentences(judgeWeek(mean, goals))).toEqual([
      'Potassium, magnesium, fiber and sodium meet their goals.',
    ])
  })
})
