import type { MealsAnswers } from './meal-answers.ts'
import type { PartialQuestionnaire } from './questionnaire.ts'
import type { WeekdayMinutes } from './weekday-minutes.ts'

/** Removes answers to questions that another answer has ruled out since. */
export function removeUnaskedAnswers(answers: PartialQuestionnaire): PartialQuestionnaire {
  const { mode, meals, prefersCheap, weekdayMinutes, aimsForMinerals, sodiumLimitMg } = answers
  return {
    ...answers,
    // ONB-2: a person who builds their own plan is asked only about dessert.
    meals: mode === 'own' ? { dessert: meals.dessert } : onlyAskedOfMeals(meals),
    // ONB-8.
    prefersCheap: meals.dessert?.isWanted === false && prefersCheap === true,
    weekdayMinutes: mode === 'own' ? undefined : onlyOfEatenMeals(weekdayMinutes, meals),
    sodiumLimitMg: aimsForMinerals ? sodiumLimitMg : undefined,
  }
}

/** ONB-7: nothing more of a breakfast that is skipped, and its dishes at lunch only then. */
function onlyAskedOfMeals(meals: MealsAnswers): MealsAnswers {
  const { breakfast, lunch } = meals
  const takenFrom = breakfast?.isSkipped ? lunch?.takenFrom : undefined
  return {
    ...meals,
    breakfast: breakfast?.isSkipped ? { isSkipped: true } : breakfast,
    lunch: lunch && { ...lunch, takenFrom: takenFrom ?? [] },
  }
}

function onlyOfEatenMeals(
  minutes: WeekdayMinutes | undefined,
  { breakfast }: MealsAnswers,
): WeekdayMinutes | undefined {
  if (!minutes?.breakfast || !breakfast?.isSkipped) return minutes
  const { breakfast: _, ...eaten } = minutes
  return Object.keys(eaten).length > 0 ? eaten : undefined
}
