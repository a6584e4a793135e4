import { eachMeal, type Meal } from '../meal-plan/meals.ts'
import type { MealWish, Wishes } from '../meal-plan/planner/wishes.ts'
import { freshnessOf, type MealAnswers } from './meal-answers.ts'
import type { Questionnaire } from './questionnaire.ts'

/** The wishes for each meal. In an own plan only dessert may be skipped beforehand. */
export function wishesOf({ meals, mode }: Pick<Questionnaire, 'meals' | 'mode'>): Wishes {
  return eachMeal((meal) => {
    const wish = wishOf(meal, meals[meal] ?? {})
    if (meal === 'dessert') return { ...wish, leftovers: 'none', isSkipped: !wantsDessert(meals) }
    return { ...wish, isSkipped: mode === 'generated' && meals[meal]?.isSkipped === true }
  })
}

function wantsDessert({ dessert }: Questionnaire['meals']): boolean {
  return dessert?.isWanted === true && dessert.isSkipped !== true
}

function wishOf(meal: Meal, answers: MealAnswers): Omit<MealWish, 'isSkipped'> {
  const freshness = freshnessOf(answers) ?? 'fresh'
  return {
    mostMinutes: answers.mostMinutes ?? 0,
    leftovers: freshness === 'fresh' ? 'none' : freshness,
    variety: answers.variety ?? 'varied',
    takenFrom: answers.takenFrom?.length ? withOwn(meal, answers.takenFrom) : [meal],
  }
}

/** Breakfast dishes come beside those for lunch, not instead of them. */
function withOwn(meal: Meal, others: readonly Meal[]): readonly Meal[] {
  return others.includes(meal) ? others : [meal, ...others]
}
