import type { Db } from '@butterleaf/server-kit/database/database'
import type { Clock } from '@butterleaf/server-kit/process/clock'

export interface SandboxContext {
  db: Db
  clock: Clock
  publicUrl: string
  requestsPerMinute: number
}
