import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { previewOf } from '../outcome/preview-card.tsx'
import { fullAnswers } from '../testing/full-answers.ts'
import type { Answers } from './answers.ts'
import { needsSafetyCheck, plannedGoal } from './questionnaire-of.ts'

const nothing = { isPregnantOrBreastfeeding: false, takesDiabetesMedication: false }
const losing = (part: Partial<Answers> = {}): Answers => ({ ...fullAnswers, goal: 'lose', ...part })

/** 18.5 × 1.8² = 59.94 kg. */
const exactly = (value: number): Partial<Answers> => ({
  weight: { unit: 'metric', value },
  height: { unit: 'metric', centimeters: 180 },
  safety: value < 59.94 ? null : nothing,
})

describe('[ONB-14] losing weight', () => {
  it.each<[string, Partial<Answers>, Answers['goal'], boolean]>([
    ['is not planned before the check', {}, null, true],
    ['is planned when nothing speaks against it', { safety: nothing }, 'lose', true],
    ['pregnant', { safety: { ...nothing, isPregnantOrBreastfeeding: true } }, 'maintain', true],
    ['on diabetes medication', { safety: { ...nothing, takesDiabetesMedication: true } }, 'maintain', true],
    ['under 18', { ageYears: 17 }, 'maintain', false],
    ['at 18', { ageYears: 18, safety: nothing }, 'lose', true],
    ['at an index of exactly 18.5', exactly(59.94), 'lose', true],
    ['just below it', exactly(59.93), 'maintain', false],
    ['underweight', { weight: { unit: 'metric', value: 59.9 } }, 'maintain', false],
    ['just above', { weight: { unit: 'metric', value: 60 }, safety: nothing }, 'lose', true],
  ])('%s', (_who, part, goal, isAsked) => {
    expect(plannedGoal(losing(part))).toBe(goal)
    expect(needsSafetyCheck(losing(part))).toBe(isAsked)
  })

  it.each(['maintain', 'gain'] as const)('to %s nobody is asked', (goal) => {
    expect(plannedGoal({ ...fullAnswers, goal })).toBe(goal)
    expect(needsSafetyCheck({ ...fullAnswers, goal })).toBe(false)
  })
})

describe('what the answers mean', () => {
  it('is told as soon as it can be computed, and no sooner', () => {
    const withoutWeight = { ...fullAnswers, weight: { unit: 'metric', value: null } } as const
    expect(previewOf(withoutWeight)).toEqual({ isUnderweight: false })
    const atRest = previewOf({ ...fullAnswers, goal: null, activity: null, proteinPerLeanPound: null })
    expect(atRest.targets).toBeUndefined()
    expect(atRest.restingCalories).toBeGreaterThan(1000)
    expect(previewOf(fullAnswers).targets?.macros.netCarbs).toBe(25)
  })

  it('says when the deficit meets the least a day should have', () => {
    const small = losing({ safety: nothing, activity: 'sedentary', deficitPercent: 40 })
    expect(previewOf(small).targets?.isFloorReached).toBe(true)
    expect(previewOf(fullAnswers).targets?.isFloorReached).toBe(false)
  })

  it('gives no body mass index to a child', () => {
    expect(previewOf(fullAnswers).bodyMassIndex).toBeCloseTo(24.69, 2)
    expect(previewOf({ ...fullAnswers, ageYears: 17 }).bodyMassIndex).toBeUndefined()
  })

  it('[VAL-2] leaves fat a part of the day, whatever is fine-tuned within the limits', () => {
    fc.assert(
      fc.property(
        fc.record({
          gender: fc.constantFrom('male', 'female'),
          weight: fc.integer({ min: 22, max: 635 }).map((value) => ({ unit: 'metric' as const, value })),
          height: fc
            .integer({ min: 60, max: 303 })
            .map((centimeters) => ({ unit: 'metric' as const, centimeters })),
          activity: fc.constantFrom('sedentary', 'moderate', 'very-active'),
          deficitPercent: fc.integer({ min: 10, max: 400 }).map((tenths) => tenths / 10),
          proteinPerLeanPound: fc.integer({ min: 6, max: 12 }).map((tenths) => tenths / 10),
          netCarbsGrams: fc.integer({ min: 15, max: 50 }),
        }),
        (part) => {
          const { targets } = previewOf(losing({ ...part, safety: nothing } as Partial<Answers>))
          expect(targets?.macros.fat).toBeGreaterThan(0)
        },
      ),
    )
  })
})
