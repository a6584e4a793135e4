import type { Db } from '@butterleaf/server-kit/database/database'
import { type Migration, Migrator } from 'kysely'
import * as foundation from './migrations/001-foundation.ts'
import * as mealPlan from './migrations/002-meal-plan.ts'
import * as shoppingList from './migrations/003-shopping-list.ts'
import * as subscription from './migrations/010-subscription.ts'
import * as account from './migrations/011-account.ts'
import * as sandboxSweeps from './migrations/011-sandbox-sweeps.ts'
import * as archivedAnswers from './migrations/012-archived-answers.ts'
import * as outsideProviders from './migrations/030-outside-providers.ts'
import * as pageViews from './migrations/040-page-views.ts'
import * as sweepIndexes from './migrations/041-sweep-indexes.ts'
import * as bankQuestions from './migrations/042-bank-questions.ts'
import * as sessions from './migrations/050-sessions.ts'
import * as sharedTries from './migrations/051-shared-tries.ts'
import * as planHistory from './migrations/072-plan-history.ts'
import * as passkeys from './migrations/083-passkeys.ts'
import * as atHomeMarks from './migrations/091-at-home-marks.ts'
import * as learning from './migrations/098-learning.ts'
import * as cupboardAnswers from './migrations/104-cupboard-answers.ts'
import * as foodLog from './migrations/107-food-log.ts'
import * as bodyReadings from './migrations/109-body-readings.ts'
import * as ownRecipes from './migrations/120-own-recipes.ts'
import * as ownRecipePhotos from './migrations/121-own-recipe-photos.ts'
import * as ownRecipesByAge from './migrations/123-own-recipes-by-age.ts'
import * as personalTokens from './migrations/156-personal-tokens.ts'
import * as calendarFeeds from './migrations/158-calendar-feeds.ts'
import * as reminders from './migrations/162-reminders.ts'
import * as shares from './migrations/171-shares.ts'
import * as tableSeats from './migrations/172-table-seats.ts'

/** In the order they run. A migration that has shipped is never edited: write the next one. */
const migrations: Record<string, Migration> = {
  '001-foundation': foundation,
  '002-meal-plan': mealPlan,
  '003-shopping-list': shoppingList,
  '010-subscription': subscription,
  '011-sandbox-sweeps': sandboxSweeps,
  '011-account': account,
  '012-archived-answers': archivedAnswers,
  '030-outside-providers': outsideProviders,
  '040-page-views': pageViews,
  '041-sweep-indexes': sweepIndexes,
  '042-bank-questions': bankQuestions,
  '050-sessions': sessions,
  '051-shared-tries': sharedTries,
  '072-plan-history': planHistory,
  '083-passkeys': passkeys,
  '091-at-home-marks': atHomeMarks,
  '098-learning': learning,
  '104-cupboard-answers': cupboardAnswers,
  '107-food-log': foodLog,
  '109-body-readings': bodyReadings,
  '120-own-recipes': ownRecipes,
  '121-own-recipe-photos': ownRecipePhotos,
  '123-own-recipes-by-age': ownRecipesByAge,
  '156-personal-tokens': personalTokens,
  '158-calendar-feeds': calendarFeeds,
  '162-reminders': reminders,
  '171-shares': shares,
  '172-table-seats': tableSeats,
}

/** Runs the missing migrations. Kysely holds a lock meanwhile: a second process waits, then finds nothing to do. */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).map(({ migrationName }) => migrationName)
}
