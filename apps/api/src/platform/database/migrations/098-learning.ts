import type { Kysely } from 'kysely'

/** LEARN-4: what a person said about targets that learn, and which readings they called their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('weight_logs').addColumn('is_confirmed', 'integer').execute()
  await db.schema
    .createTable('learning_settings')
    .addColumn('user_id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('is_off', 'integer', (c) => c.notNull())
    .addColumn('are_notes_off', 'integer', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('learning_pauses')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('from_date', 'text', (c) => c.notNull())
    .addColumn('to_date', 'text')
    .addPrimaryKeyConstraint('learning_pauses_key', ['user_id', 'from_date'])
    .execute()
  await createDecisions(db)
}

/** One a day, so that two presses at once decide once. */
async function createDecisions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('target_decisions')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('decided_on', 'text', (c) => c.notNull())
    .addColumn('decided_at', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('choice', 'text', (c) => c.notNull())
    .addColumn('from_kcal', 'integer', (c) => c.notNull())
    .addColumn('to_kcal', 'integer', (c) => c.notNull())
    .addColumn('low_kcal', 'integer')
    .addColumn('high_kcal', 'integer')
    .addColumn('formula_kcal', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('target_decisions_key', ['user_id', 'decided_on'])
    .execute()
}
