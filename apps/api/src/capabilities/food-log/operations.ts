import { readFoodTable } from '@butterleaf/cookbook/food-table/read-food-table'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import {
  type EntryContext,
  entryFaults,
  extraFaults,
  fullDayFaults,
  type PlanDates,
} from '@butterleaf/domain/food-log/entry-faults'
import { type DayCalories, extraShareFaults } from '@butterleaf/domain/food-log/extra-share-faults'
import type { FoodExtra } from '@butterleaf/domain/food-log/food-extra'
import type { LogEntry } from '@butterleaf/domain/food-log/log-entry'
import { logLimits } from '@butterleaf/domain/food-log/log-limits'
import {
  capWrite,
  isLaterWrite,
  isSameWrite,
  type LogWrite,
  valuesOf,
} from '@butterleaf/domain/food-log/log-write'
import type { FigureTables } from '@butterleaf/domain/food-log/source-figures'
import type { FoodLog } from '@butterleaf/domain/meal-plan/eating/eaten-day'
import type { Db } from '@butterleaf/server-kit/database/database'
import { AppError, type FieldFault } from '@butterleaf/server-kit/http/app-error'
import type { QueueByKey } from '@butterleaf/server-kit/process/queue-by-key'
import type { AppContext } from '#platform/app-context.ts'
import { repositoryFolder } from '#platform/places.ts'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import { findEntries, findEntry, type StoredEntry, writeEntry } from './entry-store.ts'
import { findExtraWrites, writeExtra } from './extra-store.ts'
import { deleteOldRemovals } from './log-write-store.ts'

type Dates = Readonly<{ from: IsoDate; to: IsoDate }>
/** The caller, and what day it is for them. */
type Eater = Readonly<{ userId: string; today: IsoDate }>

const msPerDay = 86_400_000
/** A phone that was in a drawer for longer loses what it deleted there. */
const daysRemovalsStay = 90
/** More than anybody deletes in that time; it bounds what deletions of made-up ids can store. */
const mostRemovals = 1_000
const longestSpanDays = 400

/** With the time each was written at. */
export async function readStoredLog(
  { database: { db } }: Pick<FoodLogContext, 'database'>,
  userId: string,
  dates: Dates,
): Promise<Readonly<{ entries: readonly StoredEntry[]; extras: readonly LogWrite<FoodExtra>[] }>> {
  refuseLongSpan(dates)
  const [entries, extras] = await Promise.all([findEntries(db, userId, dates), findExtraWrites(db, userId)])
  return { entries, extras }
}

/** LIFE-3: what the person ate, for plan, lists and certificates. */
export async function readFoodLog(db: Db, userId: string, dates: Dates): Promise<FoodLog> {
  const [entries, extras] = await Promise.all([readLogEntries(db, userId, dates), readExtras(db, userId)])
  return { entries, extras }
}

export async function readLogEntries(db: Db, userId: string, dates: Dates): Promise<LogEntry[]> {
  return (await findEntries(db, userId, dates)).map(({ entry }) => entry)
}

/** LIFE-4 */
export async function readExtras(db: Db, userId: string): Promise<FoodExtra[]> {
  return valuesOf(await findExtraWrites(db, userId))
}

function refuseLongSpan({ from, to }: Dates): void {
  const days = (Date.parse(to) - Date.parse(from)) / msPerDay
  if (days < 0) refuse([{ field: 'to', message: 'The last day can’t be earlier than the first.' }])
  if (days > longestSpanDays)
    refuse([{ field: 'to', message: `Ask for at most ${longestSpanDays} days at once.` }])
}

/** LIFE-3: of one id the last write counts; sent twice it changes nothing. */
export async function saveEntry(
  context: FoodLogContext,
  eater: Eater,
  sent: LogWrite<LogEntry> & { value: LogEntry },
): Promise<LogWrite<LogEntry>> {
  const { db } = context.database
  const write = capWrite(sent, context.clock.now().getTime())
  const held = await findEntry(db, eater.userId, sent.id)
  if (held && (isSameWrite(held, write) || !isLaterWrite(write, held))) return held
  refuse(entryFaults(sent.value, await entryContext(context, eater)))
  await change(context, eater.userId, async (transaction) => {
    refuse(fullDayFaults(sent.value, await findEntriesOn(transaction, eater.userId, sent.value.date)))
    await writeEntry(transaction, eater.userId, write)
  })
  return (await findEntry(db, eater.userId, sent.id)) ?? write
}

export async function deleteEntry(
  context: FoodLogContext,
  userId: string,
  sent: Omit<LogWrite<LogEntry>, 'value'>,
): Promise<void> {
  const now = context.clock.now()
  const write = capWrite<LogEntry>({ ...sent, value: undefined }, now.getTime())
  await change(context, userId, async (transaction) => {
    await writeEntry(transaction, userId, write)
    await deleteOldRemovals(transaction, 'food_log_entries', userId, removalsToForget(now))
  })
}

/** LIFE-4 */
export async function saveExtra(
  context: FoodLogContext,
  userId: string,
  sent: LogWrite<FoodExtra> & { value: FoodExtra },
): Promise<LogWrite<FoodExtra>> {
  const { db } = context.database
  const write = capWrite(sent, context.clock.now().getTime())
  const held = await findExtra(db, userId, sent.id)
  if (held && (isSameWrite(held, write) || !isLaterWrite(write, held))) return held
  refuse(extraFaults(sent.value, figureTablesOf(await context.recipes.forPerson(userId))))
  const dayCalories = await context.findDayCalories(userId)
  await changeExtras(context, userId, async (transaction) => {
    refuseTooMany(sent.value, valuesOf(await findExtraWrites(transaction, userId)), dayCalories)
    await writeExtra(transaction, userId, write)
  })
  return (await findExtra(db, userId, sent.id)) ?? write
}

function refuseTooMany(
  extra: FoodExtra,
  all: readonly FoodExtra[],
  dayCalories: DayCalories | undefined,
): void {
  if (dayCalories !== undefined) refuse(extraShareFaults(extra, all, dayCalories))
  if (all.filter(({ id }) => id !== extra.id).length >= logLimits.extras)
    throw new AppError('conflict', { detail: `There is room for ${logLimits.extras} extras.` })
}

export async function deleteExtra(
  context: FoodLogContext,
  userId: string,
  sent: Omit<LogWrite<FoodExtra>, 'value'>,
): Promise<void> {
  const now = context.clock.now()
  const write = capWrite<FoodExtra>({ ...sent, value: undefined }, now.getTime())
  await changeExtras(context, userId, async (transaction) => {
    await writeExtra(transaction, userId, write)
    await deleteOldRemovals(transaction, 'food_extras', userId, removalsToForget(now))
  })
}

async function findExtra(db: Db, userId: string, id: string): Promise<LogWrite<FoodExtra> | undefined> {
  return (await findExtraWrites(db, userId)).find((write) => write.id === id)
}

async function findEntriesOn(db: Db, userId: string, date: IsoDate): Promise<LogEntry[]> {
  return readLogEntries(db, userId, { from: date, to: date })
}

async function entryContext(
  { recipes, findPlanDates }: FoodLogContext,
  { userId, today }: Eater,
): Promise<EntryContext> {
  const [plan, cookbook] = await Promise.all([findPlanDates(userId), recipes.forPerson(userId)])
  return { today, plan, tables: figureTablesOf(cookbook) }
}

/** DAY-11: other tabs and devices hear of it once it is stored. */
async function change(
  { database, events, queueChange }: FoodLogContext,
  userId: string,
  write: (transaction: Db) => Promise<void>,
): Promise<void> {
  const news = { userId, foodLog: true } as const
  await queueChange(userId, () =>
    database.db.transaction().execute(async (transaction) => {
      await write(transaction)
      await events.announceIn(transaction, news)
    }),
  )
  events.announceHere(news)
}

/** LIFE-4: the plan's certificates count extras, so devices read it again. */
async function changeExtras(
  context: FoodLogContext,
  userId: string,
  write: (transaction: Db) => Promise<void>,
): Promise<void> {
  const { events, raisePlanVersion } = context
  let planNews: Awaited<ReturnType<typeof raisePlanVersion>>
  await change(context, userId, async (transaction) => {
    await write(transaction)
    planNews = await raisePlanVersion(transaction, userId)
    if (planNews) await events.announceIn(transaction, planNews)
  })
  if (planNews) events.announceHere(planNews)
}

function removalsToForget(now: Date) {
  return { before: new Date(now.getTime() - daysRemovalsStay * msPerDay), most: mostRemovals }
}

/** As the wire spells the fields. */
function refuse(faults: readonly FieldFault[]): void {
  if (faults.length === 0) return
  throw new AppError('invalid-input', {
    faults: faults.map(({ field, message }) => ({ field: field.replace('netCarbs', 'net_carbs'), message })),
  })
}

/** The figures on the recipes' cards, which devices multiply. */
function figureTablesOf(cookbook: Cookbook): FigureTables {
  return {
    per100g: (foodId) => readFoodTable(repositoryFolder).findFood(foodId)?.figuresPer100g,
    perServing: (recipeId) => cookbook.resolve(recipeId)?.perServing,
  }
}

type FoodLogNews = Readonly<{ userId: string; foodLog: true }>
type PlanNews = Readonly<{ userId: string; version: number }>

/** What the log needs of the plan, as values: the plan counts with the log, so the log never imports the plan. */
export type FoodLogContext = Readonly<
  Pick<AppContext, 'database' | 'clock' | 'recipes'> & {
    /** By user: what counts a day's entries and then writes one never competes within this process. */
    queueChange: QueueByKey
    findPlanDates(userId: string): Promise<PlanDates | undefined>
    /** LIFE-4, LIFE-7: undefined without a plan. */
    findDayCalories(userId: string): Promise<DayCalories | undefined>
    /** LIFE-4: a plan counts extras, so it has another version with them; undefined without a plan. */
    raisePlanVersion(transaction: Db, userId: string): Promise<PlanNews | undefined>
    events: Readonly<{
      announceIn(transaction: Db, news: FoodLogNews | PlanNews): Promise<void>
      announceHere(news: FoodLogNews | PlanNews): void
    }>
  }
>
