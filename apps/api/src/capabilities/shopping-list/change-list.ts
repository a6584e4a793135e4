import { addUp } from '@butterleaf/domain/shopping-list/add-up'
import { isLater, noLaterThan } from '@butterleaf/domain/shopping-list/mark'
import {
  addOwnLine,
  markOwnLine,
  type OwnLine,
  ownLineLimit,
  removeOwnLine,
} from '@butterleaf/domain/shopping-list/own-lines'
import { recordTicks, type SentTick } from '@butterleaf/domain/shopping-list/record-ticks'
import { type ShoppingList, shoppingList } from '@butterleaf/domain/shopping-list/shopping-list'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { ListMarks } from './list-marks.ts'
import { findMarks, holdList, writeMarks } from './store.ts'
import type { ListContext, ListedWeek } from './week-list.ts'

/** SHOP-5: rows ticked and unticked; one that names neither a food nor a line of the user's own counts for nothing. */
export function saveTicks(
  context: ListContext,
  week: ListedWeek,
  sent: readonly SentTick[],
): Promise<ShoppingList> {
  const { foodsByName } = week
  const nowMs = context.clock.now().getTime()
  const neededGramsOf = new Map(addUp(week.items).map(({ food, grams }) => [food.name, grams]))
  return changeMarks(context, week, ({ ticks, ownLines }) => {
    const ownIds = new Set(ownLines.map(({ id }) => id))
    const ofFoods = sent.filter(({ ingredient }) => foodsByName.has(ingredient) && !ownIds.has(ingredient))
    return {
      ticks: recordTicks(ticks, ofFoods, { neededGramsOf, nowMs }),
      ownLines: markedLines(ownLines, sent, nowMs),
    }
  })
}

/** Of one line the last, before clocks that run ahead are all set to the same instant. */
function markedLines(
  lines: readonly OwnLine[],
  sent: readonly SentTick[],
  nowMs: number,
): readonly OwnLine[] {
  return lines.reduce((marked, { id }) => {
    const own = sent.filter(({ ingredient }) => ingredient === id)
    const last = own.reduce<SentTick | undefined>((a, b) => (a && !isLater(b, a) ? a : b), undefined)
    return last ? markOwnLine(marked, id, noLaterThan(last, nowMs)) : marked
  }, lines)
}

export function addLine(
  context: ListContext,
  week: ListedWeek,
  line: Pick<OwnLine, 'id' | 'text'>,
): Promise<ShoppingList> {
  return changeMarks(context, week, (marks) => {
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

export function removeLine(context: ListContext, week: ListedWeek, id: string): Promise<ShoppingList> {
  return changeMarks(context, week, (marks) => ({ ...marks, ownLines: removeOwnLine(marks.ownLines, id) }))
}

/** One change of a list after the other, so that phones that sync at once lose nothing. */
async function changeMarks(
  { database, clock }: ListContext,
  { key, items }: ListedWeek,
  change: (marks: ListMarks) => ListMarks,
): Promise<ShoppingList> {
  const marks = await database.db.transaction().execute(async (transaction) => {
    if (!(await holdList(transaction, key))) throw new AppError('not-found')
    const before = await findMarks(transaction, key)
    const after = change(before)
    await writeMarks(transaction, key, { before, after, now: clock.now() })
    return after
  })
  return shoppingList({ items, ...marks })
}
