import type { Outcome } from '../operations/change-template.ts'
import { type Draft, layOut, type NewId } from './draft.ts'
import { fillAsDrawn } from './fill-as-drawn.ts'

/** PLAN-2: filled as drawn, or 28 open days. Refuses only what no planner may draw. */
export function createTemplate(draft: Draft, newId: NewId): Outcome {
  return fillAsDrawn(layOut(draft, newId, []), draft.mode === 'own' ? [] : draft.days)
}
