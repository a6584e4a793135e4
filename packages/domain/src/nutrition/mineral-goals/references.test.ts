import { describe, expect, it } from 'vitest'
import { ageLimits } from '../person-faults.ts'
import { referencesOf } from './references.ts'

describe('references', () => {
  it.each([
    ['female', 10, 1200, 2300, 240],
    ['female', 13, 1200, 2300, 240],
    ['female', 14, 1500, 2300, 360],
    ['female', 18, 1500, 2300, 360],
    ['female', 19, 1500, 2600, 310],
    ['female', 30, 1500, 2600, 310],
    ['female', 31, 1500, 2600, 320],
    ['female', 120, 1500, 2600, 320],
    ['male', 10, 1200, 2500, 240],
    ['male', 13, 1200, 2500, 240],
    ['male', 14, 1500, 3000, 410],
    ['male', 18, 1500, 3000, 410],
    ['male', 19, 1500, 3400, 400],
    ['male', 30, 1500, 3400, 400],
    ['male', 31, 1500, 3400, 420],
    ['male', 120, 1500, 3400, 420],
  ] as const)('[MIN-2] of a %s of %i are those of the tables', (gender, ageYears, ...minerals) => {
    const { sodium, potassium, magnesium } = referencesOf({ gender, ageYears, calories: 2000 })
    expect([sodium, potassium, magnesium]).toEqual(minerals)
  })

  it('[MIN-2] has fiber by the energy that the person should have', () => {
    const fiberAt = (calories: number) => referencesOf({ gender: 'male', ageYears: 40, calories }).fiber
    expect([1200, 1500, 1834, 2000, 3000].map(fiberAt)).toEqual([16.8, 21, 25.7, 28, 42])
  })

  it('[MIN-2] knows every age that is asked for', () => {
    for (let ageYears = ageLimits.minimum; ageYears <= ageLimits.maximum; ageYears++) {
      const { potassium } = referencesOf({ gender: 'female', ageYears, calories: 2000 })
      expect(potassium).toBeGreaterThan(0)
    }
  })
})
