import { encodePersonality } from '@butterleaf/contract/onboarding/encode-personality'
import { readQuestionnaire } from '@butterleaf/contract/onboarding/read-questionnaire'
import { rhythmOf } from '@butterleaf/domain/onboarding/cooking-rhythm'
import { withFreshness } from '@butterleaf/domain/onboarding/meal-answers'
import { completeQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire-faults'
import { describe, expect, it } from 'vitest'
import { fullAnswers } from '../testing/full-answers.ts'
import {
  type Answers,
  noAnswers,
  withActivity,
  withBreakfastSkipped,
  withDessert,
  withGender,
  withMeal,
  withMode,
} from './answers.ts'
import { questionnaireOf } from './questionnaire-of.ts'

const answered = (part: Partial<Answers> = {}): Answers => ({ ...fullAnswers, ...part })
/** As the server gets it. */
const sent = (part: Partial<Answers> = {}) => encodePersonality(questionnaireOf(answered(part)))

describe('the answers as they are sent', () => {
  it('[ONB-13] are a whole questionnaire, and taken by the server’s own reading', () => {
    expect(completeQuestionnaire(questionnaireOf(answered()))).toMatchObject({ ok: true })
    expect(readQuestionnaire(sent())).toMatchObject({ ok: true })
    const meals = { ...fullAnswers.meals, dessert: { isWanted: false } }
    expect(readQuestionnaire(sent({ mode: 'own', meals }))).toMatchObject({ ok: true })
  })

  it('[ONB-13] leave nothing answered by themselves', () => {
    const read = readQuestionnaire(encodePersonality(questionnaireOf(noAnswers)))
    const named = read.ok ? [] : read.faults.map(({ field }) => field)
    expect(named).toEqual(
      expect.arrayContaining([
        'gender',
        'age',
        'weight',
        'height',
        'activityLevel',
        'motive',
        'unit',
        'mode',
      ]),
    )
  })

  it('[ONB-6] are metric whatever was typed', () => {
    const typed = {
      weight: { unit: 'us', value: 181.5 },
      height: { unit: 'us', feet: 5, inches: 7 },
    } as const
    expect(sent({ ...typed, units: 'us' })).toMatchObject({ weight: 82.327, height: 170.18, unit: 'us' })
  })

  it.each([
    ['fresh', 1, 0],
    ['some', 0, 1],
    ['mostly', 0, 2],
  ] as const)('[VAL-3] [BIZ-6] %s sets exactly one of unique and leftover', (freshness, unique, leftover) => {
    const { schedules } = sent(withMeal(answered(), 'lunch', withFreshness(freshness)))
    expect(schedules?.lunch).toMatchObject({ unique, leftover, time: 30, variety: 1 })
  })

  it('[ONB-2] of a plan of one’s own say nothing about meals but dessert', () => {
    expect(sent({ mode: 'own' }).schedules).toEqual({ dessert: { unique: 1 } })
  })
})

describe('a skipped breakfast', () => {
  const skipped = answered(withBreakfastSkipped(answered(), true))

  it('[ONB-7] sends none of its other answers, and breakfast dishes to lunch where wanted', () => {
    expect(sent(skipped).schedules?.breakfast).toEqual({ skip: 1 })
    expect(sent(skipped).schedules?.lunch?.categories).toEqual([])
    const taken = sent({ ...skipped, ...withMeal(skipped, 'lunch', { takenFrom: ['breakfast'] }) })
    expect(taken.schedules?.lunch?.categories).toEqual(['breakfast'])
  })

  it('[ONB-7] eaten after all, is not eaten at lunch too', () => {
    const taken = answered({ ...skipped, ...withMeal(skipped, 'lunch', { takenFrom: ['breakfast'] }) })
    const eaten = sent({ ...taken, ...withBreakfastSkipped(taken, false) })
    expect(eaten.schedules?.breakfast).toMatchObject({ skip: 0, time: 20, unique: 1 })
    expect(eaten.schedules?.lunch?.categories).toEqual([])
    // Skipped again, it is not taken to lunch by itself.
    const again = answered({ ...taken, ...withBreakfastSkipped(taken, false) })
    expect(sent(withBreakfastSkipped(again, true)).schedules?.lunch?.categories).toEqual([])
  })
})

describe('dessert and budget', () => {
  it.each([
    [true, true, 1, 0],
    [true, false, 1, 0],
    [false, true, 0, 1],
    [false, false, 0, 0],
  ])('[ONB-8] dessert %s, affordable %s: unique %i, budget %i', (isWanted, prefersCheap, unique, budget) => {
    const meals = { ...fullAnswers.meals, dessert: { isWanted } }
    const personality = sent({ meals, prefersCheap })
    expect(personality.schedules?.dessert).toEqual({ unique })
    expect(personality.budget).toBe(budget)
  })

  it('[ONB-8] wanting dessert takes the budget answer back', () => {
    const frugal = answered({ meals: { ...fullAnswers.meals, dessert: {} }, prefersCheap: true })
    expect(withDessert(frugal, true)).toMatchObject({ prefersCheap: false })
    expect(withDessert(frugal, false)).not.toHaveProperty('prefersCheap')
  })
})

describe('what an answer takes with it', () => {
  it('[ONB-9] another gender goes back to the estimate', () => {
    expect(withGender('female')).toEqual({ gender: 'female', bodyFatPercent: null })
  })

  it.each([
    ['sedentary', 0.7],
    ['moderate', 0.9],
    ['very-active', 1.1],
  ] as const)('[ONB-10] [BIZ-3] %s sets protein to %d', (activity, protein) => {
    expect(withActivity(activity)).toEqual({ activity, proteinPerLeanPound: protein })
  })
})

describe('a plan that we fill', () => {
  it('[LIV-3] begins with a bit of both, unless leftovers or variety were answered', () => {
    const { meals } = withMode(noAnswers, 'generated')
    expect(rhythmOf(meals ?? {})).toBe('a-bit-of-both')
    expect(withMode(fullAnswers, 'generated').meals).toBe(fullAnswers.meals)
    expect(withMode(noAnswers, 'own')).toEqual({ mode: 'own' })
  })
})
