import {
  type ShoppingList,
  type ShoppingListRow,
  shoppingListCalls,
} from '@butterleaf/contract/shopping-list/calls'
import { listHeadings } from '@butterleaf/contract/shopping-list/list-headings'
import { mergeTicks, type Tick } from '@butterleaf/domain/shopping-list/ticks'
import { api } from '#lib/api/api.ts'
import { refetchWeekAsks } from '#lib/meal-plan/asks/week-ask-query.ts'
import { withTimeout } from '#lib/offline/with-timeout.ts'
import type { Act, ActRule, ActTable, Means, readWaiting } from '#lib/outbox/queue.ts'
import {
  cacheList,
  expectList,
  type ListPlace,
  refetchLists,
  rememberOwnMark,
  showAnsweredList,
} from './list-query.ts'

/** `saidAtHome`: what the person said of it here, until the server knows. */
export type ReplayedRow = ShoppingListRow & Readonly<{ saidAtHome?: boolean }>
/** A week's list with the acts that wait. */
export type ReplayedList = Readonly<Record<string, Readonly<Record<string, ReplayedRow>>>>

export type Marked = Omit<Tick, 'atMs'>
type InPlace<Args> = Readonly<{ place: ListPlace }> & Args

/** Of a row and what is bought with it: one press. SHOP-5: of one row the last tick counts. */
const saveTicks: ActRule<ReplayedList, InPlace<{ ticks: readonly Marked[] }>> = {
  keys: ({ place, ticks }) => ticks.map(({ ingredient }) => keyOf('tick', place, ingredient)),
  apply: (list, { args }) => tickRows(list, args.ticks),
  callOf: ({ place }) => place.weekId,
  send: (acts, means) => {
    const body = ticksToSend(acts)
    return send(acts, means, (params) => api.send(shoppingListCalls.saveTicks, { params, body }))
  },
}

/** [PAN-2] "I have this" where it is checked, else "I'm out". */
const saveAtHome: ActRule<ReplayedList, InPlace<{ mark: Marked }>> = {
  keys: ({ place, mark }) => [keyOf('home', place, mark.ingredient)],
  apply: (list, { args: { mark } }) =>
    changeRows(list, (row, key) => (key === mark.ingredient ? { ...row, saidAtHome: mark.checked } : row)),
  callOf: ({ place }) => place.weekId,
  send: (acts, means) => {
    const marks = lastWords(acts, ({ mark }) => [mark])
    const body = marks.map(({ atMs, checked, ...mark }) => ({ ...mark, atHome: checked, at: isoTime(atMs) }))
    rememberOwnMark(lastMark(marks))
    return send(acts, means, (params) => api.send(shoppingListCalls.saveAtHome, { params, body }))
  },
}

export type OwnLine = Readonly<{ id: string; text: string }>

const addLine: ActRule<ReplayedList, InPlace<{ line: OwnLine }>> = {
  keys: ({ place, line }) => [keyOf('line', place, line.id)],
  apply: (list, { args: { line } }) =>
    changeOwnLines(list, (lines) => (line.id in lines ? lines : { ...lines, [line.id]: ownRow(line.text) })),
  send: (acts, means) =>
    send(acts, means, (params, { line }) => {
      rememberOwnMark(line.id)
      return api.send(shoppingListCalls.addLine, { params, body: line })
    }),
}

/** The tick of the line goes with it. */
const removeLine: ActRule<ReplayedList, InPlace<{ id: string }>> = {
  keys: ({ place, id }) => [keyOf('line', place, id), keyOf('tick', place, id)],
  apply: (list, { args }) => changeOwnLines(list, ({ [args.id]: _removed, ...lines }) => lines),
  send: (acts, means) =>
    send(acts, means, (params, { id }) => {
      rememberOwnMark(id)
      return api.send(shoppingListCalls.removeLine, { params, body: { id } })
    }),
}

/** [PAN-6] The question is answered or skipped: it isn't asked again on any device. */
const closeCupboard: ActRule<ReplayedList, InPlace<object>> = {
  keys: ({ place }) => [`cupboard ${place.templateId}`],
  apply: (list) => list,
  send: ([act]) => {
    const { planId, templateId } = act!.args.place
    return withTimeout(api.send(shoppingListCalls.closeCupboard, { params: { planId, templateId } }))
  },
}

/** What a person does to a list. */
export const listActs = {
  subject: 'list',
  acts: { saveTicks, saveAtHome, addLine, removeLine, closeCupboard },
  onRefusal: (problem, { queries, toasts }) => {
    toasts.show(`That couldn’t go on the list. ${problem.message}`, { tone: 'error' })
    void refetchLists(queries)
  },
} satisfies ActTable<ReplayedList>

/** Of any table that ticks rows. */
export type TickingAct = Act<Readonly<{ ticks: readonly Marked[] }>>

/** As a call takes them; the news of them are known as our own. */
export function ticksToSend(acts: readonly TickingAct[]) {
  const ticks = lastWords(acts, (args) => args.ticks)
  rememberOwnMark(lastMark(ticks))
  return ticks.map(({ atMs, ...tick }) => ({ ...tick, at: isoTime(atMs) }))
}

export type ListAct = ReturnType<typeof readWaiting<typeof listActs>>[number]

/** The rows that an act is about. */
export function rowsOf({ args }: ListAct | TickingAct): readonly string[] {
  if ('ticks' in args) return args.ticks.map(({ ingredient }) => ingredient)
  if ('mark' in args) return [args.mark.ingredient]
  return 'line' in args ? [args.line.id] : []
}

function keyOf(kind: 'tick' | 'home' | 'line', { weekId }: ListPlace, id: string): string {
  return `${kind} ${weekId} ${id}`
}

/** All are of one week. */
async function send<Args extends InPlace<object>>(
  acts: readonly Act<Args>[],
  { queries }: Means,
  call: (params: ListPlace, args: Args) => Promise<ShoppingList | undefined>,
): Promise<void> {
  const { args } = acts[0]!
  const list = expectList(await withTimeout(call(args.place, args)))
  cacheList(args.place, list)
  await showAnsweredList(queries, args.place, list)
  void refetchWeekAsks(queries)
}

function lastWords<Args>(acts: readonly Act<Args>[], marksOf: (args: Args) => readonly Marked[]): Tick[] {
  return mergeTicks(
    [],
    acts.flatMap(({ args, atMs }) => marksOf(args).map((mark) => ({ ...mark, atMs }))),
  )
}

/** As the server tells it of what was sent. */
function lastMark(sent: readonly Readonly<{ atMs: number }>[]): string {
  return String(sent.reduce((last, { atMs }) => Math.max(last, atMs), 0))
}

function isoTime(atMs: number): string {
  return new Date(atMs).toISOString()
}

const nothing = { us: null, metric: null }

export function tickRows(list: ReplayedList, ticks: readonly Marked[]): ReplayedList {
  const rows = new Map(Object.values(list).flatMap((section) => Object.entries(section)))
  const tickOf = (key: string) => ticks.find(({ ingredient }) => ingredient === key)
  const covers = (key: string, index: number) => {
    const [trip, tick] = [rows.get(key)?.trips?.[index], tickOf(key)]
    return !trip || !tick || (tick.checked && tick.neededGrams >= trip.neededGrams)
  }
  return changeRows(list, (row, key) => {
    const tick = tickOf(key)
    if (!tick) return row
    // [PAN-4] The second shop may buy a row for its near-equals alone: then only their ticks tell the two shops apart.
    const bought = [...rows].filter(([other, { boughtAs }]) => other === key || boughtAs === key)
    const trips = row.trips?.map((trip, index) => ({
      ...trip,
      checked: tick.checked && bought.every(([other]) => covers(other, index)),
      more: nothing,
    }))
    // Only the server can tell how much the row has grown since.
    const home = row.home && { ...row.home, more: nothing }
    return { ...row, checked: tick.checked, more: nothing, ...(home && { home }), ...(trips && { trips }) }
  })
}

function changeRows(
  list: ReplayedList,
  change: (row: ReplayedRow, key: string) => ReplayedRow,
): ReplayedList {
  return mapValues(list, (rows) => mapValues(rows, change))
}

type Rows = ReplayedList[string]

function changeOwnLines(list: ReplayedList, change: (lines: Rows) => Rows): ReplayedList {
  return { ...list, [listHeadings.own]: change(list[listHeadings.own] ?? {}) }
}

function ownRow(text: string): ReplayedRow {
  const amounts = { measures: nothing, needed: nothing, more: nothing, surplus: nothing, neededGrams: 0 }
  return { kind: 'own', name: text, items: {}, checked: false, ...amounts }
}

function mapValues<Value, Mapped>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value, key: string) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]))
}
