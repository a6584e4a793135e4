import { gramsFromKg } from '../../nutrition/weight.ts'
import { type Questionnaire, unanswered } from '../questionnaire.ts'

const meal = { mostMinutes: 30, isAlwaysFresh: true, variety: 'varied' } as const

/** Everything answered that has no default: 80 kg, 180 cm, 34 years, to maintain. */
export const fullQuestionnaire: Questionnaire = {
  ...unanswered,
  gender: 'male',
  ageYears: 34,
  weight: gramsFromKg(80),
  heightCm: 180,
  activity: 'moderate',
  goal: 'maintain',
  mode: 'generated',
  units: 'metric',
  meals: {
    breakfast: { ...meal, mostMinutes: 20 },
    lunch: meal,
    dinner: meal,
    dessert: { isWanted: true },
  },
}
