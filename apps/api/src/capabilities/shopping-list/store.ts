import type { OwnLine } from '@butterleaf/domain/shopping-list/own-lines'
import type { Tick } from '@butterleaf/domain/shopping-list/ticks'
import type { Db } from '@butterleaf/server-kit/database/database'

/** What a person changed on a week's list; the rest of the list follows from the plan. */
export type ListMarks = Readonly<{ ticks: readonly Tick[]; ownLines: readonly OwnLine[] }>
export type ListKey = Readonly<{ userId: string; templateId: string; weekIndex: number }>

/** Locks the list for a transaction that reads marks and writes them. False where there is no such week. */
export async function lockList(db: Db, { userId, templateId, weekIndex }: ListKey): Promise<boolean> {
  // Writes the unchanged version, since a write locks the row on both engines and SQLite has no locking read.
  const { numUpdatedRows } = await db
    .updateTable('plan_weeks')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('user_id', '=', userId)
    .where('template_id', '=', templateId)
    .where('week_index', '=', weekIndex)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Those with these names alone, or all. A list that is long is never read for one tick. */
export async function findMarks(db: Db, key: ListKey, names?: readonly string[]): Promise<ListMarks> {
  // PostgreSQL takes no empty list.
  if (names?.length === 0) return { ticks: [], ownLines: [] }
  const [ticks, ownLines] = await Promise.all([findTicks(db, key, names), findLines(db, key, names)])
  return { ticks, ownLines }
}

async function findTicks(
  db: Db,
  { userId, templateId, weekIndex }: ListKey,
  names?: readonly string[],
): Promise<Tick[]> {
  const rows = await db
    .selectFrom('list_ticks')
    .select(['ingredient', 'checked', 'at', 'needed_grams'])
    .where('user_id', '=', userId)
    .where('template_id', '=', templateId)
    .where('week_index', '=', weekIndex)
    .$if(names !== undefined, (query) => query.where('ingredient', 'in', names ?? []))
    .execute()
  return rows.map(({ ingredient, checked, at, needed_grams: neededGrams }) => {
    return { ingredient, checked: checked === 1, atMs: Date.parse(at), neededGrams }
  })
}

/** Of all weeks: what was bought for one may be at home for the next. */
export async function findTicksByWeek(
  db: Db,
  { userId, templateId }: Omit<ListKey, 'weekIndex'>,
): Promise<Map<number, Tick[]>> {
  const rows = await db
    .selectFrom('list_ticks')
    .select(['week_index', 'ingredient', 'checked', 'at', 'needed_grams'])
    .where('user_id', '=', userId)
    .where('template_id', '=', templateId)
    .execute()
  const ticks = new Map<number, Tick[]>()
  for (const { week_index, ingredient, checked, at, needed_grams: neededGrams } of rows) {
    const ofWeek = ticks.get(week_index) ?? []
    ofWeek.push({ ingredient, checked: checked === 1, atMs: Date.parse(at), neededGrams })
    ticks.set(week_index, ofWeek)
  }
  return ticks
}

export async function findLines(
  db: Db,
  { userId, templateId, weekIndex }: ListKey,
  ids?: readonly string[],
): Promise<OwnLine[]> {
  const rows = await db
    .selectFrom('list_lines')
    .select(['line_id', 'text', 'checked', 'at'])
    .where('user_id', '=', userId)
    .where('template_id', '=', templateId)
    .where('week_index', '=', weekIndex)
    .$if(ids !== undefined, (query) => query.where('line_id', 'in', ids ?? []))
    .orderBy('created_at')
    .orderBy('line_id')
    .execute()
  return rows.map(({ line_id: id, text, checked, at }) => {
    return { id, text, checked: checked === 1, atMs: Date.parse(at) }
  })
}

/** The weeks of a list in which a food was ticked: they were shopped for, by index. */
export async function findShoppedWeeks(
  db: Db,
  { userId, templateId }: Pick<ListKey, 'userId' | 'templateId'>,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('list_ticks')
    .select('week_index')
    .distinct()
    .where('user_id', '=', userId)
    .where('template_id', '=', templateId)
    .where('checked', '=', 1)
    .execute()
  return new Set(rows.map(({ week_index }) => week_index))
}

/** Writes only what has changed. */
export async function writeMarks(
  db: Db,
  key: ListKey,
  { before, after, now }: { before: ListMarks; after: ListMarks; now: Date },
): Promise<void> {
  const ticks = after.ticks.filter(isNotIn(before.ticks))
  if (ticks.length > 0) await upsertTicks(db, key, ticks)
  const lines = after.ownLines.filter(isNotIn(before.ownLines))
  if (lines.length > 0) await upsertLines(db, key, lines, now)
  const kept = new Set(after.ownLines.map(({ id }) => id))
  const gone = before.ownLines.filter(({ id }) => !kept.has(id))
  if (gone.length > 0) await deleteLines(db, key, gone)
}

/** An unchanged mark is the same object. */
function isNotIn<Value>(list: readonly Value[]): (value: Value) => boolean {
  const known = new Set(list)
  return (value) => !known.has(value)
}

async function upsertTicks(db: Db, key: ListKey, ticks: readonly Tick[]): Promise<void> {
  const rows = ticks.map(({ ingredient, neededGrams, ...mark }) => {
    return { ...columnsOf(key), ingredient, needed_grams: neededGrams, ...markColumns(mark) }
  })
  await db
    .insertInto('list_ticks')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'template_id', 'week_index', 'ingredient']).doUpdateSet(({ ref }) => ({
        checked: ref('excluded.checked'),
        at: ref('excluded.at'),
        needed_grams: ref('excluded.needed_grams'),
      })),
    )
    .execute()
}

async function upsertLines(db: Db, key: ListKey, lines: readonly OwnLine[], now: Date): Promise<void> {
  const created_at = now.toISOString()
  const rows = lines.map(({ id, text, ...mark }) => {
    return { ...columnsOf(key), line_id: id, text, created_at, ...markColumns(mark) }
  })
  await db
    .insertInto('list_lines')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'template_id', 'week_index', 'line_id']).doUpdateSet(({ ref }) => ({
        text: ref('excluded.text'),
        checked: ref('excluded.checked'),
        at: ref('excluded.at'),
      })),
    )
    .execute()
}

async function deleteLines(
  db: Db,
  { userId, templateId, weekIndex }: ListKey,
  gone: readonly OwnLine[],
): Promise<void> {
  const ids = gone.map(({ id }) => id)
  await db
    .deleteFrom('list_lines')
    .where('user_id', '=', userId)
    .where('template_id', '=', templateId)
    .where('week_index', '=', weekIndex)
    .where('line_id', 'in', ids)
    .execute()
}

function columnsOf({ userId, templateId, weekIndex }: ListKey) {
  return { user_id: userId, template_id: templateId, week_index: weekIndex }
}

function markColumns({ checked, atMs }: { checked: boolean; atMs: number }) {
  return { checked: checked ? 1 : 0, at: new Date(atMs).toISOString() }
}
