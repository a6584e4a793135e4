import { dropForbidden } from '@butterleaf/domain/meal-plan/operations/drop-forbidden'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import { type OwnTemplate, type Plan, withArchived, withTemplate } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import * as store from './store.ts'

export type PlanKey = Readonly<{ userId: string; planId: string }>
export type TemplateKey = PlanKey & Readonly<{ templateId: string }>

type Reading = Pick<PlanContext, 'database' | 'cookbook' | 'findHead' | 'planCache'>

/** The caller's plan, when `planId` names it (API-2). */
export async function ownPlan(context: Reading, { userId, planId }: PlanKey): Promise<Plan> {
  const plan = await currentPlan(context, userId)
  if (plan.id !== planId) throw new AppError('not-found')
  return plan
}

/** The plan with the template in place of the active one, archived or not: for reading. */
export async function ownTemplate(context: Reading, key: TemplateKey): Promise<Plan> {
  const plan = await ownPlan(context, key)
  if (plan.active.template.id === key.templateId) return plan
  return withArchived(plan, await storedTemplate(context, key))
}

/** The index-th older one, 0 the one archived last. */
export async function archivedTemplate(context: Reading, userId: string, index: number): Promise<Plan> {
  const plan = await currentPlan(context, userId)
  const templateId = await store.findArchivedId(context.database.db, userId, index)
  if (templateId === undefined) throw new AppError('not-found', { detail: 'There is no older plan.' })
  return withArchived(plan, await storedTemplate(context, { userId, templateId }))
}

/** Another process may have changed it: a cached plan counts only while the database names the same version. */
export async function currentPlan(context: Reading, userId: string): Promise<Plan> {
  const { findHead, planCache } = context
  const head = await findHead(userId)
  const cached = planCache.get(userId)
  if (head && cached?.id === head.planId && cached.version === head.version) return cached
  const plan = head && (await storedPlan(context, userId))
  if (!plan) throw new AppError('not-found', { detail: 'There is no meal plan yet.' })
  planCache.set(userId, plan)
  return plan
}

async function storedPlan({ database, cookbook }: Reading, userId: string): Promise<Plan | undefined> {
  const plan = await store.findPlan(database.db, userId)
  return plan && withTemplate(plan, withoutGone(plan.active.template, cookbook))
}

export async function storedTemplate(
  { database, cookbook }: Pick<Reading, 'database' | 'cookbook'>,
  key: store.TemplateKey,
): Promise<OwnTemplate> {
  const found = await store.findTemplate(database.db, key)
  if (!found) throw new AppError('not-found')
  return { ...found, template: withoutGone(found.template, cookbook) }
}

/** A dish that has left the cookbook can't be cooked: its slot is open. On a complete day it is only shown as such. */
function withoutGone(template: Template, cookbook: Cookbook): Template {
  return dropForbidden(template, (recipeId) => cookbook.recipe(recipeId) === undefined).template
}
