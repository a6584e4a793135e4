import type { Kysely } from 'kysely'

/** LIFE-6: whole hundredths of the unit in which a person typed, so that what was typed comes back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('body_readings')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('reading_date', 'text', (c) => c.notNull())
    .addColumn('tracker_id', 'text', (c) => c.notNull())
    .addColumn('blood_ketones', 'integer')
    .addColumn('breath_ketones', 'integer')
    .addColumn('urine_ketones', 'text')
    .addColumn('glucose', 'integer')
    .addColumn('glucose_unit', 'text')
    .addColumn('waist', 'integer')
    .addColumn('waist_unit', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('body_readings_key', ['user_id', 'reading_date'])
    // Resetting a tracker deletes its readings, and none can be added afterwards.
    .addForeignKeyConstraint(
      'body_readings_tracker',
      ['user_id', 'tracker_id'],
      'weight_trackers',
      ['user_id', 'tracker_id'],
      (key) => key.onDelete('cascade'),
    )
    .execute()
}
