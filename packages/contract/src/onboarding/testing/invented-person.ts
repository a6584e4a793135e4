import type { FlatPersonality } from '../personality-schema.ts'

const meal = { skip: 0, leftover: 1, variety: 1, time: 30 } as const

/** Complete, with every answer that can't be left out and none that can. */
export const inventedPerson = {
  gender: 2,
  age: 34,
  height: 168,
  weight: 74.5,
  activityLevel: 2,
  motive: 1,
  mode: 1,
  unit: 'us',
  schedules: {
    breakfast: { ...meal, leftover: 0, unique: 1, time: 20 },
    lunch: { ...meal, unique: 0, categories: ['breakfast'] },
    dinner: { ...meal, variety: 2, unique: 0, leftover: 2 },
    dessert: { unique: 0 },
  },
} satisfies FlatPersonality
