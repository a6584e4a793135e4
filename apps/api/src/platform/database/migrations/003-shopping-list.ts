import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTicks(db)
  await createLines(db)
}

async function createTicks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('list_ticks')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('template_id', 'text', (c) => c.notNull())
    .addColumn('week_index', 'integer', (c) => c.notNull())
    .addColumn('ingredient', 'text', (c) => c.notNull())
    .addColumn('checked', 'integer', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('needed_grams', 'double precision', (c) => c.notNull())
    .addPrimaryKeyConstraint('list_ticks_key', ['user_id', 'template_id', 'week_index', 'ingredient'])
    .addForeignKeyConstraint('list_ticks_week', [...weekKey], 'plan_weeks', [...weekKey], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
}

async function createLines(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('list_lines')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('template_id', 'text', (c) => c.notNull())
    .addColumn('week_index', 'integer', (c) => c.notNull())
    .addColumn('line_id', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('checked', 'integer', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('list_lines_key', ['user_id', 'template_id', 'week_index', 'line_id'])
    .addForeignKeyConstraint('list_lines_week', [...weekKey], 'plan_weeks', [...weekKey], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
}

const weekKey = ['user_id', 'template_id', 'week_index'] as const
