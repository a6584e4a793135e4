import type { Kysely } from 'kysely'

/** What of a plan outlives a change: its history, the list that replanned weeks go on with, the weeks that were reached. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createChanges(db)
  await addToTemplates(db)
}

async function createChanges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('plan_changes')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('act', 'text', (c) => c.notNull())
    .addColumn('template_id', 'text', (c) => c.notNull())
    .addColumn('replaced_template_id', 'text')
    .addColumn('document', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('plan_changes_key', ['user_id', 'version'])
    .addForeignKeyConstraint('plan_changes_plan', ['user_id'], 'meal_plans', ['user_id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('plan_changes_at').on('plan_changes').column('at').execute()
}

/** Null in what was stored before: a template has its own list then, and has reached what is planned of it. */
async function addToTemplates(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('plan_templates').addColumn('list_id', 'text').execute()
  await db.schema.alterTable('plan_templates').addColumn('reached_weeks', 'integer').execute()
}
