import { describe, expect, it } from 'vitest'
import { readAnswers } from './plan-documents.ts'

const preferences = JSON.stringify({
  format: 2,
  ...{ mode: 'own', units: 'us', diets: [], exclusions: [], avoidedFoods: [], meals: {} },
})
const ofLastRelease = {
  format: 2,
  ...{ gender: 'female', ageYears: 40, weight: 50_000, heightCm: 160, bodyFatPercent: 30 },
  ...{
    activity: 'sedentary',
    goal: 'lose',
    deficitPercent: 17.5,
    proteinPerLeanPound: 0.7,
    netCarbsGrams: 25,
  },
}
const read = (part: object) =>
  readAnswers({ profile: JSON.stringify({ ...ofLastRelease, ...part }), preferences })

describe('a profile of the last release', () => {
  it('[PLAN-1] keeps the figures its plan was made for, where the floor of today is above them', () => {
    // At rest 370 + 21.6 × 35 kg = 1,126 kcal, which was the floor.
    expect(read({}).ranges).toMatchObject({
      calories: { minimum: 1070, maximum: 1182 },
      netCarbs: { minimum: 0, maximum: 25 },
    })
  })

  it.each([
    ['what it was', { weight: 70_000, activity: 'moderate' }],
    ['what is burnt', { goal: 'maintain' }],
  ])('[PLAN-1] is computed where that comes to %s', (_same, part) => {
    expect(read(part).ranges).toBeUndefined()
  })

  it('[PLAN-5] keeps the ranges it was eased to', () => {
    const ranges = { calories: { minimum: 900, maximum: 1300 } }
    expect(read({ ranges }).ranges).toEqual(ranges)
  })
})
