import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createPlans(db)
  await createTemplates(db)
  await createWeeks(db)
  await createInteractions(db)
}

async function createPlans(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('meal_plans')
    .addColumn('user_id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('plan_id', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('profile', 'text', (c) => c.notNull())
    .addColumn('preferences', 'text', (c) => c.notNull())
    .addColumn('creation_key', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
}

async function createTemplates(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('plan_templates')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('template_id', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('mode', 'text', (c) => c.notNull())
    .addColumn('start_date', 'text', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('archived_at', 'text')
    .addColumn('archived_in', 'integer')
    .addPrimaryKeyConstraint('plan_templates_key', ['user_id', 'template_id'])
    .addForeignKeyConstraint('plan_templates_plan', ['user_id'], 'meal_plans', ['user_id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('plan_templates_active')
    .on('plan_templates')
    .column('user_id')
    .unique()
    .where(sql`state`, '=', 'active')
    .execute()
}

async function createWeeks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('plan_weeks')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('template_id', 'text', (c) => c.notNull())
    .addColumn('week_index', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('plan_weeks_key', ['user_id', 'template_id', 'week_index'])
    .addForeignKeyConstraint(
      'plan_weeks_template',
      ['user_id', 'template_id'],
      'plan_templates',
      ['user_id', 'template_id'],
      (key) => key.onDelete('cascade'),
    )
    .execute()
}

async function createInteractions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('plan_interactions')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('recipe_id', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('plan_interactions_key', ['user_id', 'recipe_id'])
    .addForeignKeyConstraint('plan_interactions_plan', ['user_id'], 'meal_plans', ['user_id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
}
