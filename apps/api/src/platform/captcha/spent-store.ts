import type { Db } from '@butterleaf/server-kit/database/database'

/** Spends a solution on one purpose; true for that purpose only, also with concurrent callers. */
export async function spendSolution(
  db: Db,
  spent: { solutionId: string; purpose: string; expiresAt: Date },
): Promise<boolean> {
  await db
    .insertInto('spent_captchas')
    .values({
      solution_id: spent.solutionId,
      purpose: spent.purpose,
      expires_at: spent.expiresAt.toISOString(),
    })
    .onConflict((conflict) => conflict.column('solution_id').doNothing())
    .execute()
  return isSpentOn(db, spent)
}

export async function isSpentOn(
  db: Db,
  { solutionId, purpose }: { solutionId: string; purpose: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('spent_captchas')
    .select('purpose')
    .where('solution_id', '=', solutionId)
    .executeTakeFirst()
  return row?.purpose === purpose
}

export async function sweepSpent(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('spent_captchas').where('expires_at', '<=', now.toISOString()).execute()
}
