import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { paths } from '#lib/paths.ts'
import { type Answers, noAnswers } from '#lib/personality/answers/answers.ts'
import { fullAnswers } from '#lib/personality/testing/full-answers.ts'
import {
  firstIncompleteStep,
  isComplete,
  openStep,
  pathOfStep,
  type Step,
  stepAt,
  stepOfField,
  steps,
  stepsOf,
} from './steps.ts'

const landingWords = readFileSync('apps/web/src/landing/landing-page.tsx', 'utf8')

const withMeal = (meal: 'breakfast' | 'lunch' | 'dinner' | 'dessert', answers: object = {}) => ({
  meals: { ...fullAnswers.meals, [meal]: answers },
})
const { lunch, dinner } = fullAnswers.meals

describe('the steps', () => {
  it('[ONB-1] [APP-11] stand in order, each at its own address', () => {
    expect(steps.map(pathOfStep)).toEqual(
      Object.entries(paths)
        .filter(([name]) => name.startsWith('onboarding-'))
        .map(([, path]) => path),
    )
    expect(steps.map((step) => stepAt(`${pathOfStep(step)}/`))).toEqual(steps)
  })

  it('[MAP-1] are as many as the start page says', () => {
    expect(stepsOf({ mode: 'generated' })).toHaveLength(13)
    expect(landingWords).toContain('Thirteen short steps')
  })

  it('[ONB-2] of a plan of one’s own go from mode to dessert', () => {
    expect(stepsOf({ mode: 'own' })).toEqual(
      steps.filter((step) => !['rhythm', 'breakfast', 'lunch', 'dinner'].includes(step)),
    )
    expect(stepsOf({ mode: 'generated' })).toEqual(steps)
  })
})

/** What makes a step incomplete, everything else answered. */
const missing: [Step, Partial<Answers>][] = [
  ['gender', { gender: null }],
  ['unit', { units: null }],
  ['about', { ageYears: null }],
  ['about', { ageYears: 9 }],
  ['about', { ageYears: 34.5 }],
  ['about', { weight: { unit: 'metric', value: null } }],
  ['about', { weight: { unit: 'metric', value: 21 } }],
  ['about', { weight: { unit: 'us', value: 49.9 } }],
  ['about', { height: { unit: 'metric', centimeters: 304 } }],
  ['about', { height: { unit: 'us', feet: 5, inches: null } }],
  ['body-fat', { bodyFatPercent: 51 }],
  ['goal', { goal: null }],
  ['goal', { activity: null }],
  ['goal', { proteinPerLeanPound: 1.3 }],
  ['goal', { goal: 'lose' }],
  ['goal', { goal: 'lose', safety: noCautions(), deficitPercent: 41 }],
  ['mode', { mode: null }],
  ['breakfast', withMeal('breakfast')],
  ['lunch', withMeal('lunch', { ...lunch, isAlwaysFresh: undefined })],
  ['lunch', withMeal('lunch', { ...lunch, variety: undefined })],
  ['dinner', withMeal('dinner', { ...dinner, mostMinutes: undefined })],
  ['dessert', withMeal('dessert')],
  ['dessert', { ...withMeal('dessert'), mode: 'own' }],
  ['done', { startDate: '' }],
]

function noCautions() {
  return { isPregnantOrBreastfeeding: false, takesDiabetesMedication: false }
}

describe('a step that is not complete', () => {
  it.each(missing)('[ONB-3] [VAL-3] %s without an answer in range: %j', (step, part) => {
    expect(isComplete(step, fullAnswers)).toBe(true)
    expect(isComplete(step, { ...fullAnswers, ...part })).toBe(false)
  })

  it.each(missing)('[ONB-5] %s is where jumping ahead lands: %j', (step, part) => {
    const answers = { ...fullAnswers, ...part }
    expect(firstIncompleteStep(answers)).toBe(step)
    expect(openStep('done', answers)).toBe(step)
  })
})

describe('an address', () => {
  it('[ONB-1] without a step leads to the first', () => {
    expect(openStep(undefined, fullAnswers)).toBe('gender')
  })

  it.each(steps)('[ONB-5] of %s opens once all before it is answered, and not before', (step) => {
    expect(openStep(step, fullAnswers)).toBe(step)
    expect(openStep(step, noAnswers)).toBe('gender')
  })

  it.each(['breakfast', 'lunch', 'dinner'] as const)(
    '[ONB-2] of %s leads to dessert in a plan of one’s own',
    (meal) => {
      expect(openStep(meal, { ...fullAnswers, mode: 'own' })).toBe('dessert')
      expect(openStep(meal, { ...fullAnswers, mode: 'own', goal: null })).toBe('goal')
    },
  )

  it('[ONB-7] a skipped breakfast leaves nothing to answer there', () => {
    const answers = { ...fullAnswers, ...withMeal('breakfast', { isSkipped: true }) }
    expect(firstIncompleteStep(answers)).toBeUndefined()
  })
})

it.each([
  ['age', 'about'],
  ['deficit', 'goal'],
  ['schedules.lunch.time', 'lunch'],
  ['schedules.dessert.unique', 'dessert'],
  ['nutrition.calories', 'goal'],
  ['avoidedIngredients', 'allergies'],
  ['startDate', undefined],
])('[ONB-13] a refused %s is asked at %s', (field, step) => {
  expect(stepOfField(field)).toBe(step)
})
