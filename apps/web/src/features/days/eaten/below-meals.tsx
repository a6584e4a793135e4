import type { FoundDay } from '@butterleaf/domain/meal-plan/places'
import { DayLife } from '../mending/day-life.tsx'
import { BesideMeals } from './beside-meals.tsx'

export type BelowMealsProps = {
  found: FoundDay
  /** Where the two stand apart; both without it. They are loaded together in any case. */
  part?: 'eaten' | 'changed'
}

/** What was eaten beside a day's meals, and what has changed on it. */
export default function BelowMeals({ found, part }: BelowMealsProps) {
  return (
    <>
      {part !== 'changed' && <BesideMeals found={found} />}
      {part !== 'eaten' && <DayLife found={found} />}
    </>
  )
}
