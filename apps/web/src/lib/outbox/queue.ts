import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { ApiProblem } from '#lib/api/api-problem.ts'
import { createOwnerStore } from '#lib/device/owner-store.ts'
import { newId } from '#lib/new-id.ts'
import type { useToasts } from '#ui/feedback/toast.tsx'

/** What the acts are about: those of one subject are sent in their order, and wait for each other only. */
export type Subject = 'list' | 'log' | 'plan' | 'shared'

/** An act that no answer holds yet. `atMs`: when the person did it, later than all that waited then. */
export type Act<Args = unknown> = Readonly<{ id: string; name: string; args: Args; atMs: number }>

/** What an answer or a refusal is shown with. */
export type Means = Readonly<{ queries: QueryClient; toasts: ReturnType<typeof useToasts> }>

export interface ActRule<State, Args> {
  /** An act takes the place of an earlier one that has no other keys; one without keys, of none. */
  keys: (args: Args) => readonly string[]
  /** How it turns out here. */
  apply: (state: State, act: Act<Args>) => State
  /** Acts of this name that follow each other go out in one call where this is the same; without it, each in its own. */
  callOf?: (args: Args) => string
  /** Sends them, and shows what the server answers. */
  send: (acts: readonly Act<Args>[], means: Means) => Promise<unknown>
}

/** All that list, food log and plan differ in. */
export interface ActTable<State> {
  subject: Subject
  /** TOG-5: what is done by a shared link is sent without a session. */
  needsNoSession?: boolean
  acts: Readonly<Record<string, ActRule<State, never>>>
  /** The server refused the acts of a call for good: tells the person. */
  onRefusal: (problem: ApiProblem, means: Means, acts: readonly Act<never>[]) => void | Promise<void>
}

type ArgsOf<Rule> = Rule extends { keys: (args: infer Args) => unknown } ? Args : never
/** An act of a table by its name, before it is done. */
type NamedAct<Table extends Acts, Name extends keyof Table['acts'] = keyof Table['acts']> = {
  [One in Name]: Readonly<{ name: One; args: ArgsOf<Table['acts'][One]> }>
}[Name]
type Acts = Pick<ActTable<never>, 'subject'> & {
  acts: Readonly<Record<string, Pick<ActRule<never, never>, 'keys'>>>
}
/** What sending knows of a table: nothing of what its acts do here. */
export type Sendable = Omit<ActTable<never>, 'acts'> & {
  acts: Readonly<Record<string, Omit<ActRule<never, never>, 'apply'>>>
}

type StoredAct = Act & Readonly<{ subject: string }>

/** On the device, the oldest first; the same in every tab. Acts that this version doesn't know stay for the one that wrote them. */
const store = createOwnerStore<{ acts: readonly StoredAct[] }>('butterleaf.waiting.1', { acts: [] })

/**
 * An act that the server can't tell from a second one: it brings its rule along, lasts as long as the tab, isn't tried again, and its
 * sender waits for the answer.
 */
export type TabAct = Act<never> &
  Readonly<{
    subject: Subject
    rule: ActRule<never, never>
    resolve: (answer: unknown) => void
    reject: (error: unknown) => void
  }>

let inTab: readonly TabAct[] = []

/** Another place on the device where acts wait. */
export type OtherPlace = Readonly<{
  read: (subject: Subject) => readonly Act[]
  drop: (ids: ReadonlySet<string>) => void
  subscribe: (listener: () => void) => () => void
}>

let otherPlace: OtherPlace | undefined
const listeners = new Set<() => void>()

/** From now on what waits there is shown, sent and dropped too. */
export function readAlso(place: OtherPlace): void {
  if (otherPlace === place) return
  otherPlace = place
  place.subscribe(tellAll)
  tellAll()
}

function tellAll(): void {
  for (const listener of listeners) listener()
}

/** One or several acts at once, which wait on the device. */
export function addActs<Table extends Acts>(table: Table, named: readonly NamedAct<Table>[]): void {
  const waiting = readWaiting(table)
  const atMs = timeAfter(waiting)
  const added = named.map(({ name, args }) => ({
    ...{ subject: table.subject, name: String(name), args, atMs },
    id: newId(),
  }))
  const keys = new Set(added.flatMap((act) => keysOf(table, act)))
  const isReplaced = (act: Act) => {
    const itsKeys = keysOf(table, act)
    return itsKeys.length > 0 && itsKeys.every((key) => keys.has(key))
  }
  exchangeActs(waiting.filter(isReplaced), added)
}

/** An act of this tab, behind those that wait; resolves with the answer. */
export function runAct<Args, Answer>(
  table: Acts,
  name: string,
  { args, rule }: Readonly<{ args: Args; rule: TabRule<Args, Answer> }>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const act = { ...{ subject: table.subject, id: newId(), name, args, rule, resolve, reject } }
    inTab = [...inTab, { ...act, atMs: timeAfter(readWaiting(table)) } as unknown as TabAct]
    tellAll()
  })
}

type TabRule<Args, Answer> = Omit<ActRule<never, Args>, 'send' | 'apply'> & {
  apply: (state: never, act: Act<Args>) => unknown
  send: (acts: readonly Act<Args>[], means: Means) => Promise<Answer>
}

/** Later than all that wait, whatever the clock says. */
function timeAfter(waiting: readonly Act[]): number {
  return waiting.reduce((latest, { atMs }) => Math.max(latest, atMs + 1), Date.now())
}

export function isOfTab(act: Act): act is TabAct {
  return 'rule' in act
}

/** An answer holds them, or the server refused them for good. What replaced one of them meanwhile stays. */
export function dropActs(dropped: readonly Act[]): void {
  exchangeActs(dropped, [])
}

/** As when the page is left. */
export function dropActsOfTab(): void {
  inTab = []
}

function exchangeActs(dropped: readonly Act[], added: readonly StoredAct[]): void {
  const ids = new Set(dropped.map(({ id }) => id))
  otherPlace?.drop(ids)
  if (inTab.some(({ id }) => ids.has(id))) {
    inTab = inTab.filter(({ id }) => !ids.has(id))
    // A button that has its answer leads on before the screen that shows it may go.
    setTimeout(tellAll)
  }
  const { acts } = store.read()
  const left = acts.filter(({ id }) => !ids.has(id))
  if (added.length > 0 || left.length < acts.length) store.write({ acts: [...left, ...added] })
}

const lastRead = new WeakMap<Acts, readonly Act[]>()

/** In their order. The same array as long as they are the same acts, so that React sees no change where there is none. */
export function readWaiting<Table extends Acts>(
  table: Table,
): readonly Act<ArgsOf<Table['acts'][keyof Table['acts']]>>[] {
  const acts = [...(otherPlace?.read(table.subject) ?? []), ...ownActs(table)]
  acts.sort((one, other) => one.atMs - other.atMs)
  const before = lastRead.get(table)
  const isSame = before?.length === acts.length && acts.every(({ id }, index) => id === before[index]?.id)
  const read = isSame ? before : acts
  lastRead.set(table, read)
  return read as readonly Act<ArgsOf<Table['acts'][keyof Table['acts']]>>[]
}

function ownActs({ subject, acts }: Acts): readonly Act[] {
  const onDevice = store.read().acts.filter(({ name }) => Object.hasOwn(acts, name))
  const all: readonly (Act & { subject: string })[] = [...onDevice, ...inTab]
  return all.filter((act) => act.subject === subject)
}

/** Undefined of an act that only another version knows. */
export function ruleOf<Rule>(
  { acts }: Readonly<{ acts: Readonly<Record<string, Rule>> }>,
  act: Act,
): Rule | undefined {
  return isOfTab(act) ? (act.rule as unknown as Rule) : acts[act.name]
}

function keysOf(table: Acts, act: Act): readonly string[] {
  return ruleOf(table, act)?.keys(act.args as never) ?? []
}

export function subscribeToWaiting(listener: () => void): () => void {
  const stop = store.subscribe(listener)
  listeners.add(listener)
  return () => {
    stop()
    listeners.delete(listener)
  }
}

const none: readonly never[] = []

/** None as long as the table isn't loaded. */
export function useWaiting<Table extends Acts>(table: Table | undefined) {
  return useSyncExternalStore(subscribeToWaiting, () => (table ? readWaiting(table) : none))
}

const late = new Set<Subject>()
const lateListeners = new Set<() => void>()

/** Acts wait, and the server can't be reached or takes long to answer. */
export function isLate({ subject }: Pick<Acts, 'subject'>): boolean {
  return late.has(subject)
}

export function setLate({ subject }: Pick<Acts, 'subject'>, isNowLate: boolean): void {
  if (isNowLate === late.has(subject)) return
  if (isNowLate) late.add(subject)
  else late.delete(subject)
  for (const listener of lateListeners) listener()
}

export function subscribeToLate(listener: () => void): () => void {
  lateListeners.add(listener)
  return () => lateListeners.delete(listener)
}

export function useIsLate(table: Pick<Acts, 'subject'>): boolean {
  return useSyncExternalStore(subscribeToLate, () => isLate(table))
}

/** What is shown: what the server last said, with the acts that wait replayed over it in their order. */
export function replay<State>(
  table: Pick<ActTable<State>, 'acts'>,
  said: State,
  waiting: readonly Act[],
): State {
  return waiting.reduce((state, act) => ruleOf(table, act)?.apply(state, act as Act<never>) ?? state, said)
}
