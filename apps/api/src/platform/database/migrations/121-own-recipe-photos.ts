import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('own_recipe_photos')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('recipe_id', 'text', (c) => c.notNull())
    .addColumn('photo_id', 'text', (c) => c.notNull())
    .addColumn('image', 'text', (c) => c.notNull())
    .addColumn('small_image', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('own_recipe_photos_key', ['user_id', 'recipe_id'])
    .execute()
  await db.schema
    .createIndex('own_recipe_photos_by_photo')
    .on('own_recipe_photos')
    .column('photo_id')
    .unique()
    .execute()
}
