import { eatingOf } from '@butterleaf/domain/meal-plan/mending/eating-of'
import { daysOfSpan, excessOfSpan, totalsOfSpan } from '@butterleaf/domain/meal-plan/mending/span'
import type { FoundDay } from '@butterleaf/domain/meal-plan/places'
import { noMacros } from '@butterleaf/domain/nutrition/macros'
import { useMemo } from 'react'
import { useFoodLog } from '#lib/food-log/use-food-log.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { useToday } from '#lib/use-today.ts'
import { excessText } from './span-words.ts'

/** [LIFE-5] By how much the week of the day is out of range, as eaten so far and planned; by the server's own rule. */
export function useWeekExcess(found: FoundDay): string | undefined {
  const { plan } = usePlan()
  const { log } = useFoodLog()
  const today = useToday()
  return useMemo(() => {
    const macrosOf = (recipeId: string) => plan.cards[recipeId]?.perServing ?? noMacros
    const days = daysOfSpan(found, undefined)
    if (days.length === 0) return undefined
    const eating = eatingOf(plan.template, macrosOf, log, { answers: plan.answers, today })
    return excessText(excessOfSpan(totalsOfSpan(eating, days)))
  }, [plan, log, found, today])
}
