import type { DrawnDay, DrawRequest } from '@butterleaf/domain/meal-plan/drawing/draw-request'
import { daysOfWeek, mainMeals } from '@butterleaf/domain/meals/meals'
import { plannerInputOf } from '@butterleaf/domain/onboarding/diner-profile'
import { personOf } from '@butterleaf/domain/onboarding/person-of'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { noAvoidances } from '@butterleaf/domain/recipes/may-eat'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { BoundedMap } from '@butterleaf/server-kit/process/bounded-map'
import type { Planner } from '#platform/planner/planner.ts'

export type TasteDays = Readonly<{ of(questionnaire: Questionnaire): Promise<DrawnDay> }>

/** A few kilobytes each. */
const usuallyKept = 500
/** Visitors may use few threads, so that people with a plan don't wait. */
const mostAtOnce = 4
const retryAfterSeconds = 2

type Kitchen = Readonly<{
  planner: Pick<Planner, 'draw'>
  mainProteinOf: (recipeId: string) => string | undefined
}>

/** Draws a day for each set of answers once, and caches it. */
export function tasteDays({ planner, mainProteinOf }: Kitchen, mostKept = usuallyKept): TasteDays {
  const kept = new BoundedMap<Promise<DrawnDay>>(mostKept)
  let underWay = 0

  const drawDay = async (questionnaire: Questionnaire): Promise<DrawnDay> => {
    if (underWay >= mostAtOnce) throw new AppError('unavailable', { retryAfterSeconds })
    underWay += 1
    try {
      const drawn = await planner.draw(requestFor(questionnaire))
      const day = 'days' in drawn ? mostVaried(drawn.days.slice(0, daysOfWeek), mainProteinOf) : undefined
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

/** The earliest of those with the most different proteins: a week shares its foods, a day alone would have cheese three times. */
function mostVaried(
  days: readonly DrawnDay[],
  mainProteinOf: Kitchen['mainProteinOf'],
): DrawnDay | undefined {
  const proteins = ({ items }: DrawnDay) => new Set(items.map(({ recipeId }) => mainProteinOf(recipeId))).size
  const inRange = days.filter(({ deviation }) => deviation === 0)
  const [first, ...others] = inRange.length > 0 ? inRange : days
  return others.reduce((best, day) => (best && proteins(day) > proteins(best) ? day : best), first)
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
    open: Array.from({ length: daysOfWeek }, (_, day) => mainMeals.map((meal) => ({ day, meal }))).flat(),
    seed: 'taste',
  }
}
