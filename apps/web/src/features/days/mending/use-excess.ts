import { eatingOf } from '@butterleaf/domain/meal-plan/mending/eating-of'
import { daysOfSpan, excessOfSpan, totalsOfSpan } from '@butterleaf/domain/meal-plan/mending/span'
import type { FoundDay } from '@butterleaf/domain/meal-plan/places'
import { noMacros } from '@butterleaf/domain/nutrition/macros'
import { useMemo } from 'react'
import { useFoodLog } from '#lib/food-log/use-food-log.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { useToday } from '#lib/use-today.ts'
import { type Excess, excessText } from './span-words.ts'

/** [LIFE-5] By how much the day, and its week as a whole, are out of range, as eaten so far and planned; by the server's own rule. */
export function useExcess(found: FoundDay): Excess {
  const { plan } = usePlan()
  const { log } = useFoodLog()
  const today = useToday()
  return useMemo(() => {
    const macrosOf = (recipeId: string) => plan.cards[recipeId]?.perServing ?? noMacros
    const eating = eatingOf(plan.template, macrosOf, log, { answers: plan.answers, today })
    const excessOf = (dayNumber?: number) =>
      excessText(excessOfSpan(totalsOfSpan(eating, daysOfSpan(found, dayNumber))))
    return { day: excessOf(found.dayNumber), week: excessOf() }
  }, [plan, log, found, today])
}
