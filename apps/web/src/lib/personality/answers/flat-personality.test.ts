import { readQuestionnaire } from '@butterleaf/contract/onboarding/read-questionnaire'
import { describe, expect, it } from 'vitest'
import { fullAnswers } from '../testing/full-answers.ts'
import {
  type Answers,
  noAnswers,
  withActivity,
  withBreakfastSkipped,
  withDessert,
  withGender,
} from './answers.ts'
import { flatPersonality } from './flat-personality.ts'

const flat = (part: Partial<Answers> = {}) => flatPersonality({ ...fullAnswers, ...part })

describe('the answers as they are sent', () => {
  it('[ONB-13] are taken by the server’s own reading', () => {
    expect(readQuestionnaire(flat())).toMatchObject({ ok: true })
    expect(readQuestionnaire(flat({ mode: 'own', wantsDessert: false }))).toMatchObject({ ok: true })
  })

  it('[ONB-13] leave nothing answered by themselves', () => {
    const read = readQuestionnaire(flatPersonality(noAnswers))
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
    expect(flat({ ...typed, unit: 'us' })).toMatchObject({ weight: 82.327, height: 170.18, unit: 'us' })
  })

  it.each([
    ['fresh', 1, 0],
    ['some', 0, 1],
    ['mostly', 0, 2],
  ] as const)('[VAL-3] [BIZ-6] %s sets exactly one of unique and leftover', (freshness, unique, leftover) => {
    const meals = { ...fullAnswers.meals, lunch: { ...fullAnswers.meals.lunch, freshness } }
    expect(flat({ meals }).schedules?.lunch).toMatchObject({ unique, leftover, time: 30, variety: 1 })
  })

  it('[ONB-2] of a plan of one’s own say nothing about meals but dessert', () => {
    expect(flat({ mode: 'own' }).schedules).toEqual({ dessert: { unique: 1 } })
  })
})

describe('a skipped breakfast', () => {
  it('[ONB-7] sends none of its other answers, and breakfast dishes to lunch where wanted', () => {
    const skipped = { skipsBreakfast: true, takesBreakfastAtLunch: true }
    expect(flat(skipped).schedules?.breakfast).toEqual({ skip: 1 })
    expect(flat(skipped).schedules?.lunch?.categories).toEqual(['breakfast'])
    expect(flat({ skipsBreakfast: true }).schedules?.lunch?.categories).toEqual([])
  })

  it('[ONB-7] eaten after all, is not eaten at lunch too', () => {
    expect(withBreakfastSkipped(false)).toEqual({ skipsBreakfast: false, takesBreakfastAtLunch: false })
    expect(withBreakfastSkipped(true)).toEqual({ skipsBreakfast: true })
  })
})

describe('dessert and budget', () => {
  it.each([
    [true, true, 1, 0],
    [true, false, 1, 0],
    [false, true, 0, 1],
    [false, false, 0, 0],
  ])(
    '[ONB-8] dessert %s, affordable %s: unique %i, budget %i',
    (wantsDessert, prefersCheap, unique, budget) => {
      const sent = flat({ wantsDessert, prefersCheap })
      expect(sent.schedules?.dessert).toEqual({ unique })
      expect(sent.budget).toBe(budget)
    },
  )

  it('[ONB-8] wanting dessert takes the budget answer back', () => {
    expect(withDessert(true)).toEqual({ wantsDessert: true, prefersCheap: false })
  })
})

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
