import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '../app-error.ts'
import { ownPlan, type PlanKey, type TemplateKey } from './load-plan.ts'
import type { Plan } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import { findTemplate } from './store.ts'
import { PlanChangedMeanwhile, writeChanges } from './store-changes.ts'

/** The plan as it becomes, itself where nothing changes. Asked again when the plan changed meanwhile. */
export type PlanChange = (plan: Plan) => Plan | Promise<Plan>

const mostAttempts = 30
const longestPauseMs = 40

/** Load, change, write what changed, announce; all of it or nothing. Changes by other processes are met by trying again. */
export function changePlan(context: PlanContext, key: PlanKey, change: PlanChange): Promise<Plan> {
  return context.inTurn(key.userId, async () => {
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const before = await ownPlan(context, key)
      const after = await change(before)
      if (after === before) return before
      if (await isWritten(context, before, after)) return announced(context, after)
      await pause(Math.random() * longestPauseMs)
    }
    throw new AppError('unavailable', { retryAfterSeconds: 1 })
  })
}

/** The same of the active template: one that was archived is history, and only read. */
export function changeActive(context: PlanContext, key: TemplateKey, change: PlanChange): Promise<Plan> {
  return changePlan(context, key, async (plan) => {
    if (plan.active.template.id !== key.templateId) throw await refusalOfArchived(context, key)
    return change(plan)
  })
}

async function refusalOfArchived({ database }: PlanContext, key: TemplateKey): Promise<AppError> {
  if (!(await findTemplate(database.db, key))) return new AppError('not-found')
  return new AppError('change-refused', { detail: 'This plan was replaced. Bring it back to change it.' })
}

async function isWritten(context: PlanContext, before: Plan, after: Plan): Promise<boolean> {
  const { database, clock, events } = context
  try {
    await database.db.transaction().execute(async (transaction) => {
      await writeChanges(transaction, before, after, clock.now())
      await events.announceIn(transaction, { userId: before.userId, version: before.version + 1 })
    })
    return true
  } catch (error) {
    if (error instanceof PlanChangedMeanwhile) return false
    throw error
  }
}

function announced({ events }: PlanContext, after: Plan): Plan {
  const plan = { ...after, version: after.version + 1 }
  events.announceHere(plan)
  return plan
}
