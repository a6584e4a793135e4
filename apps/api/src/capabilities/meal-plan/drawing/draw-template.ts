import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { unbrokenCalendar } from '@butterleaf/domain/calendar/plan-calendar'
import type { Diner } from '@butterleaf/domain/meal-plan/drawing/diner'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { createTemplate } from '@butterleaf/domain/meal-plan/template-operations/create-template'
import { makeDraft } from '@butterleaf/domain/meal-plan/template-operations/draft'
import { requireTemplate } from '../refusal-error.ts'
import { drawDays } from './draw-days.ts'
import { newPartId } from './draw-draft.ts'
import type { DrawContext } from './recipes-beside-threads.ts'

type TemplateWish = Readonly<{ startDate: IsoDate; seed: string }>

/** A plan that is only measured: it is neither stored nor shown. */
export async function drawTemplate(
  context: DrawContext,
  diner: Diner,
  { startDate, seed }: TemplateWish,
): Promise<Template> {
  const days = await drawDays(context, diner, {
    calendar: unbrokenCalendar(startDate),
    seed,
    kept: [],
  })
  const draft = makeDraft(diner.answers, { id: seed, createdAt: startDate, startDate }, days)
  return requireTemplate(createTemplate(draft, newPartId))
}
