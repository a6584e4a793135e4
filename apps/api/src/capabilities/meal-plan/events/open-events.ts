import type { DatabaseConfig } from '@butterleaf/server-kit/database/database'
import { localEvents } from './local-events.ts'
import type { PlanEvents } from './plan-events.ts'
import { postgresEvents } from './postgres-events.ts'

export function openPlanEvents(config: DatabaseConfig): PlanEvents {
  return config.engine === 'postgres' ? postgresEvents(config.url) : localEvents()
}
