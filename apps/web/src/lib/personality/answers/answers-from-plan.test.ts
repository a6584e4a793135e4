import { encodeResources } from '@butterleaf/contract/meal-plan/resources-codec'
import type { FlatPersonality } from '@butterleaf/contract/onboarding/personality-schema'
import { derive, readComplete } from '@butterleaf/contract/onboarding/testing/derive'
import { inventedPerson } from '@butterleaf/contract/onboarding/testing/invented-person'
import { describe, expect, it } from 'vitest'
import { answersFromPlan } from './answers-from-plan.ts'
import { flatPersonality } from './flat-personality.ts'

const { breakfast, lunch, ...otherMeals } = inventedPerson.schedules
/** As the questions can be answered: breakfast dishes at lunch are for those who skip breakfast. */
const answered: FlatPersonality = {
  ...inventedPerson,
  schedules: { ...otherMeals, breakfast, lunch: { ...lunch, categories: [] } },
}

const read = (flat: FlatPersonality) => derive(readComplete(flat))
const planMadeFrom = (flat: FlatPersonality) => encodeResources(readComplete(flat))

describe('the answers a plan was made from', () => {
  it.each<[string, FlatPersonality]>([
    ['with defaults', answered],
    ['with a body fat of their own', { ...answered, bodyFat: 27 }],
    ['who maintain', { ...answered, motive: 2 }],
    [
      'who avoid things',
      {
        ...answered,
        allergen: [16],
        intolerance: [4],
        avoidedIngredients: [{ name: 'kale' }],
        budget: 1,
      },
    ],
    [
      'who skip breakfast',
      { ...inventedPerson, schedules: { ...otherMeals, lunch, breakfast: { skip: 1 } } },
    ],
    [
      'with a plan of their own',
      { ...answered, mode: 2, schedules: { dessert: { unique: 1 } }, deficit: 12.5 },
    ],
  ])('[SET-2] come back as they were given: people %s', (_who, flat) => {
    const answers = answersFromPlan(planMadeFrom(flat))
    expect(read(flatPersonality(answers))).toEqual(read(flat))
  })

  it('[ONB-9] an estimated body fat goes on being the estimate', () => {
    const answers = answersFromPlan(planMadeFrom(answered))
    expect(answers.bodyFatPercent).toBeNull()
  })
})
