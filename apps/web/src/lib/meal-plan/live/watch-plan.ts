import { mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import type { PlanEvent } from '@butterleaf/contract/meal-plan/plan-schema'
import { api } from '#lib/api/api.ts'
import { preferChanges } from '../cache/prefer-changes.ts'

const firstWaitMs = 1_000
const longestWaitMs = 30_000

/**
 * Tells of each version of the plan that this page doesn't have, until the function that comes back is called. Nobody looks
 * at a hidden page: it lets its connection go, since a browser has only a few for all of its tabs.
 */
export function watchPlan(onEvent: (event: PlanEvent) => void): () => void {
  const open = (signal: AbortSignal) =>
    api.open(mealPlanCalls.watch, { headers: { prefer: preferChanges() } }, signal)
  return watchEvents(open, { onEvent })
}

type Open = (signal: AbortSignal) => Promise<Response>
type Listening = {
  onEvent: (event: PlanEvent) => void
  /** A connection ended that wasn't let go. */
  onEnd?: () => void
}

/** The same of any stream of a plan's events. */
export function watchEvents(open: Open, { onEvent, onEnd }: Listening): () => void {
  let connection: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitMs = firstWaitMs

  const disconnect = () => {
    connection?.abort()
    connection = undefined
    clearTimeout(timer)
  }
  const connect = async () => {
    const own = new AbortController()
    connection = own
    const tell = (event: PlanEvent) => {
      waitMs = firstWaitMs
      onEvent(event)
    }
    // However it ends, it is only news that is late: the next connection begins with the newest.
    await readPlanEvents(open, { onEvent: tell, signal: own.signal }).catch(() => undefined)
    if (connection !== own) return
    onEnd?.()
    connectLater()
  }
  const connectLater = () => {
    const spreadMs = waitMs * (0.5 + Math.random() / 2)
    waitMs = Math.min(waitMs * 2, longestWaitMs)
    timer = setTimeout(connect, spreadMs)
  }
  const followVisibility = () => {
    disconnect()
    waitMs = firstWaitMs
    if (document.visibilityState === 'visible') void connect()
  }

  followVisibility()
  document.addEventListener('visibilitychange', followVisibility)
  window.addEventListener('online', followVisibility)
  return () => {
    document.removeEventListener('visibilitychange', followVisibility)
    window.removeEventListener('online', followVisibility)
    disconnect()
  }
}

type Connection = {
  onEvent: (event: PlanEvent) => void
  signal: AbortSignal
}

/** Reads server-sent events until the server ends the stream, which it does when the token runs out. */
async function readPlanEvents(open: Open, { onEvent, signal }: Connection): Promise<void> {
  const response = await open(signal)
  if (!response.body) return
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let unfinished = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const events = (unfinished + value).split('\n\n')
    unfinished = events.pop() ?? ''
    for (const event of events.flatMap(planEventIn)) onEvent(event)
  }
}

/** None in a heartbeat. */
function planEventIn(event: string): PlanEvent[] {
  const [, data] = /^data: ?(.+)$/m.exec(event) ?? []
  return data ? [JSON.parse(data) as PlanEvent] : []
}
