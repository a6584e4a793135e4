import type { PlanEvent } from '@butterleaf/contract/meal-plan/plan-schema'
import { readPlanEvents } from './plan-events.ts'

const firstWaitMs = 1_000
const longestWaitMs = 30_000

/**
 * Tells of each version of the plan that this page doesn't have, until the function that comes back is called. Nobody looks
 * at a hidden page: it lets its connection go, since a browser has only a few for all of its tabs.
 */
export function watchPlan(onEvent: (event: PlanEvent) => void): () => void {
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
    await readPlanEvents({ onEvent: tell, signal: own.signal }).catch(() => undefined)
    if (connection === own) connectLater()
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
