import { describe, expect, it } from 'vitest'
import type { FlatPersonality } from '../../onboarding/personality-schema.ts'
import { derive, readComplete } from '../../onboarding/testing/derive.ts'
import { inventedPerson } from '../../onboarding/testing/invented-person.ts'
import { resourcesSchema, sentResourcesSchema } from '../resources-schema.ts'
import { decodeResources, flatOf } from './decode-resources.ts'
import { encodeResources } from './encode-resources.ts'

const careful: FlatPersonality = {
  ...inventedPerson,
  bodyFat: 31.5,
  protein: 0.8,
  carbs: 20,
  deficit: 12.5,
  scaling: 3,
  budget: 1,
  allergen: [16, 24],
  intolerance: [25],
  avoidedIngredients: [{ name: 'cilantro' }],
}
const people: readonly (readonly [string, FlatPersonality])[] = [
  ['with defaults', inventedPerson],
  ['with an answer to everything', careful],
  ['with a plan of their own', { ...inventedPerson, mode: 2, schedules: { dessert: { unique: 1 } } }],
  ['who maintain', { ...inventedPerson, motive: 2 }],
]

function read(flat: FlatPersonality) {
  return derive(readComplete(flat))
}

describe('what a plan was made from', () => {
  it.each(people)('[SET-2] sent back as it came makes the same plan again: people %s', (_who, flat) => {
    const resources = resourcesSchema.parse(encodeResources(readComplete(flat)))
    expect(read(flatOf(sentResourcesSchema.parse(resources)))).toEqual(read(flat))
  })

  it('[SET-2] has every answer in the specification’s codes, defaults filled in', () => {
    const { profile, preferences } = encodeResources(readComplete(inventedPerson))
    const { nutrition, ...answers } = profile
    expect(answers).toEqual({
      gender: 2,
      age: 34,
      bodyFat: 34,
      height: 168,
      weight: 74.5,
      activityLevel: 2,
      motive: 1,
      carbs: 25,
      deficit: 17.5,
      protein: 0.9,
    })
    expect(nutrition.net_carbs).toEqual({ minimum: 0, maximum: 25 })
    expect(preferences).toEqual({
      mode: 1,
      unit: 'us',
      allergen: [],
      intolerance: [],
      scaling: 1,
      schedules: inventedPerson.schedules,
      budget: 0,
      avoidedIngredients: [],
    })
  })

  it('[ONB-9] [SET-3] leaves to the estimate and the formula what equals them', () => {
    const questionnaire = readComplete(inventedPerson)
    const decoded = decodeResources(encodeResources(questionnaire))
    expect([decoded.bodyFatPercent, decoded.ranges]).toEqual([undefined, undefined])
    const own = readComplete({ ...inventedPerson, bodyFat: 27 })
    expect(decodeResources(encodeResources(own)).bodyFatPercent).toBe(27)
  })

  it('[SET-3] without its ranges has them computed again', () => {
    const { profile, preferences } = encodeResources(readComplete(inventedPerson))
    const heavier = { ...profile, weight: 90, bodyFat: null, nutrition: null }
    expect(read(flatOf({ profile: heavier, preferences }))).toEqual(read({ ...inventedPerson, weight: 90 }))
  })
})
