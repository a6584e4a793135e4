import { describe, expect, it } from 'vitest'
import { everybodysAim } from '../nutrition/mineral-goals/mineral-goals.ts'
import { middleOf, rangesAround } from '../nutrition/ranges.ts'
import { targetsOf } from '../nutrition/targets.ts'
import { gramsFromKg } from '../nutrition/weight.ts'
import { fillInDefaults, leaveOutDefaults } from './defaults.ts'
import { avoidancesOf, palateOf, plannerInputOf } from './diner-profile.ts'

import { freshnessOf, withFreshness } from './meal-answers.ts'

import { personOf } from './person-of.ts'
import { type PartialQuestionnaire, type Questionnaire, unanswered } from './questionnaire.ts'
import { completeQuestionnaire, questionnaireFaults } from './questionnaire-faults.ts'
import { rangesOf } from './ranges-of.ts'
import { removeUnaskedAnswers } from './remove-unasked-answers.ts'
import { fullQuestionnaire } from './testing/full-questionnaire.ts'

const full = (part: Partial<Questionnaire> = {}): Questionnaire => ({ ...fullQuestionnaire, ...part })
const faultsWith = (part: Partial<PartialQuestionnaire>) =>
  questionnaireFaults({ ...fullQuestionnaire, ...part }).map((fault) =>
    fault.about === 'ranges'
      ? `${fault.macro} ${fault.kind}`
      : `${fault.about === 'snackRoom' ? fault.part : fault.field} ${fault.kind}`,
  )

describe('a questionnaire', () => {
  it('[ONB-13] is complete with every answer that has no default', () => {
    expect(completeQuestionnaire(fullQuestionnaire)).toEqual({ ok: true, questionnaire: fullQuestionnaire })
  })

  it('[ONB-13] names everything that is missing at once, in the order asked', () => {
    const completion = completeQuestionnaire(unanswered)
    expect(completion.ok).toBe(false)
    expect(faultsWith({ ...full(), ...emptied })).toEqual(
      [
        ...['gender', 'ageYears', 'weight', 'heightCm', 'bodyFatPercent', 'activity', 'goal'],
        ...['units', 'mode'],
      ].map((field) => `${field} missing`),
    )
  })

  it.each<[Partial<PartialQuestionnaire>, string]>([
    [{ ageYears: 9 }, 'ageYears out-of-range'],
    [{ weight: gramsFromKg(21) }, 'weight out-of-range'],
    [{ bodyFatPercent: 51 }, 'bodyFatPercent out-of-range'],
    [{ proteinPerLeanPound: 0.85 }, 'proteinPerLeanPound off-step'],
    [{ goal: 'lose', ageYears: 17 }, 'goal deficit-under-age'],
    [{ people: 13 }, 'people out-of-range'],
    [{ people: 1.5 }, 'people out-of-range'],
    [{ sodiumLimitMg: 1499 }, 'sodiumLimitMg out-of-range'],
    [{ sodiumLimitMg: 5001 }, 'sodiumLimitMg out-of-range'],
    [{ snackRoom: { places: 4, calories: 150, netCarbs: 3 } }, 'places out-of-range'],
    [{ snackRoom: { places: 3, calories: 500, netCarbs: 3 } }, 'calories too-many-calories'],
    [{ meals: { ...full().meals, lunch: {} } }, 'mostMinutes missing'],
    [{ ranges: { ...rangesOf(full()), fat: { minimum: 90, maximum: 80 } } }, 'fat reversed'],
  ])('[VAL-1] [VAL-2] [VAL-3] names what is impossible: %j', (part, fault) => {
    expect(faultsWith(part)).toContain(fault)
  })

  it('asks for the activity alone where protein would follow from it', () => {
    expect(faultsWith({ activity: undefined })).toEqual(['activity missing'])
    expect(faultsWith({ activity: undefined, proteinPerLeanPound: 2 })).toEqual([
      'activity missing',
      'proteinPerLeanPound out-of-range',
    ])
  })
})

const emptied = {
  ...{ gender: undefined, ageYears: undefined, weight: undefined, heightCm: undefined },
  ...{ activity: undefined, goal: undefined, mode: undefined, units: undefined },
}

describe('what follows from the answers', () => {
  it('[BIZ-2] [BIZ-3] [BIZ-4] the person has a default for what was left out', () => {
    expect(personOf(full())).toEqual({
      ...{ gender: 'male', ageYears: 34, weight: 80_000, heightCm: 180, bodyFatPercent: 21 },
      ...{ activity: 'moderate', goal: 'maintain' },
      ...{ deficitPercent: 17.5, proteinPerLeanPound: 0.9, netCarbsGrams: 25 },
    })
    const said = { bodyFatPercent: 18, deficitPercent: 10, proteinPerLeanPound: 1, netCarbsGrams: 30 }
    expect(personOf(full(said))).toMatchObject(said)
  })

  it('[BIZ-4] body fat is estimated as soon as it can be', () => {
    const { gender, ...others } = full()
    expect(personOf(others).bodyFatPercent).toBeUndefined()
    expect(personOf({ ...unanswered, gender, ...bodyOf(others) }).bodyFatPercent).toBe(21)
  })

  it('[PLAN-1] ranges lie round the targets, unless they were typed', () => {
    const computed = rangesAround(targetsOf(personOf(full())).macros)
    expect(rangesOf(full())).toEqual(computed)
    const ranges = { ...computed, netCarbs: { minimum: 5, maximum: 40 } }
    expect(rangesOf(full({ ranges }))).toEqual(ranges)
  })

  it('[PLAN-2] the planner is told ranges, wishes, people, budget and palate', () => {
    const { wishes, ...input } = plannerInputOf(full())
    const palate = {
      likedCuisines: [],
      dislikedCuisines: [],
      adventure: 'familiar',
      eatsMeatOrFish: true,
    } as const
    const ranges = rangesOf(full())
    const aim = everybodysAim(middleOf(ranges.calories))
    expect(input).toEqual({ ranges, people: 1, prefersCheap: false, palate, aim })
    expect(wishes.dessert.isSkipped).toBe(false)
  })

  it.each([
    [true, false, true],
    [false, false, false],
    [undefined, false, false],
    [true, true, false],
  ])('[ONB-8] budget %s, dessert %s: cheaper foods are preferred: %s', (prefersCheap, isWanted, isCheap) => {
    const meals = { ...full().meals, dessert: { isWanted } }
    expect(plannerInputOf(full({ prefersCheap, meals })).prefersCheap).toBe(isCheap)
  })

  it.each([
    [{}, true],
    [{ diets: ['vegetarian'] }, false],
    [{ exclusions: ['red meat', 'poultry', 'pork', 'fish', 'shellfish'] }, false],
    [{ exclusions: ['red meat', 'poultry', 'pork'] }, true],
  ] as const)('[PLAN-2] %j eats meat or fish: %s', (said, eats) => {
    expect(palateOf(full(said)).eatsMeatOrFish).toBe(eats)
  })

  it('[PLAN-2] [CON-9] has everything that must not be served', () => {
    const said = {
      diets: ['dairy-free'],
      exclusions: ['pork'],
      avoidedFoods: ['cilantro'],
      avoidedGroups: ['mushrooms'],
      lacksEquipment: ['oven'],
    } as const
    expect(avoidancesOf(full(said))).toEqual({
      diets: ['dairy-free'],
      exclusions: ['pork'],
      ingredients: ['cilantro'],
      groups: ['mushrooms'],
      lacking: ['oven'],
      recipes: [],
    })
  })
})

function bodyOf({ ageYears, weight, heightCm }: PartialQuestionnaire): Partial<PartialQuestionnaire> {
  return { ageYears, weight, heightCm }
}

describe('answers with every default filled in', () => {
  const filledIn = (part: Partial<Questionnaire> = {}) => fillInDefaults(full(part))

  it('[SET-2] come to the same person, ranges and plan', () => {
    expect(personOf(filledIn())).toEqual(personOf(full()))
    expect(plannerInputOf(filledIn())).toEqual(plannerInputOf(full()))
    expect(Object.values(filledIn())).not.toContain(undefined)
  })

  it('[ONB-9] [SET-3] leave to the estimate and to the formula what equals them', () => {
    const left = leaveOutDefaults(filledIn())
    expect([left.bodyFatPercent, left.ranges]).toEqual([undefined, undefined])
    expect(personOf({ ...left, weight: gramsFromKg(90) }).bodyFatPercent).toBe(25)
  })

  it('[SET-2] keep what was typed', () => {
    const own = { bodyFatPercent: 18, ranges: { ...rangesOf(full()), netCarbs: { minimum: 5, maximum: 40 } } }
    expect(leaveOutDefaults(filledIn(own))).toMatchObject(own)
    expect(leaveOutDefaults({ ...unanswered, ...own })).toEqual({ ...unanswered, ...own })
  })
})

describe('answers that are not asked any more', () => {
  const answered = full({ prefersCheap: true })
  const withMeals = (meals: Partial<Questionnaire['meals']>) =>
    removeUnaskedAnswers({ ...answered, meals: { ...answered.meals, ...meals } })

  it('[ONB-2] are those about meals in a plan of one’s own, but dessert', () => {
    expect(removeUnaskedAnswers({ ...answered, mode: 'own' }).meals).toEqual({ dessert: { isWanted: true } })
  })

  it('[ONB-7] are the others of a skipped breakfast, and its dishes at lunch when it is eaten', () => {
    const breakfast = { ...answered.meals.breakfast, isSkipped: true }
    const lunch = { ...answered.meals.lunch, takenFrom: ['breakfast'] } as const
    const skipped = withMeals({ breakfast, lunch }).meals
    expect(skipped.breakfast).toEqual({ isSkipped: true })
    expect(skipped.lunch).toEqual(lunch)
    expect(withMeals({ lunch }).meals.lunch).toEqual({ ...lunch, takenFrom: [] })
    expect(withMeals({ breakfast }).meals.lunch?.takenFrom).toEqual([])
  })

  it('[LIV-4] are limits of weekdays where no meals are asked about, or for a skipped breakfast', () => {
    const weekdayMinutes = { breakfast: { monday: 15 }, dinner: { tuesday: 20 } } as const
    const ofMode = (mode: Questionnaire['mode']) =>
      removeUnaskedAnswers({ ...answered, mode, weekdayMinutes })
    expect(ofMode('own').weekdayMinutes).toBeUndefined()
    expect(ofMode('generated').weekdayMinutes).toEqual(weekdayMinutes)
    const skipping = { ...answered, meals: { ...answered.meals, breakfast: { isSkipped: true } } }
    const skipped = (minutes: Questionnaire['weekdayMinutes']) =>
      removeUnaskedAnswers({ ...skipping, weekdayMinutes: minutes }).weekdayMinutes
    expect(skipped(weekdayMinutes)).toEqual({ dinner: { tuesday: 20 } })
    expect(skipped({ breakfast: { monday: 15 } })).toBeUndefined()
  })

  it.each([
    [true, true, false],
    [false, true, true],
    [false, false, false],
    [undefined, true, false],
  ])('[ONB-8] with dessert %s the budget %s is %s', (isWanted, prefersCheap, said) => {
    const meals = { ...answered.meals, dessert: { isWanted } }
    expect(removeUnaskedAnswers({ ...answered, meals, prefersCheap }).prefersCheap).toBe(said)
  })
})

describe('fresh or leftovers', () => {
  it.each(['fresh', 'some', 'mostly'] as const)('[VAL-3] %s is one answer, there and back', (freshness) => {
    expect(freshnessOf(withFreshness(freshness))).toBe(freshness)
  })

  it('[VAL-3] is not answered by anything less', () => {
    expect(freshnessOf({})).toBeUndefined()
    expect(freshnessOf({ isAlwaysFresh: false, leftovers: 'none' })).toBeUndefined()
    expect(freshnessOf({ isAlwaysFresh: true, leftovers: 'mostly' })).toBe('fresh')
  })
})
