import type { Db } from '@butterleaf/server-kit/database/database'

const clockSeconds = 'clock-seconds'

/** How far the sandbox's clock is ahead of ours. */
export async function findClockSeconds(db: Db): Promise<number> {
  const row = await db
    .selectFrom('sandbox_settings')
    .select('value')
    .where('name', '=', clockSeconds)
    .executeTakeFirst()
  return row?.value ?? 0
}

export async function addClockSeconds(db: Db, seconds: number): Promise<void> {
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
