import { setTimeout as pause } from 'node:timers/promises'
import {
  type ActArgs,
  type ForeseenAct,
  type PlanAct,
  performForeseen,
} from '@butterleaf/domain/meal-plan/acts/plan-acts'
import type { Outcome } from '@butterleaf/domain/meal-plan/operations/change-template'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { awaitAllStatements } from '@butterleaf/server-kit/database/await-all-statements'
import type { Db } from '@butterleaf/server-kit/database/database'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { insertChange, pruneChanges } from './history/history-store.ts'
import { recordChange } from './history/record-change.ts'
import { ownPlan, type PlanKey, soleWritersPlan, type TemplateKey } from './load-plan.ts'
import { type LoadedPlan, type Plan, withTemplate } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import { requireTemplate } from './refusal-error.ts'
import { PlanChangedMeanwhile, writeChanges } from './storing/plan-changes-store.ts'
import { findTemplate } from './storing/store.ts'

/** The plan as it becomes, itself where nothing changes. Asked again when the plan changed meanwhile. */
export type NextPlan = (loaded: LoadedPlan) => Plan | Promise<Plan>

/** What another capability writes in the same transaction, so that neither is there without the other: not where nothing changes. */
export type WriteBeside = (transaction: Db) => Promise<unknown>

const mostAttempts = 30
const longestPauseMs = 40

/** Loads the plan, changes it, writes what differs and publishes it; all of it or nothing. Retries when another process was first. */
export function changePlan(
  context: PlanContext,
  key: PlanKey,
  act: PlanAct,
  change: NextPlan,
  writeBeside?: WriteBeside,
): Promise<LoadedPlan> {
  return context.queueChange(key.userId, async () => {
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const loaded = (attempt === 0 && (await soleWritersPlan(context, key))) || (await ownPlan(context, key))
      const attempted = await tryChange(context, loaded, { act, change, writeBeside })
      if (attempted) return attempted
      await pause(Math.random() * longestPauseMs)
    }
    throw new AppError('unavailable', { retryAfterSeconds: 1 })
  })
}

type Attempt = Readonly<{ act: PlanAct; change: NextPlan; writeBeside: WriteBeside | undefined }>

/** The plan itself where nothing changes; undefined when another process was first. */
async function tryChange(
  context: PlanContext,
  loaded: LoadedPlan,
  { act, change, writeBeside }: Attempt,
): Promise<LoadedPlan | undefined> {
  const { plan: before, cookbook } = loaded
  const after = await change(loaded)
  if (after === before) return loaded
  const written = await writePlan(context, before, after, { act, writeBeside })
  return written && publishPlanChange(context, { plan: written, cookbook })
}

/** The same of the active template: one that was archived is history, and only read. */
export function changeActive(
  context: PlanContext,
  key: TemplateKey,
  act: PlanAct,
  change: NextPlan,
  writeBeside?: WriteBeside,
): Promise<LoadedPlan> {
  const ofActive: NextPlan = async (loaded) => {
    if (loaded.plan.active.template.id !== key.templateId) throw await refusalOfArchived(context, key)
    return change(loaded)
  }
  return changePlan(context, key, act, ofActive, writeBeside)
}

/** An operation of the domain on the active template. */
export function changeTemplate(
  context: PlanContext,
  key: TemplateKey,
  act: PlanAct,
  operation: (template: Template, loaded: LoadedPlan) => Outcome | Promise<Outcome>,
  writeBeside?: WriteBeside,
): Promise<LoadedPlan> {
  const change: NextPlan = async (loaded) => {
    const { plan } = loaded
    return withTemplate(plan, requireTemplate(await operation(plan.active.template, loaded)))
  }
  return changeActive(context, key, act, change, writeBeside)
}

/** An act whose outcome follows from the template alone, as the browser shows it before the answer. */
export function performOnTemplate<Name extends ForeseenAct>(
  context: PlanContext,
  key: TemplateKey & ActArgs[Name],
  act: Name,
): Promise<LoadedPlan> {
  return changeTemplate(context, key, act, (template) => performForeseen(template, act, key))
}

async function refusalOfArchived({ database }: PlanContext, key: TemplateKey): Promise<AppError> {
  if (!(await findTemplate(database.db, key))) return new AppError('not-found')
  return new AppError('change-refused', { detail: 'This plan was replaced. Bring it back to change it.' })
}

/** Undefined when another change came first. */
async function writePlan(
  { database, clock, events }: PlanContext,
  before: Plan,
  after: Plan,
  { act, writeBeside }: Pick<Attempt, 'act' | 'writeBeside'>,
): Promise<Plan | undefined> {
  const now = clock.now()
  const change = recordChange(before, after, act, now)
  try {
    return await database.db.transaction().execute(async (transaction) => {
      const writing = writeChanges(transaction, before, after, now)
      const recording = change ? [insertChange(transaction, before.userId, change)] : []
      const beside = writeBeside ? [writeBeside(transaction)] : []
      const pruning = pruneChanges(transaction, before.userId, before.version + 1)
      const news = { userId: before.userId, version: before.version + 1 }
      const announcing = events.announceIn(transaction, news)
      await awaitAllStatements([writing, ...recording, ...beside, ...pruning, announcing])
      return writing
    })
  } catch (error) {
    if (error instanceof PlanChangedMeanwhile) return undefined
    throw error
  }
}

function publishPlanChange({ events, planCache }: PlanContext, loaded: LoadedPlan): LoadedPlan {
  planCache.set(loaded)
  events.announceHere(loaded.plan)
  return loaded
}
