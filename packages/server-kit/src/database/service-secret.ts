import { randomBytes } from 'node:crypto'
import type { Clock } from '../process/clock.ts'
import type { Db } from './database.ts'

/** A secret of the service, made when first needed; processes that start at once end up with the same one. */
export async function openServiceSecret(db: Db, purpose: string, clock: Clock): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await db
    .insertInto('service_secrets')
    .values({ purpose, secret, created_at: clock.now().toISOString() })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute()
  const row = await db
    .selectFrom('service_secrets')
    .select('secret')
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow()
  return row.secret
}
