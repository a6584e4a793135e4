import type { DrawnDay, DrawRequest } from '@butterleaf/domain/meal-plan/drawing/draw-request'
import { noAvoidances } from '@butterleaf/domain/meal-plan/may-eat'
import { mainMeals } from '@butterleaf/domain/meal-plan/meals'
import { personOf } from '@butterleaf/domain/onboarding/person-of'
import { plannerInputOf } from '@butterleaf/domain/onboarding/planner-input'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { BoundedMap } from '@butterleaf/server-kit/process/bounded-map'
import type { Planner } from '#platform/planner/planner.ts'

export type TasteDays = Readonly<{ of(questionnaire: Questionnaire): Promise<DrawnDay> }>

/** A few kilobytes each. */
const usuallyKept = 500
/** Visitors may use few threads, so that people with a plan don't wait. */
const mostAtOnce = 4
const retryAfterSeconds = 2

/** Draws a day for each set of answers once, and caches it. */
export function tasteDays({ draw }: Pick<Planner, 'draw'>, mostKept = usuallyKept): TasteDays {
  const kept = new BoundedMap<Promise<DrawnDay>>(mostKept)
  let underWay = 0

  const drawDay = async (questionnaire: Questionnaire): Promise<DrawnDay> => {
    if (underWay >= mostAtOnce) throw new AppError('unavailable', { retryAfterSeconds })
    underWay += 1
    try {
      const drawn = await draw(requestFor(questionnaire))
      const [day] = 'days' in drawn ? drawn.days : []
      if (!day) throw new AppError('nothing-suitable')
      return day
    } finally {
      underWay -= 1
    }
  }
  return {
    of: (questionnaire) => {
      const key = JSON.stringify(personOf(questionnaire))
      const day = kept.get(key) ?? drawDay(questionnaire)
      kept.set(key, day)
      day.catch(() => kept.delete(key))
      return day
    },
  }
}

function requestFor(questionnaire: Questionnaire): DrawRequest {
  return {
    ...plannerInputOf(questionnaire),
    own: [],
    avoidances: noAvoidances,
    liked: [],
    kept: [],
    // A taste asks for no weekday.
    startsOn: 'monday',
    open: mainMeals.map((meal) => ({ day: 0, meal })),
    seed: 'taste',
  }
}
