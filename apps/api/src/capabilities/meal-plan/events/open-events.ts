import type { DatabaseConfig } from '@butterleaf/server-kit/database/database'
import { openListeners } from './listeners.ts'
import type { PlanEvents } from './plan-events.ts'
import { postgresEvents } from './postgres-events.ts'

export function openPlanEvents(config: DatabaseConfig): PlanEvents {
  return config.engine === 'postgres' ? postgresEvents(config.url) : localEvents()
}

/** For an engine that one process has to itself. */
function localEvents(): PlanEvents {
  const listeners = openListeners()
  return {
    announceIn: async () => undefined,
    announceHere: listeners.tell,
    listen: listeners.add,
    close: async () => undefined,
  }
}
