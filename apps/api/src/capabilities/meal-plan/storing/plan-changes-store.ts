import { type SavedInteraction, storedIdsOf } from '@butterleaf/domain/meal-plan/interactions'
import type { Week } from '@butterleaf/domain/meal-plan/template'
import { awaitAllStatements } from '@butterleaf/server-kit/database/await-all-statements'
import type { Db } from '@butterleaf/server-kit/database/database'
import type { OwnTemplate, Plan, StoredWeeks } from '../plan.ts'
import { weeks, writeAnswers } from './plan-documents.ts'

/** Another request changed the plan since it was read. Thrown, so that the transaction is undone. */
export class PlanChangedMeanwhile extends Error {}

/** To be called in a transaction, like everything here. A user who has a plan violates the key. */
export async function insertPlan(
  db: Db,
  plan: Plan,
  { creationKey, now }: { creationKey: string | null; now: Date },
): Promise<void> {
  const at = now.toISOString()
  const values = { user_id: plan.userId, plan_id: plan.id, version: plan.version, creation_key: creationKey }
  await db
    .insertInto('meal_plans')
    .values({ ...values, ...writeAnswers(plan.answers), created_at: at, updated_at: at })
    .execute()
  await insertTemplate(db, plan)
}

/** Writes what `after` has otherwise than `before`, under the next version; the plan as it is then stored. */
export async function writeChanges(db: Db, before: Plan, after: Plan, now: Date): Promise<Plan> {
  const raised = raiseVersion(db, before, after, now)
  if (after.active.template.id !== before.active.template.id) {
    await raised
    await archiveTemplate(db, before, now)
    if (after.active.stored) await activateTemplate(db, after)
    else await insertTemplate(db, after)
  }
  const written = after.active.stored ? [...writeWeeks(db, after), ...writeReached(db, before, after)] : []
  await awaitAllStatements([raised, ...written])
  if (after.interactions !== before.interactions) await writeInteractions(db, before, after)
  const version = before.version + 1
  return { ...after, version, active: { ...after.active, stored: storedWeeks(after.active) } }
}

const firstVersion = 1

function storedWeeks({ template: { weeks }, stored }: OwnTemplate): StoredWeeks {
  return weeks.map((week, index) => {
    const had = stored?.[index]
    if (!had) return { week, version: firstVersion }
    return had.week === week ? had : { week, version: had.version + 1 }
  })
}

/** First of all, so that of two changes at once one waits here, and then finds that it came too late. */
async function raiseVersion(db: Db, before: Plan, after: Plan, now: Date): Promise<void> {
  const answers = after.answers === before.answers ? {} : writeAnswers(after.answers)
  const { numUpdatedRows } = await db
    .updateTable('meal_plans')
    .set({ version: before.version + 1, updated_at: now.toISOString(), ...answers })
    .where('user_id', '=', before.userId)
    .where('plan_id', '=', before.id)
    .where('version', '=', before.version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new PlanChangedMeanwhile()
}

/** What is counted with the plan changed, and no part of it: who has the plan reads it again. Undefined without a plan. */
export async function raisePlanVersion(
  db: Db,
  userId: string,
): Promise<Readonly<{ userId: string; version: number }> | undefined> {
  const raised = await db
    .updateTable('meal_plans')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('user_id', '=', userId)
    .returning('version')
    .executeTakeFirst()
  return raised && { userId, version: raised.version }
}

function writeWeeks(db: Db, { userId, active: { template, stored = [] } }: Plan): Promise<void>[] {
  return stored.flatMap(({ week, version }, index) => {
    const next = template.weeks[index]
    if (!next || next === week) return []
    return [writeWeek(db, { userId, templateId: template.id, index, version }, next)]
  })
}

/** Rarely: when a week was planned that was not before. */
function writeReached(db: Db, { active: before }: Plan, { userId, active }: Plan): Promise<unknown>[] {
  const { id, reachedWeeks } = active.template
  if (id !== before.template.id || reachedWeeks === before.template.reachedWeeks) return []
  const update = db
    .updateTable('plan_templates')
    .set({ reached_weeks: reachedWeeks })
    .where('user_id', '=', userId)
    .where('template_id', '=', id)
  return [update.execute()]
}

type WeekKey = { userId: string; templateId: string; index: number; version: number }

async function writeWeek(db: Db, key: WeekKey, week: Week): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('plan_weeks')
    .set({ document: weeks.write(week), version: key.version + 1 })
    .where('user_id', '=', key.userId)
    .where('template_id', '=', key.templateId)
    .where('week_index', '=', key.index)
    .where('version', '=', key.version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new PlanChangedMeanwhile()
}

async function archiveTemplate(db: Db, { userId, version, active, answers }: Plan, now: Date): Promise<void> {
  await db
    .updateTable('plan_templates')
    .set({ state: 'archived', archived_at: now.toISOString(), archived_in: version + 1 })
    .set(writeAnswers(answers))
    .where('user_id', '=', userId)
    .where('template_id', '=', active.template.id)
    .execute()
}

/** What the active one was made for stands in the plan itself. */
const asActive = {
  state: 'active',
  archived_at: null,
  archived_in: null,
  profile: null,
  preferences: null,
} as const

async function activateTemplate(db: Db, { userId, active }: Plan): Promise<void> {
  await db
    .updateTable('plan_templates')
    .set(asActive)
    .where('user_id', '=', userId)
    .where('template_id', '=', active.template.id)
    .execute()
}

async function insertTemplate(db: Db, { userId, active }: Plan): Promise<void> {
  const { id, mode, startDate, createdAt, reachedWeeks } = active.template
  const key = { user_id: userId, template_id: id }
  const made = { mode, start_date: startDate, created_at: createdAt, seed: active.seed }
  const values = { ...made, list_id: active.listId, reached_weeks: reachedWeeks }
  await db
    .insertInto('plan_templates')
    .values({ ...key, ...values, ...asActive })
    .execute()
  await db.insertInto('plan_weeks').values(weekRows(active, key)).execute()
}

function weekRows({ template }: OwnTemplate, key: { user_id: string; template_id: string }) {
  return template.weeks.map((week, index) => {
    return { ...key, week_index: index, version: firstVersion, document: weeks.write(week) }
  })
}

async function writeInteractions(db: Db, before: Plan, after: Plan): Promise<void> {
  const { userId } = after
  const gone = before.interactions.filter((one) => !after.interactions.includes(one))
  const added = after.interactions.filter((one) => !before.interactions.includes(one))
  if (gone.length > 0) {
    const ids = gone.flatMap(storedIdsOf)
    await db
      .deleteFrom('plan_interactions')
      .where('user_id', '=', userId)
      .where('recipe_id', 'in', ids)
      .execute()
  }
  if (added.length > 0) await insertInteractions(db, userId, added)
}

async function insertInteractions(db: Db, userId: string, added: readonly SavedInteraction[]): Promise<void> {
  const rows = added.map(({ recipeId, type, at }) => ({ user_id: userId, recipe_id: recipeId, type, at }))
  await db.insertInto('plan_interactions').values(rows).execute()
}
