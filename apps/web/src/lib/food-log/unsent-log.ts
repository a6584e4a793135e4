import type { FoodExtra } from '@butterleaf/domain/food-log/food-extra'
import type { LogEntry } from '@butterleaf/domain/food-log/log-entry'
import { type LogWrite, mergeLogWrites } from '@butterleaf/domain/food-log/log-write'
import { createOwnerStore } from '#lib/device/owner-store.ts'

/** Writes of this device that the server hasn't confirmed yet; one an id. */
export type UnsentLog = Readonly<{
  entries: readonly LogWrite<LogEntry>[]
  extras: readonly LogWrite<FoodExtra>[]
}>

const none: UnsentLog = { entries: [], extras: [] }

/** On the device; the same in every tab. JSON drops an undefined value, so a deletion is read back as one. */
const store = createOwnerStore<UnsentLog>('butterleaf.unsent-log.1', none)

export const subscribeToUnsentLog = store.subscribe

export function readUnsentLog(): UnsentLog {
  return store.read()
}

export function addUnsentEntry(write: LogWrite<LogEntry>): void {
  const { entries, extras } = store.read()
  store.write({ entries: mergeLogWrites(entries, [write]), extras })
}

export function addUnsentExtra(write: LogWrite<FoodExtra>): void {
  const { entries, extras } = store.read()
  store.write({ entries, extras: mergeLogWrites(extras, [write]) })
}

type Sent = Readonly<{ id: string; atMs: number }>

/** Called when the server has confirmed it, or refused it for good. What was written again meanwhile stays. */
export function dropUnsentEntry(sent: Sent): void {
  const { entries, extras } = store.read()
  store.write({ entries: entries.filter((write) => !isSame(write, sent)), extras })
}

export function dropUnsentExtra(sent: Sent): void {
  const { entries, extras } = store.read()
  store.write({ entries, extras: extras.filter((write) => !isSame(write, sent)) })
}

function isSame(write: Sent, sent: Sent): boolean {
  return write.id === sent.id && write.atMs === sent.atMs
}
