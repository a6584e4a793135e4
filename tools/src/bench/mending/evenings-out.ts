import type { Kitchen } from '@butterleaf/domain/meal-plan/drawing/kitchen'
import { proposeMending } from '@butterleaf/domain/meal-plan/mending/propose-mending'
import { missOfSpan } from '@butterleaf/domain/meal-plan/mending/span'
import { noMacros } from '@butterleaf/domain/nutrition/macros'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { rangesOf } from '@butterleaf/domain/onboarding/ranges-of'
import { drawnPlan } from './drawn-plan.ts'

/** Beside the plan: a burger with its bun, and fries. */
const burger = { calories: 900, fat: 48, netCarbs: 75, protein: 38 }
const daysOfWeek = 7

export type EveningOut = Readonly<{ ms: number; before: number; after: number }>

/** One for each day of the first week of a person's plan; nothing is shopped for. */
export function eveningsOut(kitchen: Kitchen, answers: Questionnaire): EveningOut[] {
  const diner = { answers, interactions: [] }
  const template = drawnPlan(kitchen, answers)
  const week = template?.weeks[0]
  if (!template || !week) return []
  const ranges = rangesOf(answers)
  const macrosOf = (id: string) => kitchen.dish(id)?.perServing ?? noMacros
  return Array.from({ length: daysOfWeek }, (_, at) => {
    const startedAt = performance.now()
    const { before, after } = proposeMending({ kitchen, diner }, template, {
      week: { week, weekIndex: 0 },
      dayNumber: undefined,
      fromDayNumber: at + 1,
      eating: { macrosOf, rangesOf: () => ranges, offsets: new Map([[at + 1, burger]]) },
      unshoppedDays: new Set(Array.from({ length: daysOfWeek }, (_day, index) => index + 1)),
      isEaten: () => false,
    })
    return { ms: performance.now() - startedAt, before: missOfSpan(before), after: missOfSpan(after) }
  })
}
