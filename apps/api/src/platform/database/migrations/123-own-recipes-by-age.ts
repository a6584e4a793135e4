import { type Kysely, sql } from 'kysely'

/** OWN-6: a page of the list reads its own rows, and their count no row at all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('own_recipes_by_age')
    .on('own_recipes')
    .columns(['user_id', 'created_at desc', 'recipe_id'])
    .where(sql.ref('retired_at'), 'is', null)
    .execute()
}
