import { type Instant, instantOf } from '@butterleaf/domain/subscription/instant'
import type { Db } from '@butterleaf/server-kit/database/database'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import { addClockSeconds, findClockSeconds } from './stores/settings-store.ts'

/** The sandbox's own time: ours, plus what an operator has advanced it by. */
export async function sandboxNow(db: Db, clock: Clock): Promise<Instant> {
  const aheadSeconds = await findClockSeconds(db)
  return instantOf(new Date(clock.now().getTime() + aheadSeconds * 1000))
}

export function advanceSandbox(db: Db, seconds: number): Promise<void> {
  return addClockSeconds(db, seconds)
}
