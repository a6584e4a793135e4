import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { drawPlan } from '@butterleaf/domain/meal-plan/drawing/draw-plan'
import type { Kitchen } from '@butterleaf/domain/meal-plan/drawing/kitchen'
import { makeDrawRequest } from '@butterleaf/domain/meal-plan/drawing/make-draw-request'
import { proposeMending } from '@butterleaf/domain/meal-plan/mending/propose-mending'
import { missOfSpan } from '@butterleaf/domain/meal-plan/mending/span'
import { createTemplate } from '@butterleaf/domain/meal-plan/template-operations/create-template'
import { makeDraft } from '@butterleaf/domain/meal-plan/template-operations/draft'
import { noMacros } from '@butterleaf/domain/nutrition/macros'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { rangesOf } from '@butterleaf/domain/onboarding/ranges-of'

/** Beside the plan: a burger with its bun, and fries. */
const burger = { calories: 900, fat: 48, netCarbs: 75, protein: 38 }
const daysOfWeek = 7
const about = { id: 'bench', createdAt: '2026-03-02T09:00:00.000Z', startDate: '2026-03-02' as IsoDate }

export type EveningOut = Readonly<{ ms: number; before: number; after: number }>

/** One for each day of the first week of a person's plan; nothing is shopped for. */
export function eveningsOut(kitchen: Kitchen, answers: Questionnaire): EveningOut[] {
  const diner = { answers, interactions: [] }
  const drawn = drawPlan(
    kitchen,
    makeDrawRequest(diner, [], { startDate: about.startDate, kept: [], seed: 'bench' }),
  )
  if ('nothingFits' in drawn) return []
  let count = 0
  const newId = () => {
    count += 1
    return `slot-${count}`
  }
  const days = drawn.days.map(({ items }) => items)
  const made = createTemplate(makeDraft({ ...answers, mode: 'generated' }, about, days), newId)
  const week = made.ok ? made.template.weeks[0] : undefined
  if (!made.ok || !week) return []
  const ranges = rangesOf(answers)
  const macrosOf = (id: string) => kitchen.dish(id)?.perServing ?? noMacros
  return Array.from({ length: daysOfWeek }, (_, at) => {
    const startedAt = performance.now()
    const { before, after } = proposeMending({ kitchen, diner }, made.template, {
      week: { week, weekIndex: 0 },
      dayNumber: undefined,
      fromDayNumber: at + 1,
      eating: { macrosOf, rangesOf: () => ranges, offsets: new Map([[at + 1, burger]]) },
      unshoppedDays: new Set(Array.from({ length: daysOfWeek }, (_day, index) => index + 1)),
      isReplaced: () => false,
    })
    return { ms: performance.now() - startedAt, before: missOfSpan(before), after: missOfSpan(after) }
  })
}
