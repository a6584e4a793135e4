import { type Migration, Migrator } from 'kysely'
import type { Db } from './database.ts'
import * as foundation from './migrations/001-foundation.ts'
import * as mealPlan from './migrations/002-meal-plan.ts'
import * as shoppingList from './migrations/003-shopping-list.ts'
import * as subscription from './migrations/010-subscription.ts'

/** In the order they run. A migration that has shipped is never edited: write the next one. */
const migrations: Record<string, Migration> = {
  '001-foundation': foundation,
  '002-meal-plan': mealPlan,
  '003-shopping-list': shoppingList,
  '010-subscription': subscription,
}

/** Runs what is missing. Kysely holds a lock meanwhile: a second process waits, then finds nothing to do. */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName)
}
