import type { Weekday } from '../calendar/weekday.ts'
import { eachMeal, type Meal } from '../meals/meals.ts'
import { freshnessOf, type MealAnswers } from './meal-answers.ts'
import type { PartialQuestionnaire, Questionnaire } from './questionnaire.ts'
import { type MinutesOfMeal, unusualMinutes } from './weekday-minutes.ts'

/** What a person asked of one meal of the day. */
export type MealWish = {
  isSkipped: boolean
  /** Prep and cook together; 0 for no preference. */
  mostMinutes: number
  /** LIV-4: in place of it, where the dish is cooked on that weekday. */
  mostMinutesOn?: Readonly<Partial<Record<Weekday, number>>> | undefined
  leftovers: 'none' | 'some' | 'mostly'
  variety: 'varied' | 'mostly-the-same'
  /** A lunch may be filled with breakfast dishes. */
  takenFrom: readonly Meal[]
}

/** Of dessert, `isSkipped` alone is read: one or two a week, always fresh. */
export type Wishes = Readonly<Record<Meal, MealWish>>

type Asked = Pick<Questionnaire, 'meals' | 'mode'> & Pick<PartialQuestionnaire, 'weekdayMinutes'>

/** The wishes for each meal. In an own plan only dessert may be skipped beforehand. */
export function wishesOf({ meals, mode, weekdayMinutes }: Asked): Wishes {
  return eachMeal((meal) => {
    const onWeekdays = meal === 'dessert' ? undefined : weekdayMinutes?.[meal]
    const wish = wishOf(meal, meals[meal] ?? {}, onWeekdays)
    if (meal === 'dessert') return { ...wish, leftovers: 'none', isSkipped: !wantsDessert(meals) }
    return { ...wish, isSkipped: mode === 'generated' && meals[meal]?.isSkipped === true }
  })
}

function wantsDessert({ dessert }: Questionnaire['meals']): boolean {
  return dessert?.isWanted === true && dessert.isSkipped !== true
}

function wishOf(
  meal: Meal,
  answers: MealAnswers,
  onWeekdays: MinutesOfMeal | undefined,
): Omit<MealWish, 'isSkipped'> {
  const freshness = freshnessOf(answers) ?? 'fresh'
  const { mostMinutes = 0 } = answers
  return {
    mostMinutes,
    mostMinutesOn: unusualMinutes(onWeekdays, mostMinutes),
    leftovers: freshness === 'fresh' ? 'none' : freshness,
    variety: answers.variety ?? 'varied',
    takenFrom: answers.takenFrom?.length ? withOwn(meal, answers.takenFrom) : [meal],
  }
}

/** Breakfast dishes come beside those for lunch, not instead of them. */
function withOwn(meal: Meal, others: readonly Meal[]): readonly Meal[] {
  return others.includes(meal) ? others : [meal, ...others]
}
