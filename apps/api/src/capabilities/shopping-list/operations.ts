import { addDays } from '@butterleaf/domain/calendar/iso-date'
import type { WeekPlace } from '@butterleaf/domain/meal-plan/places'
import { addUp, addUpGrams } from '@butterleaf/domain/shopping-list/add-up'
import { type ListAsk, listAsk } from '@butterleaf/domain/shopping-list/asks/list-ask'
import { type PlanAsk, planAsk } from '@butterleaf/domain/shopping-list/asks/plan-ask'
import { isExtraLine, takeOffExtra, withExtraLines } from '@butterleaf/domain/shopping-list/extra-lines'
import {
  type AtHomeMark,
  gramsSaidAtHome,
  mergeAtHomeMarks,
} from '@butterleaf/domain/shopping-list/home/at-home-marks'
import { seeStock } from '@butterleaf/domain/shopping-list/home/lines-at-home'
import { capMark, isLater } from '@butterleaf/domain/shopping-list/mark'
import {
  addOwnLine,
  markOwnLine,
  type OwnLine,
  ownLineLimit,
  removeOwnLine,
} from '@butterleaf/domain/shopping-list/own-lines'
import { recordTicks, type SentTick } from '@butterleaf/domain/shopping-list/record-ticks'
import type { ShoppingList } from '@butterleaf/domain/shopping-list/shopping-list'
import type { Db } from '@butterleaf/server-kit/database/database'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import {
  knownTemplate,
  type LoadedPlan,
  ownTemplate,
  type PlanContext,
  type TemplateKey,
} from '#capabilities/meal-plan/operations.ts'
import { writeAtHomeMarks } from './at-home-store.ts'
import { findMarks, type ListMarks, lockList, writeMarks } from './store.ts'
import {
  type ListContext,
  type ListedWeek,
  type ListPlace,
  linesOfExtras,
  readList,
  readPlanAtHome,
  toListedWeek,
  toListPlace,
  withoutMealsOut,
} from './week-list.ts'

export { amountAndFood } from './amount-and-food.ts'
export { closeCupboard, readCupboard } from './cupboard.ts'
export { mayEatFood } from './may-eat-food.ts'
export { readFoodsToThaw, readOpenShops } from './open-shops.ts'
export { presentList } from './present-list.ts'
export { findShoppedDays } from './shopped-days.ts'
export {
  findListOn,
  type ListedWeek,
  listDays,
  readList,
  toListedWeek,
  withoutMealsOut,
} from './week-list.ts'

/** LIV-2 */
export async function readWeekAsk(context: PlanContext, key: WeekKey): Promise<ListAsk> {
  const { loaded, key: list } = await findWeek(context, key)
  const { plan, mayEat } = await readPlanAtHome(context, loaded)
  return listAsk(plan, list.weekIndex, seeStock(plan, mayEat))
}

/** LIV-2 */
export async function readPlanAsk(context: ListContext, loaded: LoadedPlan): Promise<PlanAsk> {
  const shopped = await withoutMealsOut(context, loaded)
  const { plan, mayEat } = await readPlanAtHome(context, shopped)
  return planAsk(plan, mayEat)
}

export type WeekKey = TemplateKey & WeekPlace

/** SHOP-1 */
export async function readWeekList(context: PlanContext, key: WeekKey): Promise<ShoppingList> {
  return readList(context, await findWeek(context, key))
}

/** SHOP-5: ticks and unticks rows; one that names neither a food nor an own line is ignored. Of the list nothing is worked out for it. */
export async function saveTicks(
  context: PlanContext,
  key: WeekKey,
  sent: readonly SentTick[],
): Promise<void> {
  const names = sent.map(({ ingredient }) => ingredient)
  const place = toListPlace(await templateOfMarks(context, key, names), key)
  const { foodsByName } = place.loaded.cookbook
  const foods = sent.filter(({ ingredient }) => foodsByName.has(ingredient))
  const neededGramsOf = await neededWhereUnsaid(context, key, foods, ({ items }) =>
    addUp(items).map(({ food, grams }) => [food.name, grams]),
  )
  const nowMs = context.clock.now().getTime()
  await changeMarks(context, place, { names, mark: lastMark(sent) }, ({ ticks, ownLines }) => {
    const ownIds = new Set(ownLines.map(({ id }) => id))
    const ofFoods = foods.filter(({ ingredient }) => !ownIds.has(ingredient))
    return {
      ticks: recordTicks(ticks, ofFoods, { neededGramsOf, nowMs }),
      ownLines: markLines(ownLines, sent, nowMs),
    }
  })
}

/** What the list needs of each food, only where a mark doesn't say what its list needed. */
async function neededWhereUnsaid(
  context: PlanContext,
  key: WeekKey,
  marks: readonly Readonly<{ neededGrams?: number | undefined }>[],
  needsOf: (week: ListedWeek) => Iterable<readonly [name: string, grams: number]>,
): Promise<ReadonlyMap<string, number>> {
  if (marks.every(({ neededGrams }) => neededGrams !== undefined)) return new Map()
  return new Map(needsOf(await findWeek(context, key)))
}

/** As a phone sends it; `neededGrams`: what its list needed. */
export type SentAtHomeMark = Readonly<{
  ingredient: string
  atHome: boolean
  atMs: number
  neededGrams?: number | undefined
}>

/** PAN-2: of the shopping of that week; one that names no food is ignored. */
export async function saveAtHome(
  context: PlanContext,
  key: WeekKey,
  sent: readonly SentAtHomeMark[],
): Promise<void> {
  const { days, loaded } = toListPlace(await ownTemplate(context, key), key)
  const neededGramsOf = await neededWhereUnsaid(context, key, sent, ({ items }) => addUpGrams(items))
  const nowMs = context.clock.now().getTime()
  const on = addDays(loaded.plan.active.template.startDate, days.fromDay)
  const marks = sent.flatMap(({ ingredient, atHome, ...mark }): AtHomeMark[] => {
    const food = loaded.cookbook.foodsByName.get(ingredient)
    if (!food) return []
    const needed = mark.neededGrams ?? neededGramsOf.get(food.id) ?? 0
    const grams = atHome ? gramsSaidAtHome(food, needed) : 0
    return [{ food: food.id, checked: atHome, atMs: mark.atMs, on, grams }]
  })
  // Merged first: clocks ahead of ours would all be set to the same instant.
  const merged = mergeAtHomeMarks(marks, []).map((mark) => capMark(mark, nowMs))
  await announceList(context, { userId: key.userId, listMark: lastMark(sent) }, (transaction) =>
    writeAtHomeMarks(transaction, key.userId, merged),
  )
}

/** By which the device that sent them knows them again. */
function lastMark(sent: readonly Readonly<{ atMs: number }>[]): string {
  return String(sent.reduce((last, { atMs }) => Math.max(last, atMs), 0))
}

/** The last tick of a line counts; only then are clocks that run ahead set to now. */
function markLines(lines: readonly OwnLine[], sent: readonly SentTick[], nowMs: number): readonly OwnLine[] {
  return lines.reduce((marked, { id }) => {
    const own = sent.filter(({ ingredient }) => ingredient === id)
    const last = own.reduce<SentTick | undefined>((a, b) => (a && !isLater(b, a) ? a : b), undefined)
    return last ? markOwnLine(marked, id, capMark(last, nowMs)) : marked
  }, lines)
}

export async function addLine(
  context: PlanContext,
  key: WeekKey,
  line: Pick<OwnLine, 'id' | 'text'>,
): Promise<void> {
  const place = toListPlace(await ownTemplate(context, key), key)
  await changeMarks(context, place, { names: undefined, mark: line.id }, (marks) => {
    const added = addOwnLine(marks.ownLines, line)
    if (!added.ok) throw refusals[added.reason]()
    return { ...marks, ownLines: added.lines }
  })
}

const refusals = {
  'no-text': () => faultOf('text', 'Write what to buy.'),
  'text-too-long': () => faultOf('text', 'This is too long for a line.'),
  'too-many-lines': () =>
    new AppError('conflict', { detail: `A list takes up to ${ownLineLimit} lines of your own.` }),
}

function faultOf(field: string, message: string): AppError {
  return new AppError('invalid-input', { faults: [{ field, message }] })
}

export async function removeLine(context: PlanContext, key: WeekKey, id: string): Promise<void> {
  const place = toListPlace(await templateOfMarks(context, key, [id]), key)
  await changeMarks(context, place, { names: [id], mark: id }, ({ ticks, ownLines }) => ({
    ticks,
    ownLines: isExtraLine(id) ? takeOffExtra(ownLines, id) : removeOwnLine(ownLines, id),
  }))
}

/** Extras change without a change of the plan, and then the known one is older. */
function templateOfMarks(context: PlanContext, key: WeekKey, names: readonly string[]): Promise<LoadedPlan> {
  return names.some(isExtraLine) ? ownTemplate(context, key) : knownTemplate(context, key)
}

/**
 * Changes of a list run one after the other, so that phones that sync at once lose nothing. With `names`, only their marks are read
 * and changed.
 */
async function changeMarks(
  context: PlanContext,
  place: ListPlace,
  { names, mark }: Readonly<{ names: readonly string[] | undefined; mark: string }>,
  change: (marks: ListMarks) => ListMarks,
): Promise<void> {
  const { key } = place
  const isNamed = ({ id }: Pick<OwnLine, 'id'>) => names === undefined || names.includes(id)
  const extras = names && !names.some(isExtraLine) ? [] : linesOfExtras(place).filter(isNamed)
  await announceList(context, { userId: key.userId, listMark: mark }, async (transaction) => {
    if (!(await lockList(transaction, key))) throw new AppError('not-found')
    const { ticks, ownLines } = await findMarks(transaction, key, names)
    const before = { ticks, ownLines: withExtraLines(ownLines, extras) }
    await writeMarks(transaction, key, { before, after: change(before), now: context.clock.now() })
  })
}

type ListNews = Parameters<PlanContext['events']['announceHere']>[0] & Readonly<{ listMark: string }>

/** MAP-7: who shops with another phone hears of it once it is stored. */
async function announceList(
  { database, events }: PlanContext,
  news: ListNews,
  write: (transaction: Db) => Promise<void>,
): Promise<void> {
  await database.db.transaction().execute(async (transaction) => {
    await write(transaction)
    await events.announceIn(transaction, news)
  })
  events.announceHere(news)
}

async function findWeek(context: PlanContext, key: WeekKey): Promise<ListedWeek> {
  return toListedWeek(await withoutMealsOut(context, await ownTemplate(context, key)), key)
}
