import { eachMeal, type Meal } from '../meal-plan/meals.ts'
import type { MealWish, Wishes } from '../meal-plan/planner/wishes.ts'
import type { PlanMode } from './personality.ts'
import type { ScheduleAnswers, Schedules } from './schedule-faults.ts'

/** What the answers ask of the plan. Whoever builds their own is asked nothing but dessert, and skips day by day. */
export function wishesOf(schedules: Schedules, mode: PlanMode): Wishes {
  return eachMeal((meal) => wishOf(meal, schedules[meal] ?? {}, mode))
}

function wishOf(meal: Meal, answers: ScheduleAnswers, mode: PlanMode): MealWish {
  return {
    isSkipped:
      meal === 'dessert' ? !wantsDessert(answers) : mode === 'generated' && answers.isSkipped === true,
    mostMinutes: answers.mostMinutes ?? 0,
    leftovers: answers.isUnique ? 'none' : (answers.leftovers ?? 'none'),
    variety: answers.variety ?? 'varied',
    takenFrom: answers.takenFrom?.length ? withOwn(meal, answers.takenFrom) : [meal],
  }
}

function wantsDessert({ isUnique, isSkipped }: ScheduleAnswers): boolean {
  return isUnique === true && isSkipped !== true
}

/** Breakfast dishes come beside those for lunch, not instead of them. */
function withOwn(meal: Meal, others: readonly Meal[]): readonly Meal[] {
  return others.includes(meal) ? others : [meal, ...others]
}
