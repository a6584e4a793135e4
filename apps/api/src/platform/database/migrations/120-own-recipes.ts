import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('own_recipes')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('recipe_id', 'text', (c) => c.notNull())
    .addColumn('link', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('retired_at', 'text')
    .addColumn('document', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('own_recipes_key', ['user_id', 'recipe_id'])
    .execute()
  await db.schema.createIndex('own_recipes_by_id').on('own_recipes').column('recipe_id').execute()
  await db.schema.createIndex('own_recipes_by_link').on('own_recipes').columns(['user_id', 'link']).execute()
  await db.schema
    .createTable('own_recipe_shelves')
    .addColumn('user_id', 'text', (c) => c.primaryKey())
    .addColumn('edition', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('own_food_choices')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('words', 'text', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('own_food_choices_key', ['user_id', 'words'])
    .execute()
}
