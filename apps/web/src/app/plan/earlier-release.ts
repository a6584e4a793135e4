import type { Tick } from '@butterleaf/domain/shopping-list/ticks'
import type { OwnLine } from '#features/shopping-list/sync/list-acts.ts'
import type { ListPlace } from '#features/shopping-list/sync/list-query.ts'
import { createOwnerStore } from '#lib/device/owner-store.ts'
import type { DeviceName } from '#lib/device/stored-names.ts'
import type { ReplayedLog } from '#lib/food-log/log-acts.ts'
import type { Move } from '#lib/meal-plan/change/moving.ts'
import type { Act, OtherPlace, Subject } from '#lib/outbox/queue.ts'

/**
 * What waits as the release before this one stores it, still in a tab that has it open. Its acts stay where they are until they are
 * answered, so that the other tab goes on showing them. It can go with the release after next.
 */
export const earlierRelease: OtherPlace = {
  read: (subject) => places.filter((place) => place.subject === subject).flatMap((place) => place.read()),
  drop(ids) {
    for (const place of places) place.drop(ids)
  },
  subscribe(listener) {
    const stops = places.map((place) => place.subscribe(listener))
    return () => {
      for (const stop of stops) stop()
    }
  },
}

type EarlierAct = Readonly<{ name: string; args: unknown; atMs: number }>
type IsKept = (act: EarlierAct) => boolean

const places = [
  placeOf<{ lists: ByWeek<Changes> }>(
    'list',
    'butterleaf.unsent.1',
    { lists: {} },
    ({ lists, ...stored }, isKept) => ({ ...stored, lists: eachWeek(lists, changesKept, isKept) }),
  ),
  placeOf<{ lists: ByWeek<Marks> }>(
    'list',
    'butterleaf.unsent-at-home.1',
    { lists: {} },
    ({ lists, ...stored }, isKept) => ({ ...stored, lists: eachWeek(lists, marksKept, isKept) }),
  ),
  placeOf<ReplayedLog>(
    'log',
    'butterleaf.unsent-log.1',
    { entries: [], extras: [] },
    ({ entries, extras, ...stored }, isKept) => ({
      ...stored,
      entries: entries.filter(({ id, atMs, value: entry }) =>
        isKept({ ...(entry ? actOf('saveEntry', { entry }) : actOf('deleteEntry', { id })), atMs }),
      ),
      extras: extras.filter(({ id, atMs, value: extra }) =>
        isKept({ ...(extra ? actOf('saveExtra', { extra }) : actOf('deleteExtra', { id })), atMs }),
      ),
    }),
  ),
  placeOf<{ moves: readonly (Move & { id: string })[] }>(
    'plan',
    'butterleaf.unsent-moves.1',
    { moves: [] },
    ({ moves, ...stored }, isKept) => ({
      ...stored,
      moves: moves.filter(({ id: _id, ...move }) =>
        isKept(actOf(move.wish.isExchange ? 'exchangeItems' : 'moveItem', move)),
      ),
    }),
  ),
]

type ByWeek<Kind> = Readonly<Record<string, Readonly<{ place: ListPlace }> & Kind>>
type EarlierChanges = Readonly<{
  ticks: readonly Tick[]
  added: readonly OwnLine[]
  removed: readonly string[]
}>

/** The earliest of all where that release stored no time: a line stands on the list before it is ticked. */
function actOf(name: string, args: unknown, atMs = 0): EarlierAct {
  return { name, args, atMs }
}

function eachWeek<Kind>(
  lists: ByWeek<Kind>,
  keep: (place: ListPlace, week: Kind, isKept: IsKept) => Kind | undefined,
  isKept: IsKept,
): ByWeek<Kind> {
  const weeks = Object.entries(lists).flatMap(([id, week]) => {
    const kept = keep(week.place, week, isKept)
    return kept ? [[id, { ...kept, place: week.place }] as const] : []
  })
  return Object.fromEntries(weeks)
}

type Changes = Readonly<{ changes: EarlierChanges }>
type Marks = Readonly<{ atHome: readonly Tick[] }>

/** A week with nothing left goes: that release would try to send it for ever. */
function changesKept(place: ListPlace, { changes }: Changes, isKept: IsKept): Changes | undefined {
  const left = {
    added: changes.added.filter((line) => isKept(actOf('addLine', { place, line }))),
    removed: changes.removed.filter((id) => isKept(actOf('removeLine', { place, id }))),
    ticks: changes.ticks.filter(({ atMs, ...tick }) =>
      isKept(actOf('saveTicks', { place, ticks: [tick] }, atMs)),
    ),
  }
  return Object.values(left).some(({ length }) => length > 0) ? { changes: left } : undefined
}

function marksKept(place: ListPlace, { atHome }: Marks, isKept: IsKept): Marks | undefined {
  const left = atHome.filter(({ atMs, ...mark }) => isKept(actOf('saveAtHome', { place, mark }, atMs)))
  return left.length > 0 ? { atHome: left } : undefined
}

/** `keep`: what stays of the stored value when only some of its acts are kept; it is asked about each in turn. */
function placeOf<Stored extends object>(
  subject: Subject,
  name: DeviceName,
  empty: Stored,
  keep: (stored: Stored, isKept: IsKept) => Stored,
) {
  const store = createOwnerStore<Stored>(name, empty)
  const idOf = (act: EarlierAct) => `${name} ${JSON.stringify(act)}`
  const read = (): readonly Act[] => {
    const acts: Act[] = []
    keep(store.read(), (act) => acts.push({ ...act, id: idOf(act) }) > 0)
    return acts
  }
  const drop = (ids: ReadonlySet<string>) => {
    if (read().some(({ id }) => ids.has(id))) store.write(keep(store.read(), (act) => !ids.has(idOf(act))))
  }
  return { subject, read, drop, subscribe: store.subscribe }
}
