import { randomBytes } from 'node:crypto'
import type { Db } from '@butterleaf/server-kit/database/database'

export async function findPictureId(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('user_avatars')
    .select('picture_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.picture_id
}

/** Crosses users: knowing its id is enough to see a picture. */
export async function findPicture(db: Db, pictureId: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('user_avatars')
    .select('image')
    .where('picture_id', '=', pictureId)
    .executeTakeFirst()
  return row && Buffer.from(row.image, 'base64')
}

export async function savePicture(db: Db, userId: string, image: Buffer, now: Date): Promise<void> {
  const values = {
    picture_id: randomBytes(24).toString('base64url'),
    image: image.toString('base64'),
    created_at: now.toISOString(),
  }
  await db
    .insertInto('user_avatars')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

export async function deletePicture(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('user_avatars').where('user_id', '=', userId).execute()
}
