import type { WireFoodLog } from '@butterleaf/contract/food-log/calls'
import { decodeEntryWrite, decodeExtraWrite } from '@butterleaf/contract/food-log/log-codec'
import { emptyLog, type FoodLog } from '@butterleaf/domain/food-log/eaten-day'
import { mergeLogWrites, valuesOf } from '@butterleaf/domain/food-log/log-write'
import type { UnsentLog } from './unsent-log.ts'

/** The log as it stands on this device: the server's with what isn't sent on top. The same object for the same two. */
export function shownLog(server: WireFoodLog | undefined, unsent: UnsentLog): FoodLog {
  if (last && last.server === server && last.unsent === unsent) return last.log
  const log = mergedLog(server, unsent)
  last = { server, unsent, log }
  return log
}

let last: Readonly<{ server: WireFoodLog | undefined; unsent: UnsentLog; log: FoodLog }> | undefined

function mergedLog(server: WireFoodLog | undefined, unsent: UnsentLog): FoodLog {
  const { entries, extras } = server ?? emptyWire
  if (entries.length + extras.length + unsent.entries.length + unsent.extras.length === 0) return emptyLog
  return {
    entries: valuesOf(mergeLogWrites(entries.map(decodeEntryWrite), unsent.entries)),
    extras: valuesOf(mergeLogWrites(extras.map(decodeExtraWrite), unsent.extras)),
  }
}

const emptyWire: WireFoodLog = { entries: [], extras: [] }
