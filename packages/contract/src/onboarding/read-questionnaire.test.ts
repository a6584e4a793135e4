import { rangesAround } from '@butterleaf/domain/nutrition/ranges'
import { targetsOf } from '@butterleaf/domain/nutrition/targets'
import { describe, expect, it } from 'vitest'
import { encodeRanges } from '../nutrition/macros-codec.ts'
import { type FlatPersonality, personalitySchema } from './personality-schema.ts'
import { readQuestionnaire } from './read-questionnaire.ts'
import { derive, readComplete } from './testing/derive.ts'
import { inventedPerson as complete } from './testing/invented-person.ts'

/** As a client sends it and the API reads it. */
const read = (flat: object) => readQuestionnaire(personalitySchema.parse(flat))

const fieldsAtFault = (flat: object) => {
  const result = read(flat)
  return result.ok ? [] : result.faults.map(({ field }) => field)
}

function derivedFrom(change: Partial<FlatPersonality> = {}) {
  return derive(readComplete({ ...complete, ...change }))
}

const { schedules } = complete
const withMeal = (meal: keyof typeof schedules, change: object) => ({
  ...complete,
  schedules: { ...schedules, [meal]: { ...schedules[meal], ...change } },
})

describe('a personality that is complete', () => {
  it('[ONB-13] is read in the domain’s words', () => {
    expect(derivedFrom()).toMatchObject({
      person: { gender: 'female', ageYears: 34, weight: 74_500, heightCm: 168, goal: 'lose' },
      mode: 'generated',
      units: 'us',
      wishes: {
        breakfast: { mostMinutes: 20, leftovers: 'none', variety: 'varied' },
        lunch: { leftovers: 'some', takenFrom: ['lunch', 'breakfast'] },
        dinner: { leftovers: 'mostly', variety: 'mostly-the-same' },
        dessert: { isSkipped: true },
      },
    })
  })

  it('[BIZ-2] has 25 g of net carbs, a deficit of 17.5 % and one person to cook for where nothing is said', () => {
    const { person, people } = derivedFrom()
    expect(person).toMatchObject({ netCarbsGrams: 25, deficitPercent: 17.5 })
    expect(people).toBe(1)
  })

  it.each([
    [1, 0.7],
    [2, 0.9],
    [3, 1.1],
  ])(
    '[BIZ-3] with activity %i has %f g of protein a pound, unless it says otherwise',
    (activityLevel, protein) => {
      expect(derivedFrom({ activityLevel }).person.proteinPerLeanPound).toBe(protein)
      expect(derivedFrom({ activityLevel, protein: 0.8 }).person.proteinPerLeanPound).toBe(0.8)
    },
  )

  it('[BIZ-4] has the estimated body fat where none is said', () => {
    // 74.5 kg at 1.68 m is a BMI of 26.4: 1.2 × 26.4 + 0.23 × 34 − 5.4.
    expect(derivedFrom().person.bodyFatPercent).toBe(34)
    expect(derivedFrom({ bodyFat: 29.5 }).person.bodyFatPercent).toBe(29.5)
  })

  it('[PLAN-1] has ranges round its targets, unless it brings its own', () => {
    const { person, ranges } = derivedFrom()
    expect(ranges).toEqual(rangesAround(targetsOf(person).macros))
    const own = encodeRanges({ ...ranges, netCarbs: { minimum: 5, maximum: 40 } })
    expect(derivedFrom({ nutrition: own }).ranges.netCarbs).toEqual({ minimum: 5, maximum: 40 })
  })

  it('[PLAN-2] [CON-9] has everything it must not be served', () => {
    const avoidedIngredients = [{ name: ' cilantro ' }]
    const avoidedGroups = ['mushrooms']
    const { avoidances } = derivedFrom({
      allergen: [16],
      intolerance: [25],
      avoidedIngredients,
      avoidedGroups,
      lacksEquipment: ['oven', 'blender'],
    })
    expect(avoidances).toEqual({
      diets: ['dairy-free'],
      exclusions: ['shellfish'],
      ingredients: ['cilantro'],
      groups: ['mushrooms'],
      lacking: ['oven', 'blender'],
      recipes: [],
    })
  })

  it('[ONB-2] [VAL-3] of a plan of one’s own needs nothing about meals', () => {
    const own = { ...complete, mode: 2, schedules: null }
    expect(read(own)).toMatchObject({ ok: true, questionnaire: { mode: 'own' } })
  })

  it.each([
    [1, 0, true],
    [0, 0, false],
    [undefined, 0, false],
    [1, 1, false],
  ] as const)(
    '[ONB-8] with budget %s and dessert %s prefers cheaper foods: %s',
    (budget, unique, isCheap) => {
      const flat = { ...withMeal('dessert', { unique }), budget }
      expect(derive(readComplete(flat)).prefersCheap).toBe(isCheap)
    },
  )
})

describe('a personality that is not complete', () => {
  it.each(['gender', 'age', 'height', 'weight', 'activityLevel', 'motive', 'mode', 'unit'] as const)(
    '[ONB-13] [VAL-3] names the field that is missing: %s',
    (field) => {
      expect(fieldsAtFault({ ...complete, bodyFat: 30, protein: 0.9, [field]: null })).toEqual([field])
      const { [field]: _, ...leftOut } = complete
      expect(fieldsAtFault({ ...leftOut, bodyFat: 30, protein: 0.9 })).toEqual([field])
    },
  )

  it('[ONB-13] names all of them at once', () => {
    expect(fieldsAtFault({ mode: 1 })).toEqual([
      ...['gender', 'age', 'weight', 'height', 'bodyFat', 'activityLevel', 'motive', 'unit'],
      ...['breakfast', 'lunch', 'dinner'].flatMap((meal) =>
        ['time', 'unique', 'variety'].map((field) => `schedules.${meal}.${field}`),
      ),
      'schedules.dessert.unique',
    ])
  })

  it.each([
    ['breakfast', { time: null }, 'time'],
    ['lunch', { leftover: null }, 'unique'],
    ['dinner', { variety: null }, 'variety'],
    ['dessert', { unique: null }, 'unique'],
  ] as const)('[VAL-3] names what is missing of a meal: %s %j', (meal, change, field) => {
    expect(fieldsAtFault(withMeal(meal, change))).toEqual([`schedules.${meal}.${field}`])
  })

  it('[ONB-13] names dietary codes there are none of, and takes a code in either list for what it is', () => {
    expect(fieldsAtFault({ ...complete, allergen: [999] })).toEqual(['allergen'])
    expect(fieldsAtFault({ ...complete, intolerance: [-1] })).toEqual(['intolerance'])
    const { avoidances } = derivedFrom({ allergen: [5], intolerance: [24] })
    expect(avoidances).toMatchObject({ diets: ['nut-free'], exclusions: ['eggs'] })
  })

  it('[ONB-7] asks nothing of a breakfast that is skipped', () => {
    const skipped = { skip: true, time: null, unique: null, leftover: null, variety: null }
    expect(fieldsAtFault(withMeal('breakfast', skipped))).toEqual([])
  })
})

describe('a personality out of range', () => {
  it.each([
    ['weight', 22, 635, 0.1],
    ['height', 60, 303, 0.1],
    ['age', 10, 120, 1],
    ['deficit', 1, 40, 0.1],
    ['protein', 0.6, 1.2, 0.1],
    ['bodyFat', 15, 55, 0.1],
    ['scaling', 1, 12, 1],
  ] as const)('[VAL-1] [VAL-2] is named at %s below %d and above %d', (field, least, most, step) => {
    // Losing weight has limits of its own, and the deficit has none without it.
    const base = { ...complete, bodyFat: 30, motive: field === 'deficit' ? 1 : 2 }
    const named = (value: number) => fieldsAtFault({ ...base, [field]: value })
    expect([named(least), named(most)]).toEqual([[], []])
    expect([named(least - step), named(most + step)]).toEqual([[field], [field]])
  })

  it.each([
    [5, []],
    [4.9, ['bodyFat']],
    [50, []],
    [50.1, ['bodyFat']],
  ])('[VAL-2] has other limits of body fat for men: %d', (bodyFat, named) => {
    expect(fieldsAtFault({ ...complete, gender: 1, bodyFat })).toEqual(named)
  })

  it('[VAL-2] has steps of a tenth', () => {
    expect(fieldsAtFault({ ...complete, deficit: 12.35, protein: 0.85 })).toEqual(['deficit', 'protein'])
  })

  it('[VAL-1] [VAL-2] minds the deficit only to lose weight, which nobody under 18 or underweight does', () => {
    expect(fieldsAtFault({ ...complete, motive: 2, deficit: 90 })).toEqual([])
    expect(fieldsAtFault({ ...complete, age: 17 })).toEqual(['motive'])
    expect(fieldsAtFault({ ...complete, age: 17, motive: 2 })).toEqual([])
    expect(fieldsAtFault({ ...complete, weight: 45, height: 170 })).toEqual(['motive'])
    expect(fieldsAtFault({ ...complete, weight: 45, height: 170, motive: 2 })).toEqual([])
  })

  it.each([
    [{ gender: 3, bodyFat: 30 }, 'gender'],
    [{ activityLevel: 4, protein: 0.9 }, 'activityLevel'],
    [{ motive: 0 }, 'motive'],
    [{ mode: 3 }, 'mode'],
    [{ scaling: 1.5 }, 'scaling'],
  ])('[ONB-13] knows no other codes: %j', (change, field) => {
    expect(fieldsAtFault({ ...complete, ...change })).toEqual([field])
  })

  it('[BIZ-6] takes no time but those offered', () => {
    expect(fieldsAtFault(withMeal('lunch', { time: 20 }))).toEqual(['schedules.lunch.time'])
  })
})

describe('ranges that contradict each other', () => {
  const ranges = encodeRanges(derivedFrom().ranges)

  it.each([
    ['fat', { fat: { minimum: 90, maximum: 80 } }],
    ['net_carbs', { net_carbs: { minimum: -1, maximum: 20 } }],
    ['protein', { protein: { minimum: 0, maximum: 0 } }],
    ['calories', { calories: { minimum: 4000, maximum: 4200 } }],
  ])('[ONB-13] are named by their macro: %s', (macro, change) => {
    expect(fieldsAtFault({ ...complete, nutrition: { ...ranges, ...change } })).toEqual([
      `nutrition.${macro}`,
    ])
  })
})

describe('the aim for minerals and fiber', () => {
  it('[MIN-3] is off unless the personality says 1', () => {
    for (const minerals of [undefined, null, 0, false])
      expect(
        readComplete({ ...complete, ...{ minerals } } as FlatPersonality).aimsForMinerals,
      ).toBeUndefined()
    expect(readComplete({ ...complete, minerals: 1, sodiumLimit: 2300 })).toMatchObject({
      aimsForMinerals: true,
      sodiumLimitMg: 2300,
    })
  })

  it.each([100, 1499, 5001, 20_000])(
    '[MIN-4] refuses a sodium limit of %i mg with range and reason',
    (mg) => {
      expect(read({ ...complete, minerals: 1, sodiumLimit: mg })).toEqual({
        ok: false,
        faults: [
          {
            field: 'sodiumLimit',
            message:
              'Must be between 1,500 mg and 5,000 mg a day: less is under the adequate intake and for a doctor to set, and more limits nothing.',
          },
        ],
      })
    },
  )
})

describe('room for snacks', () => {
  const snack = { places: 1, calories: 150, net_carbs: 3 }

  it('[LIFE-7] is kept only where it is asked for', () => {
    for (const snackRoom of [undefined, null, { ...snack, places: 0 }])
      expect(readComplete({ ...complete, ...{ snackRoom } } as FlatPersonality).snackRoom).toBeUndefined()
    expect(readComplete({ ...complete, snackRoom: snack }).snackRoom).toEqual({
      places: 1,
      calories: 150,
      netCarbs: 3,
    })
  })

  it.each([
    [{ places: 4 }, 'places', 'Must be a whole number between 1 and 3.'],
    [{ places: 1.5 }, 'places', 'Must be a whole number between 1 and 3.'],
    [{ calories: 49 }, 'calories', 'Must be between 50 and 500 kcal.'],
    [{ net_carbs: -1 }, 'net_carbs', 'Must be between 0 and 20 g.'],
    [
      { calories: 50, net_carbs: 13 },
      'net_carbs',
      'A snack of so many calories has 12.5 g of net carbs at most.',
    ],
    [{ places: 3, calories: 500 }, 'calories', 'up to a third of its calories'],
    [{ places: 3, net_carbs: 12 }, 'net_carbs', 'up to half of its net carbs'],
  ])('[LIFE-7] names what is impossible of it: %j', (change, field, message) => {
    expect(read({ ...complete, snackRoom: { ...snack, ...change } })).toEqual({
      ok: false,
      faults: [{ field: `snackRoom.${field}`, message: expect.stringContaining(message) }],
    })
  })
})
