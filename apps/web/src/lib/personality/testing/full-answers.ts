import { type Answers, noAnswers } from '../answers/answers.ts'

const meal = { mostMinutes: 30, isAlwaysFresh: true, leftovers: 'none', variety: 'varied' } as const

/** Everything answered: 80 kg, 180 cm, 34 years, to maintain. */
export const fullAnswers: Answers = {
  ...noAnswers,
  gender: 'male',
  units: 'metric',
  ageYears: 34,
  weight: { unit: 'metric', value: 80 },
  height: { unit: 'metric', centimeters: 180 },
  goal: 'maintain',
  activity: 'moderate',
  proteinPerLeanPound: 0.9,
  mode: 'generated',
  meals: {
    breakfast: { ...meal, mostMinutes: 20 },
    lunch: meal,
    dinner: meal,
    dessert: { isWanted: true },
  },
}
