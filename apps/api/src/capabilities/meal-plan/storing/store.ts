import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { SavedInteraction } from '@butterleaf/domain/meal-plan/interactions'
import { plannedWeeks } from '@butterleaf/domain/meal-plan/states'
import type { Db } from '@butterleaf/server-kit/database/database'
import type { OwnTemplate, Plan } from '../plan.ts'
import { clearTable } from '../table/seat-store.ts'
import { readAnswers, weeks } from './plan-documents.ts'

export type PlanHead = Readonly<{
  planId: string
  version: number
  creationKey: string | null
  /** When it got this version. */
  changedAt: string
}>

/** Enough to know whether a plan is there, and changed. By user. */
export async function findHeads(db: Db, userIds: readonly string[]): Promise<Map<string, PlanHead>> {
  const rows = await db
    .selectFrom('meal_plans')
    .select(['user_id', 'plan_id', 'version', 'creation_key', 'updated_at'])
    .where('user_id', 'in', userIds)
    .execute()
  return new Map(
    rows.map(({ user_id, plan_id: planId, version, creation_key: creationKey, updated_at: changedAt }) => [
      user_id,
      { planId, version, creationKey, changedAt },
    ]),
  )
}

export async function findPlan(db: Db, userId: string): Promise<Plan | undefined> {
  const plan = await findWithTemplate(db, userId)
  if (!plan) return undefined
  const { version, interactions } = await findInteractions(db, userId)
  // Two statements see two moments: when the plan changed between them, they are asked again.
  return version === plan.version ? { ...plan, interactions } : findPlan(db, userId)
}

/** In one statement, so that all of it is of one version. */
async function findWithTemplate(db: Db, userId: string): Promise<Omit<Plan, 'interactions'> | undefined> {
  const rows = await templateRows(db, userId)
    .innerJoin('meal_plans as p', 'p.user_id', 't.user_id')
    .select(['p.plan_id', 'p.version as plan_version', 'p.profile', 'p.preferences'])
    .where('t.state', '=', 'active')
    .execute()
  const [first] = rows
  if (!first) return undefined
  return {
    userId,
    id: first.plan_id,
    version: first.plan_version,
    answers: readAnswers(first),
    active: templateFrom(first, rows),
  }
}

async function findInteractions(
  db: Db,
  userId: string,
): Promise<{ version: number | undefined; interactions: SavedInteraction[] }> {
  const rows = await db
    .selectFrom('meal_plans as p')
    .leftJoin('plan_interactions as i', 'i.user_id', 'p.user_id')
    .select(['p.version', 'i.recipe_id', 'i.type', 'i.at'])
    .where('p.user_id', '=', userId)
    .orderBy('i.at')
    .orderBy('i.recipe_id')
    .execute()
  const interactions = rows.flatMap(({ recipe_id: recipeId, type, at }) =>
    recipeId !== null && type !== null && at !== null ? [{ recipeId, type, at }] : [],
  )
  return { version: rows[0]?.version, interactions }
}

export type StoredTemplateKey = Readonly<{ userId: string; templateId: string }>

/** Active or archived. */
export async function findTemplate(
  db: Db,
  { userId, templateId }: StoredTemplateKey,
): Promise<OwnTemplate | undefined> {
  const rows = await templateRows(db, userId)
    .select(['t.profile', 't.preferences'])
    .where('t.template_id', '=', templateId)
    .execute()
  const [first] = rows
  if (!first) return undefined
  const { profile, preferences } = first
  const found = templateFrom(first, rows)
  return profile !== null && preferences !== null
    ? { ...found, answers: readAnswers({ profile, preferences }) }
    : found
}

/** 0 is the one archived last. */
export async function findArchivedId(db: Db, userId: string, index: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('plan_templates')
    .select('template_id')
    .where('user_id', '=', userId)
    .where('state', '=', 'archived')
    .orderBy('archived_in', 'desc')
    .limit(1)
    .offset(index)
    .executeTakeFirst()
  return row?.template_id
}

/** Archived ones that began then or later, of each first day the last, in the order they were archived. */
export async function findBegunTemplates(db: Db, userId: string, from: IsoDate): Promise<string[]> {
  const rows = await db
    .selectFrom('plan_templates')
    .select(['template_id', 'start_date'])
    .where('user_id', '=', userId)
    .where('state', '=', 'archived')
    .where('start_date', '>=', from)
    .orderBy('archived_in')
    .execute()
  const lastOf = new Map(rows.map(({ start_date, template_id }) => [start_date, template_id]))
  return rows.flatMap(({ start_date, template_id }) =>
    lastOf.get(start_date) === template_id ? [template_id] : [],
  )
}

function templateRows(db: Db, userId: string) {
  return db
    .selectFrom('plan_templates as t')
    .innerJoin('plan_weeks as w', (join) =>
      join.onRef('w.user_id', '=', 't.user_id').onRef('w.template_id', '=', 't.template_id'),
    )
    .select([
      't.template_id',
      't.mode',
      't.start_date',
      't.seed',
      't.created_at',
      't.list_id',
      't.reached_weeks',
    ])
    .select(['w.document', 'w.version as week_version'])
    .where('t.user_id', '=', userId)
    .orderBy('w.week_index')
}

type TemplateRow = Awaited<ReturnType<ReturnType<typeof templateRows>['execute']>>[number]

function templateFrom(row: TemplateRow, rows: readonly TemplateRow[]): OwnTemplate {
  const stored = rows.map(({ document, week_version: version }) => ({ week: weeks.read(document), version }))
  const ofTemplate = stored.map(({ week }) => week)
  return {
    template: {
      id: row.template_id,
      createdAt: row.created_at,
      startDate: row.start_date as IsoDate,
      mode: row.mode,
      reachedWeeks: row.reached_weeks ?? plannedWeeks(ofTemplate),
      weeks: ofTemplate,
    },
    seed: row.seed,
    listId: row.list_id ?? row.template_id,
    stored,
  }
}

/** In any week of any of the person's plans. Ids of recipes need no escape in a pattern. */
export async function isRecipeNamed(db: Db, userId: string, recipeId: string): Promise<boolean> {
  const week = await db
    .selectFrom('plan_weeks')
    .select('template_id')
    .where('user_id', '=', userId)
    .where('document', 'like', `%"${recipeId}"%`)
    .limit(1)
    .executeTakeFirst()
  return week !== undefined
}

const tablesOfPlan = [
  'plan_changes',
  'plan_interactions',
  'plan_weeks',
  'plan_templates',
  'meal_plans',
] as const

/** The user's plan with all of its templates, children before their parents; nobody eats along with it any more. */
export async function deletePlan(db: Db, userId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await clearTable(transaction, userId, [])
    for (const table of tablesOfPlan)
      await transaction.deleteFrom(table).where('user_id', '=', userId).execute()
  })
}
