import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { DayCalories } from '@butterleaf/domain/food-log/extra-share-faults'
import { renameInteractions } from '@butterleaf/domain/meal-plan/interactions'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import {
  dropForbidden,
  forbiddenPlates,
} from '@butterleaf/domain/meal-plan/template-operations/drop-forbidden'
import { renameRecipes } from '@butterleaf/domain/meal-plan/template-operations/rename-recipes'
import { daysOfPlan } from '@butterleaf/domain/meals/meals'
import { middleOf } from '@butterleaf/domain/nutrition/ranges'
import { profileOf } from '@butterleaf/domain/onboarding/diner-profile'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { caloriesOfRoom } from '@butterleaf/domain/onboarding/snack/snack-room'
import { withTheirAnswers } from '@butterleaf/domain/onboarding/table/their-answers'
import type { Db } from '@butterleaf/server-kit/database/database'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { readExtras } from '#capabilities/food-log/operations.ts'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import { dayInEnglish } from './day-in-english.ts'
import { type LoadedPlan, type OwnTemplate, type Plan, withArchived, withTemplate } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import * as store from './storing/store.ts'
import { findAnswersAtTable } from './table/seat-store.ts'

export type PlanKey = Readonly<{ userId: string; planId: string }>
export type TemplateKey = PlanKey & Readonly<{ templateId: string }>

type Reading = Pick<PlanContext, 'database' | 'recipes' | 'findHead' | 'planCache'>

/** The caller's plan, when `planId` names it (API-2). */
export async function ownPlan(context: Reading, { userId, planId }: PlanKey): Promise<LoadedPlan> {
  const loaded = await currentPlan(context, userId)
  if (loaded.plan.id !== planId) throw new AppError('not-found')
  return loaded
}

/**
 * The cached plan, where no other process can have changed it: then a change needn't ask for its version, which would also end the
 * commit that it could share with others (decision 054). The write looks at the version in any case.
 */
export async function soleWritersPlan(
  { recipes, planCache, isSoleWriter }: Pick<PlanContext, 'recipes' | 'planCache' | 'isSoleWriter'>,
  { userId, planId }: PlanKey,
): Promise<LoadedPlan | undefined> {
  if (!isSoleWriter) return undefined
  const { edition } = await recipes.forPerson(userId)
  const cached = planCache.get(userId)
  return cached?.plan.id === planId && cached.cookbook.edition === edition ? cached : undefined
}

/** The plan with the template in place of the active one, archived or not: for reading. */
export async function ownTemplate(context: Reading, key: TemplateKey): Promise<LoadedPlan> {
  const { plan, cookbook } = await ownPlan(context, key)
  if (plan.active.template.id === key.templateId) return { plan, cookbook }
  return { plan: withArchived(plan, await storedTemplate(context, cookbook, key)), cookbook }
}

/**
 * The same as this process knows it, for a write beside the plan that looks itself whether its template is still there: where no other
 * process writes, the database isn't asked, and the write shares its commit with others (decision 054).
 */
export async function knownTemplate(
  context: Reading & Pick<PlanContext, 'isSoleWriter'>,
  key: TemplateKey,
): Promise<LoadedPlan> {
  const known = await soleWritersPlan(context, key)
  return known?.plan.active.template.id === key.templateId ? known : ownTemplate(context, key)
}

/** The index-th older one, 0 the one archived last. */
export async function archivedTemplate(context: Reading, userId: string, index: number): Promise<LoadedPlan> {
  const { plan, cookbook } = await currentPlan(context, userId)
  const templateId = await store.findArchivedId(context.database.db, userId, index)
  if (templateId === undefined) throw new AppError('not-found', { detail: 'There is no older plan.' })
  return {
    plan: withArchived(plan, await storedTemplate(context, cookbook, { userId, templateId })),
    cookbook,
  }
}

/** Another process may have changed it: a cached plan counts only while the database names the same version. */
export async function currentPlan(context: Reading, userId: string): Promise<LoadedPlan> {
  const { recipes, findHead, planCache } = context
  const [head, cookbook] = await Promise.all([findHead(userId), recipes.forPerson(userId)])
  const cached = planCache.get(userId)
  if (head && cached && isOf(cached, head, cookbook)) return cached
  const plan = head && (await storedPlan(context, cookbook, userId))
  if (!plan) throw new AppError('not-found', { detail: 'There is no meal plan yet.' })
  const loaded = { plan, cookbook }
  planCache.set(loaded)
  return loaded
}

/** What the caller's plan was made from; undefined without a plan. */
export async function findAnswers(context: Reading, userId: string): Promise<Questionnaire | undefined> {
  if (!(await context.findHead(userId))) return undefined
  return (await currentPlan(context, userId)).plan.answers
}

/** Undefined without a plan. */
export async function findDayCalories(context: Reading, userId: string): Promise<DayCalories | undefined> {
  const answers = await findAnswers(context, userId)
  return (
    answers && {
      target: middleOf(profileOf(answers).ranges.calories),
      room: caloriesOfRoom(answers.snackRoom),
    }
  )
}

/** From the first to the last day of the active template; undefined without a plan. */
export async function findPlanDates(
  context: Reading,
  userId: string,
): Promise<Readonly<{ first: IsoDate; last: IsoDate }> | undefined> {
  if (!(await context.findHead(userId))) return undefined
  const { template } = (await currentPlan(context, userId)).plan.active
  return { first: dateOfDay(template, 1), last: dateOfDay(template, daysOfPlan) }
}

/** The days, by name, that are still to come with the recipe, and whether any of the person's plans names it. */
export async function findPlannedRecipe(
  context: Reading,
  userId: string,
  recipeId: string,
): Promise<Readonly<{ openDays: readonly string[]; isNamed: boolean }>> {
  if (!(await context.findHead(userId))) return { openDays: [], isNamed: false }
  const { template } = (await currentPlan(context, userId)).plan.active
  const open = forbiddenPlates(template, (planned) => planned === recipeId)
  const openDays = [...new Set(open.map(({ dayNumber }) => dayNumber))].map(dayInEnglish(template))
  return { openDays, isNamed: await store.isRecipeNamed(context.database.db, userId, recipeId) }
}

function isOf(cached: LoadedPlan, { planId, version }: store.PlanHead, { edition }: Cookbook): boolean {
  return cached.plan.id === planId && cached.plan.version === version && cached.cookbook.edition === edition
}

async function storedPlan(
  { database }: Pick<Reading, 'database'>,
  cookbook: Cookbook,
  userId: string,
): Promise<Plan | undefined> {
  const plan = await store.findPlan(database.db, userId)
  if (!plan) return undefined
  const interactions = renameInteractions(plan.interactions, (storedId) => resolveId(storedId, cookbook))
  // After the plan: extras that change meanwhile raise its version, so that it is read again.
  const extras = await readExtras(database.db, userId)
  const answers = await withAnswersAtTable(database.db, plan)
  return withTemplate(
    { ...plan, answers, interactions, extras },
    templateOfToday(plan.active.template, cookbook),
  )
}

/** TOG-4: after the plan, as the extras are: an eater's answers that change meanwhile raise its version. */
async function withAnswersAtTable(db: Db, { userId, answers }: Plan): Promise<Questionnaire> {
  if (!answers.table?.eaters.length) return answers
  return withTheirAnswers(answers, await findAnswersAtTable(db, userId))
}

export async function storedTemplate(
  { database }: Pick<Reading, 'database'>,
  cookbook: Cookbook,
  key: store.StoredTemplateKey,
): Promise<OwnTemplate> {
  const found = await store.findTemplate(database.db, key)
  if (!found) throw new AppError('not-found')
  return { ...found, template: templateOfToday(found.template, cookbook) }
}

/** A dish that has left the cookbook can't be cooked: its slot is open. On a complete day it is only shown as such. */
function templateOfToday(stored: Template, cookbook: Cookbook): Template {
  const template = renameRecipes(stored, (storedId) => resolveId(storedId, cookbook))
  return dropForbidden(template, (recipeId) => cookbook.resolve(recipeId) === undefined).template
}

/** Stored plans and old devices may name a recipe by an old id. The id of a recipe that has left the cookbook stays as it is. */
export function resolveId(storedId: string, { resolve }: Pick<Cookbook, 'resolve'>): string {
  return resolve(storedId)?.id ?? storedId
}
