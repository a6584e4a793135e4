import { randomBytes } from 'node:crypto'
import type { Db } from '@butterleaf/server-kit/database/database'

/** WebP of two sizes, as a card's drawing has. */
export type OwnPhoto = Readonly<{ featured: Buffer; small: Buffer }>

/** Takes the place of the one before; its id is a new one, so that no cache shows the old one. */
export async function savePhoto(
  db: Db,
  { userId, recipeId }: Readonly<{ userId: string; recipeId: string }>,
  { featured, small }: OwnPhoto,
  now: Date,
): Promise<string> {
  const photoId = randomBytes(24).toString('base64url')
  const values = {
    photo_id: photoId,
    image: featured.toString('base64'),
    small_image: small.toString('base64'),
    created_at: now.toISOString(),
  }
  await db
    .insertInto('own_recipe_photos')
    .values({ user_id: userId, recipe_id: recipeId, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'recipe_id']).doUpdateSet(values))
    .execute()
  return photoId
}

export async function deletePhoto(db: Db, userId: string, recipeId: string): Promise<void> {
  await db
    .deleteFrom('own_recipe_photos')
    .where('user_id', '=', userId)
    .where('recipe_id', '=', recipeId)
    .execute()
}

/** Crosses users: knowing its id is enough to see a photo. */
export async function findPhoto(db: Db, photoId: string, size: keyof OwnPhoto): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('own_recipe_photos')
    .select(size === 'small' ? 'small_image as image' : 'image')
    .where('photo_id', '=', photoId)
    .executeTakeFirst()
  return row && Buffer.from(row.image, 'base64')
}
