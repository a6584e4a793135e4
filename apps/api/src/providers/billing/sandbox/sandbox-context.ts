import type { Clock } from '../../../clock.ts'
import type { Db } from '../../../persistence/database.ts'

export interface SandboxContext {
  db: Db
  clock: Clock
  publicUrl: string
  requestsPerMinute: number
}
