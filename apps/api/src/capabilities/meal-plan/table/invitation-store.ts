import type { EaterId } from '@butterleaf/domain/onboarding/questionnaire'
import type { Db } from '@butterleaf/server-kit/database/database'

/** TOG-4: `userId` is the owner’s, who asks. */
export type Invitation = Readonly<{
  userId: string
  eaterId: EaterId
  firstName: string | null
  endsAt: string
}>

export async function findInvitations(db: Db, userId: string): Promise<Invitation[]> {
  const rows = await db.selectFrom('table_invitations').selectAll().where('user_id', '=', userId).execute()
  return rows.map(readRow)
}

/** Crosses users: the secret is what its reader is known by. */
export async function findInvitation(db: Db, secretHash: string): Promise<Invitation | undefined> {
  const row = await db
    .selectFrom('table_invitations')
    .selectAll()
    .where('secret_hash', '=', secretHash)
    .executeTakeFirst()
  return row && readRow(row)
}

/** In place of an earlier one of the eater. */
export async function saveInvitation(
  db: Db,
  { userId, eaterId, firstName, endsAt }: Invitation,
  { secretHash, now }: Readonly<{ secretHash: string; now: Date }>,
): Promise<void> {
  const values = {
    secret_hash: secretHash,
    first_name: firstName,
    created_at: now.toISOString(),
    ends_at: endsAt,
  }
  await db
    .insertInto('table_invitations')
    .values({ user_id: userId, eater_id: eaterId, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'eater_id']).doUpdateSet(values))
    .execute()
}

/** Only while it is the one of that secret, where one is given. False where there is none. */
export async function deleteInvitation(
  db: Db,
  { userId, eaterId }: Pick<Invitation, 'userId' | 'eaterId'>,
  secretHash?: string,
): Promise<boolean> {
  const ofEater = db
    .deleteFrom('table_invitations')
    .where('user_id', '=', userId)
    .where('eater_id', '=', eaterId)
  const asked = secretHash === undefined ? ofEater : ofEater.where('secret_hash', '=', secretHash)
  const { numDeletedRows } = await asked.executeTakeFirst()
  return numDeletedRows > 0n
}

/** Crosses users. */
export async function deleteInvitationsEndedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('table_invitations').where('ends_at', '<', before.toISOString()).execute()
}

interface Row {
  user_id: string
  eater_id: string
  first_name: string | null
  ends_at: string
}

function readRow({
  user_id: userId,
  eater_id: eaterId,
  first_name: firstName,
  ends_at: endsAt,
}: Row): Invitation {
  return { userId, eaterId, firstName, endsAt }
}
