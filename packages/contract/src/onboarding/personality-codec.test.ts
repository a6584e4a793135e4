import { weekdays } from '@butterleaf/domain/calendar/weekday'
import { equipment } from '@butterleaf/domain/cooking/equipment'
import { mainMeals, meals } from '@butterleaf/domain/meals/meals'
import { wholeGrams } from '@butterleaf/domain/nutrition/weight'
import { type PartialQuestionnaire, unanswered } from '@butterleaf/domain/onboarding/questionnaire'
import { completeQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire-faults'
import { isUsualShopping, shoppingDays, shoppingTimes } from '@butterleaf/domain/onboarding/shopping-rhythm'
import { fullQuestionnaire } from '@butterleaf/domain/onboarding/testing/full-questionnaire'
import { weekdayTimeOptions } from '@butterleaf/domain/onboarding/weekday-minutes'
import { cuisines } from '@butterleaf/domain/recipes/cuisines'
import { diets, exclusions } from '@butterleaf/domain/recipes/dietary-tags'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeResources } from '../meal-plan/codecs/decode-resources.ts'
import { encodeResources } from '../meal-plan/codecs/encode-resources.ts'

import { decodePersonality } from './decode-personality.ts'
import { encodePersonality } from './encode-personality.ts'
import { type FlatPersonality, personalitySchema } from './personality-schema.ts'
import { derive, readComplete } from './testing/derive.ts'
import { inventedPerson } from './testing/invented-person.ts'

const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const amount = fc.integer({ min: 0, max: 4000 })
const range = fc.record({ minimum: amount, maximum: amount })

const mealAnswers = {
  isSkipped: fc.boolean(),
  mostMinutes: fc.constantFrom(0, 20, 30, 45, 60),
  isAlwaysFresh: fc.boolean(),
  leftovers: fc.constantFrom('none', 'some', 'mostly'),
  variety: fc.constantFrom('varied', 'mostly-the-same'),
  takenFrom: fc.subarray([...meals]),
} as const
const { isAlwaysFresh, ...ofDessert } = mealAnswers
const anyMeal = optional(fc.record(mealAnswers, { requiredKeys: [] }))
const anyDessert = optional(fc.record({ ...ofDessert, isWanted: isAlwaysFresh }, { requiredKeys: [] }))

const anyShopping = fc
  .record({ day: fc.constantFrom(...shoppingDays), timesAWeek: fc.constantFrom(...shoppingTimes) })
  .filter((shopping) => !isUsualShopping(shopping))
const anyWeekdayMinutes = fc.dictionary(
  fc.constantFrom(...mainMeals),
  fc.dictionary(fc.constantFrom(...weekdays), fc.constantFrom(...weekdayTimeOptions), {
    minKeys: 1,
    noNullPrototype: true,
  }),
  { minKeys: 1, noNullPrototype: true },
)

/** Answers that may be incomplete. */
const anyAnswers: fc.Arbitrary<PartialQuestionnaire> = fc.record({
  gender: optional(fc.constantFrom('male', 'female')),
  ageYears: optional(fc.integer({ min: 0, max: 130 })),
  weight: optional(fc.integer({ min: 1, max: 700_000 }).map(wholeGrams)),
  heightCm: optional(fc.integer({ min: 1, max: 30_000 }).map((cm) => cm / 100)),
  bodyFatPercent: optional(fc.integer({ min: 0, max: 60 })),
  activity: optional(fc.constantFrom('sedentary', 'moderate', 'very-active')),
  goal: optional(fc.constantFrom('lose', 'maintain', 'gain')),
  deficitPercent: optional(fc.integer({ min: 0, max: 50 })),
  proteinPerLeanPound: optional(fc.integer({ min: 0, max: 20 }).map((tenths) => tenths / 10)),
  netCarbsGrams: optional(fc.integer({ min: 0, max: 60 })),
  ranges: optional(fc.record({ calories: range, fat: range, netCarbs: range, protein: range })),
  mode: optional(fc.constantFrom('generated', 'own')),
  units: optional(fc.constantFrom('us', 'metric')),
  people: optional(fc.integer({ min: 0, max: 15 })),
  prefersCheap: optional(fc.boolean()),
  diets: fc.subarray([...diets]),
  exclusions: fc.subarray([...exclusions]),
  avoidedFoods: fc.array(fc.constantFrom('kale', 'blue cheese', 'Swiss chard')),
  avoidedGroups: optional(fc.array(fc.constantFrom('mushrooms', 'tofu-and-soy'), { minLength: 1 })),
  lacksEquipment: optional(fc.subarray([...equipment], { minLength: 1 })),
  likedCuisines: optional(fc.subarray([...cuisines], { minLength: 1 })),
  dislikedCuisines: optional(fc.subarray([...cuisines], { minLength: 1 })),
  adventure: optional(fc.constantFrom('new-each-week', 'surprise')),
  shopping: optional(anyShopping),
  weekdayMinutes: optional(anyWeekdayMinutes),
  aimsForMinerals: fc.constantFrom(undefined, true),
  sodiumLimitMg: optional(fc.integer({ min: 0, max: 9000 })),
  snackRoom: optional(
    fc.record({
      places: fc.integer({ min: 1, max: 9 }),
      calories: fc.integer({ min: 0, max: 900 }),
      netCarbs: fc.integer({ min: 0, max: 90 }),
    }),
  ),
  meals: fc.record({ breakfast: anyMeal, lunch: anyMeal, dinner: anyMeal, dessert: anyDessert }),
})

const freshOrNot = fc.constantFrom(
  { unique: 1 },
  { unique: 1, leftover: 0 },
  { unique: 1, leftover: 2 },
  { unique: 0, leftover: 1 },
  { leftover: 2 },
)
const aMeal = (...times: number[]) =>
  fc
    .tuple(freshOrNot, fc.constantFrom(1, 2), fc.constantFrom(...times), fc.constantFrom({}, { skip: 0 }))
    .map(([freshness, variety, time, skip]) => ({ ...freshness, ...skip, variety, time }))

/** Personalities that are complete, each answer about a meal in one of the ways it may come, or not at all. */
const validFlat = fc
  .record({
    breakfast: fc.oneof(aMeal(0, 20, 45), fc.constant({ skip: 1 })),
    lunch: fc
      .tuple(aMeal(0, 30, 45), fc.constantFrom({}, { categories: [] }, { categories: ['breakfast'] }))
      .map(([meal, from]) => ({ ...meal, ...from })),
    dinner: aMeal(0, 30, 60),
    dessert: fc.constantFrom({ unique: 0 }, { unique: 1 }, { skip: 1 }, { unique: 1, time: 30, variety: 2 }),
  })
  .chain((schedules) =>
    fc.record({
      schedules: fc.constant(schedules),
      allergen: fc.constantFrom(undefined, null, [], [24, 10], [5, 16]),
      intolerance: fc.constantFrom(undefined, [], [25, 3]),
      bodyFat: fc.constantFrom(undefined, null, 27.5),
      budget: fc.constantFrom(undefined, 0, 1, true),
      scaling: fc.constantFrom(undefined, null, 4),
      motive: fc.constantFrom(1, 2, 3),
    }),
  )
  .map((part) => ({ ...inventedPerson, ...part }) as FlatPersonality)

describe('the personality on the wire', () => {
  it('[ONB-13] holds every answer, and no other: what was encoded is decoded as it was', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const sent = personalitySchema.parse(JSON.parse(JSON.stringify(encodePersonality(answers))))
        expect(decodePersonality(sent)).toEqual(answers)
      }),
    )
  })

  it('[SET-2] is shown again as it was given, and decoded comes to the same plan', () => {
    fc.assert(
      fc.property(validFlat, (flat) => {
        const questionnaire = readComplete(flat)
        const shown = encodeResources(questionnaire)
        expect(shown.preferences.schedules).toEqual(flat.schedules)
        const again = completeQuestionnaire(decodeResources(shown))
        expect(again.ok && derive(again.questionnaire)).toEqual(derive(questionnaire))
        expect(again.ok && encodeResources(again.questionnaire)).toEqual(shown)
      }),
    )
  })

  it('[SET-2] spells an answer in one way: yes and no as 1 and 0, what is not answered not at all', () => {
    const spelled = decodePersonality({
      schedules: {
        breakfast: { skip: true, unique: null, leftover: null, categories: null },
        lunch: { skip: false, unique: true, leftover: 7, variety: 9, time: 30 },
        dinner: null,
        dessert: { unique: false },
      },
    })
    expect(encodePersonality(spelled).schedules).toEqual({
      breakfast: { skip: 1 },
      lunch: { skip: 0, unique: 1, time: 30 },
      dessert: { unique: 0 },
    })
  })

  it('[LIV-4] [LIV-5] the default of the shopping and of the weekdays is the same as not answered', () => {
    const usual = { shopping: { day: 'first-day-of-week', timesAWeek: 1 } } as const
    for (const weekdayTimes of [{}, { dinner: {} }, null])
      expect(decodePersonality({ ...usual, weekdayTimes })).toEqual(decodePersonality({}))
    expect(encodePersonality(unanswered)).not.toHaveProperty('shopping')
    expect(encodePersonality(unanswered)).not.toHaveProperty('weekdayTimes')
  })

  it.each([
    [{ shopping: { day: 'someday', timesAWeek: 1 } }, 'shopping.day', 'first-day-of-week'],
    [{ shopping: { day: 'monday', timesAWeek: 3 } }, 'shopping.timesAWeek', '1|2'],
    [{ shopping: { day: 'monday' } }, 'shopping.timesAWeek', '1|2'],
    [{ weekdayTimes: { dinner: { tuesday: 26 } } }, 'weekdayTimes.dinner.tuesday', '0|15|20|25|30|45|60'],
    [{ weekdayTimes: { dinner: { tusday: 20 } } }, 'weekdayTimes.dinner', 'tusday'],
    [{ weekdayTimes: { dessert: { tuesday: 20 } } }, 'weekdayTimes', 'dessert'],
  ])('[LIV-4] [LIV-5] refuses %j at %s', (sent, field, allowed) => {
    const { error } = personalitySchema.safeParse({ ...inventedPerson, ...sent })
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
    expect(error?.issues[0]?.message.replaceAll('"', '')).toContain(allowed)
  })

  it('[ONB-13] leaves out what is not answered', () => {
    const sent = JSON.parse(JSON.stringify(encodePersonality(fullQuestionnaire)))
    expect(sent).not.toHaveProperty('bodyFat')
    expect(sent).not.toHaveProperty('nutrition')
    expect(readComplete(sent)).toEqual(fullQuestionnaire)
  })
})
