import type { ActDone } from '@butterleaf/domain/meal-plan/acts/plan-acts'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import type { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#lib/api/api-problem.ts'
import type { Means } from '#lib/outbox/queue.ts'
import { noteMadeHere } from './made-here.ts'
import { type PlanChange, planChange } from './plan-change.ts'
import { addPress, type Presses, tellChange } from './tell-change.ts'

export type Changed = Readonly<{ change: ActDone; before: MealPlan; after: MealPlan }>

export type UndoMeans = Means & Readonly<{ undo: (change: PlanChange) => Promise<unknown> }>

const pressesOf = new WeakMap<QueryClient, Presses>()

/** LIFE-8: the notice of a change, with Undo. */
export function offerUndo({ change, before, after }: Changed, { queries, toasts, undo }: UndoMeans): void {
  noteMadeHere(after.version)
  const presses = addPress(pressesOf.get(queries), change, before, after)
  if (presses) pressesOf.set(queries, presses)
  else pressesOf.delete(queries)
  const told = tellChange(change, before, after, presses)
  if (!told) return
  const { text, key, changeId } = told
  const onPress = () =>
    undo(planChange('undoChange', { changeId, version: after.version })).catch((error: unknown) =>
      toasts.show(refusalText(error), { tone: 'error' }),
    )
  const isUndo = change.act === 'undoChange'
  toasts.show(text, { key, tone: 'done', ...(!isUndo && { action: { label: 'Undo', onPress } }) })
}

function refusalText(error: unknown): string {
  return error instanceof ApiProblem ? error.message : 'That couldn’t be taken back just now.'
}
