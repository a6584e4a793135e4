import { randomBytes, randomUUID } from 'node:crypto'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { type PlanCalendar, unbrokenCalendar } from '@butterleaf/domain/calendar/plan-calendar'
import type { Diner } from '@butterleaf/domain/meal-plan/drawing/diner'
import type { KeptRecipe } from '@butterleaf/domain/meal-plan/drawing/draw-request'
import type { Absence } from '@butterleaf/domain/meal-plan/table/absent'
import { type Draft, makeDraft } from '@butterleaf/domain/meal-plan/template-operations/draft'
import type { PlanContext } from '../plan-context.ts'
import { drawDays } from './draw-days.ts'
import type { DrawContext } from './recipes-beside-threads.ts'

type DraftWish = Readonly<{
  startDate: IsoDate
  /** When its days are, where some are away between them. */
  calendar?: PlanCalendar
  absences?: readonly Absence[]
  /** What the new template takes over. */
  kept: readonly KeptRecipe[]
  /** Of the plan it comes with. */
  version: number
}>

/** What a new template is made from: 28 days drawn, unless the person builds their own plan. */
export async function drawDraft(
  { planner, cookbook, clock }: Pick<PlanContext, 'clock'> & DrawContext,
  diner: Diner,
  { startDate, calendar = unbrokenCalendar(startDate), version, ...wish }: DraftWish,
): Promise<Readonly<{ draft: Draft; seed: string }>> {
  const seed = planner.newSeed(version)
  const about = { id: randomUUID(), createdAt: clock.now().toISOString(), startDate }
  const isDrawn = diner.answers.mode === 'generated'
  const days = isDrawn
    ? await drawDays({ planner, cookbook }, diner, { ...wish, calendar, seed, explain: true })
    : []
  return { draft: makeDraft(diner.answers, about, days), seed }
}

/** Of weeks, days and items: unique within the plans of one user, and short, as a plan holds more than a hundred. */
export const newPartId = (): string => randomBytes(9).toString('base64url')
