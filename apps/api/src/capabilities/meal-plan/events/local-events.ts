import { openListeners } from './listeners.ts'
import type { PlanEvents } from './plan-events.ts'

/** For an engine that one process has to itself. */
export function localEvents(): PlanEvents {
  const listeners = openListeners()
  return {
    announceIn: async () => undefined,
    announceHere: listeners.tell,
    listen: listeners.add,
    close: async () => undefined,
  }
}
