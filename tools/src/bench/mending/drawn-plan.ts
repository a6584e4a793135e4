import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { drawPlan } from '@butterleaf/domain/meal-plan/drawing/draw-plan'
import type { Kitchen } from '@butterleaf/domain/meal-plan/drawing/kitchen'
import { makeDrawRequest } from '@butterleaf/domain/meal-plan/drawing/make-draw-request'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { createTemplate } from '@butterleaf/domain/meal-plan/template-operations/create-template'
import { makeDraft } from '@butterleaf/domain/meal-plan/template-operations/draft'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'

const about = { id: 'bench', createdAt: '2026-03-02T09:00:00.000Z', startDate: '2026-03-02' as IsoDate }

/** A person's first plan, in this process; undefined where nothing fits. */
export function drawnPlan(kitchen: Kitchen, answers: Questionnaire): Template | undefined {
  const diner = { answers, interactions: [] }
  const drawn = drawPlan(
    kitchen,
    makeDrawRequest(diner, [], { startDate: about.startDate, kept: [], seed: 'bench' }),
  )
  if ('nothingFits' in drawn) return undefined
  let count = 0
  const newId = () => {
    count += 1
    return `slot-${count}`
  }
  const days = drawn.days.map(({ items }) => items)
  const made = createTemplate(makeDraft({ ...answers, mode: 'generated' }, about, days), newId)
  return made.ok ? made.template : undefined
}
