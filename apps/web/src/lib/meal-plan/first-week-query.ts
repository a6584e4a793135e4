import { mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import { decodePlan } from '@butterleaf/contract/meal-plan/codecs/plan-codec'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { findAtServer } from '#lib/api/find-at-server.ts'

export const firstWeekKey = ['first-week']

/** [MAP-1] The plan as it is shown before payment; null until the questions are answered. It isn't cached on the device. */
export function useFirstWeekQuery(isAsked: boolean): UseQueryResult<MealPlan | null> {
  return useQuery({
    queryKey: firstWeekKey,
    queryFn: async () => {
      const answer = await findAtServer(mealPlanCalls.readFirstWeek)
      return (answer && decodePlan(answer)) ?? null
    },
    enabled: isAsked,
  })
}
