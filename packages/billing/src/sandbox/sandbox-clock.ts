import { type Instant, instantOf } from '@butterleaf/domain/subscription/instant'
import type { Db } from '@butterleaf/server-kit/database/database'
import type { Clock } from '@butterleaf/server-kit/process/clock'

const clockSeconds = 'clock-seconds'

/** The sandbox's own time: ours, and as far ahead as an operator has moved it. */
export async function sandboxNow(db: Db, clock: Clock): Promise<Instant> {
  const row = await db
    .selectFrom('sandbox_settings')
    .select('value')
    .where('name', '=', clockSeconds)
    .executeTakeFirst()
  return instantOf(new Date(clock.now().getTime() + (row?.value ?? 0) * 1000))
}

export async function advanceSandbox(db: Db, seconds: number): Promise<void> {
  await db
    .insertInto('sandbox_settings')
    .values({ name: clockSeconds, value: seconds })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({
        value: row('sandbox_settings.value', '+', seconds),
      })),
    )
    .execute()
}
