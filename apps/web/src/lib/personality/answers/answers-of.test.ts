import { decodeResources } from '@butterleaf/contract/meal-plan/codecs/decode-resources'
import { encodeResources } from '@butterleaf/contract/meal-plan/codecs/encode-resources'

import type { FlatPersonality } from '@butterleaf/contract/onboarding/personality-schema'
import { derive, readComplete } from '@butterleaf/contract/onboarding/testing/derive'
import { inventedPerson } from '@butterleaf/contract/onboarding/testing/invented-person'
import { completeQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire-faults'
import { describe, expect, it } from 'vitest'
import { answersOf, questionnaireOf } from './questionnaire-of.ts'

const { breakfast, lunch, ...otherMeals } = inventedPerson.schedules
/** As the questions can be answered: breakfast dishes at lunch are for those who skip breakfast. */
const answered: FlatPersonality = {
  ...inventedPerson,
  schedules: { ...otherMeals, breakfast, lunch: { ...lunch, categories: [] } },
}

const madeFrom = (flat: FlatPersonality) => decodeResources(encodeResources(readComplete(flat)))

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
    const again = completeQuestionnaire(questionnaireOf(answersOf(madeFrom(flat))))
    expect(again.ok && derive(again.questionnaire)).toEqual(derive(readComplete(flat)))
  })

  it('[ONB-9] an estimated body fat goes on being the estimate', () => {
    expect(answersOf(madeFrom(answered)).bodyFatPercent).toBeNull()
  })

  it('[ONB-6] survive a draft, and so does what was taken back', () => {
    const own = answersOf(madeFrom({ ...answered, bodyFat: 27 }))
    const draft = JSON.parse(JSON.stringify({ ...own, bodyFatPercent: null }))
    expect({ ...own, ...draft }.bodyFatPercent).toBeNull()
  })
})
