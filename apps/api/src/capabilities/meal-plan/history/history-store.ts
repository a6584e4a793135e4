import type { PlanAct } from '@butterleaf/domain/meal-plan/acts/plan-acts'
import type { AwayChange } from '@butterleaf/domain/meal-plan/away/change-away'
import type { ChangedSlot } from '@butterleaf/domain/meal-plan/history/changed-slots'
import type { CompanyChanges } from '@butterleaf/domain/meal-plan/history/company-changes'
import type { Db } from '@butterleaf/server-kit/database/database'
import { readChangeDocument, type SaidChange, writeChangeDocument } from './change-document.ts'

/** What a change of a plan replaced. */
export type RecordedChange = CompanyChanges &
  Readonly<{
    /** Of the plan, after it. */
    version: number
    at: string
    act: PlanAct
    /** The active template after it. */
    templateId: string
    /** The one before, where the whole plan was replaced; `slots` is empty then. */
    replacedTemplateId: string | null
    slots: readonly ChangedSlot[]
    /** ITEM-7: what else it changed; one Undo takes back both. */
    said?: SaidChange | undefined
    /** TOG-1: where the calendar changed. */
    away?: AwayChange | undefined
  }>

export async function insertChange(db: Db, userId: string, change: RecordedChange): Promise<void> {
  const { version, at, act, templateId, replacedTemplateId, slots, ...more } = change
  const key = { user_id: userId, version }
  const templates = { template_id: templateId, replaced_template_id: replacedTemplateId }
  await db
    .insertInto('plan_changes')
    .values({ ...key, at, act, ...templates, document: writeChangeDocument({ slots, ...more }) })
    .execute()
}

export async function findChange(
  db: Db,
  userId: string,
  version: number,
): Promise<RecordedChange | undefined> {
  const row = await changeRows(db, userId).where('version', '=', version).executeTakeFirst()
  return row && changeFrom(row)
}

type Page = Readonly<{ since: string; before: number | undefined; most: number }>

/** The newest first. */
export async function findChanges(
  db: Db,
  userId: string,
  { since, before, most }: Page,
): Promise<RecordedChange[]> {
  const rows = changeRows(db, userId).where('at', '>=', since).orderBy('version', 'desc').limit(most)
  const page = await (before === undefined ? rows : rows.where('version', '<', before)).execute()
  return page.map(changeFrom)
}

export async function findChangesAfter(db: Db, userId: string, version: number): Promise<RecordedChange[]> {
  const rows = await changeRows(db, userId).where('version', '>', version).orderBy('version').execute()
  return rows.map(changeFrom)
}

const mostChanges = 2000
const prunedEvery = 100

/**
 * To be called with each change, in its transaction. However fast a person changes their plan, their history holds some two thousand
 * changes at most; it is looked after now and then, as it costs a statement.
 */
export function pruneChanges(db: Db, userId: string, version: number): Promise<unknown>[] {
  if (version % prunedEvery !== 0) return []
  const tooOld = db
    .deleteFrom('plan_changes')
    .where('user_id', '=', userId)
    .where('version', '<=', version - mostChanges)
  return [tooOld.execute()]
}

/** Crosses users: what is older than a history shows. */
export async function deleteChangesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('plan_changes').where('at', '<', before.toISOString()).execute()
}

function changeRows(db: Db, userId: string) {
  return db
    .selectFrom('plan_changes')
    .select(['version', 'at', 'act', 'template_id', 'replaced_template_id', 'document'])
    .where('user_id', '=', userId)
}

type ChangeRow = Awaited<ReturnType<ReturnType<typeof changeRows>['execute']>>[number]

function changeFrom(row: ChangeRow): RecordedChange {
  return {
    version: row.version,
    at: row.at,
    act: row.act,
    templateId: row.template_id,
    replacedTemplateId: row.replaced_template_id,
    ...readChangeDocument(row.document),
  }
}
