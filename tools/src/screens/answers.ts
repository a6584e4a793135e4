/** Where the app keeps what is being answered; see `draftName` in apps/web/src/lib/personality/answers/answers.ts. */
export const draftKey = 'butterleaf.draft.onboarding.2'

const meal = { mostMinutes: 30, isAlwaysFresh: true, leftovers: 'none', variety: 'varied' }

/** Everything answered: 74.5 kg, 168 cm, 34 years, to lose weight. */
export const fullAnswers = {
  gender: 'female',
  units: 'us',
  ageYears: 34,
  weight: { unit: 'us', value: 164.2 },
  height: { unit: 'us', feet: 5, inches: 6 },
  goal: 'lose',
  activity: 'moderate',
  safety: { isPregnantOrBreastfeeding: false, takesDiabetesMedication: false },
  proteinPerLeanPound: 0.9,
  mode: 'generated',
  meals: {
    breakfast: { ...meal, mostMinutes: 20 },
    lunch: meal,
    dinner: { ...meal, isAlwaysFresh: false, leftovers: 'some' },
    dessert: { isWanted: true },
  },
  avoidedFoods: ['mushrooms'],
}
