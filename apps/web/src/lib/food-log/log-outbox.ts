import { type ApiProblem, isProblem } from '#lib/api/api-problem.ts'
import { finalRefusals, Outbox } from '#lib/offline/outbox.ts'
import { cacheAnsweredEntry, cacheAnsweredExtra } from './cached-log.ts'
import { sendEntry, sendExtra } from './log-calls.ts'
import { dropUnsentEntry, dropUnsentExtra, readUnsentLog, subscribeToUnsentLog } from './unsent-log.ts'

/** Gets the results: whatever shows the log. */
export interface LogReceiver {
  /** The cached log has the answer. What was sent is dropped afterwards, so that nothing is missing from the screen in between. */
  onSent(): Promise<void>
  onRefusal(problem: ApiProblem): void
}

let receiver: LogReceiver | undefined

export function connectLogReceiver(next: LogReceiver): () => void {
  receiver = next
  return () => {
    if (receiver === next) receiver = undefined
  }
}

async function sendNext(): Promise<void> {
  const { entries, extras } = readUnsentLog()
  const [entry] = entries
  const [extra] = extras
  if (entry) {
    const send = async () => cacheAnsweredEntry(entry.id, await sendEntry(entry))
    await deliver(send, () => dropUnsentEntry(entry))
  } else if (extra) {
    const send = async () => cacheAnsweredExtra(extra.id, await sendExtra(extra))
    await deliver(send, () => dropUnsentExtra(extra))
  }
}

async function deliver(send: () => Promise<void>, drop: () => void): Promise<void> {
  try {
    await send()
    await receiver?.onSent()
  } catch (error) {
    if (!isProblem(error, ...finalRefusals)) throw error
    receiver?.onRefusal(error)
  }
  drop()
}

function isEmpty(): boolean {
  const { entries, extras } = readUnsentLog()
  return entries.length + extras.length === 0
}

/** Sends what was written down. */
export const logOutbox = new Outbox({ subscribe: subscribeToUnsentLog, isEmpty, sendNext })
