import { addDays, isoDateInTimeZone } from '@butterleaf/domain/calendar/iso-date'
import { openDatabase } from '@butterleaf/server-kit/database/database'
import { systemClock } from '@butterleaf/server-kit/process/clock'
import { listPageViews } from '#capabilities/site/operations.ts'
import { parseConfig } from '#platform/config.ts'
import { migrate } from '#platform/database/migrate.ts'
import { viewsText } from './views-text.ts'

const usualDays = 30

/** `npm run page-views`: while the service runs, or without it. */
async function run(given: string | undefined): Promise<string> {
  const days = given === undefined ? usualDays : Number(given)
  if (!Number.isInteger(days) || days < 1) throw new Error('Say how many days: npm run page-views -- 7')
  const database = openDatabase(parseConfig(process.env).database)
  try {
    await migrate(database.db)
    const since = addDays(isoDateInTimeZone(systemClock.now(), 'UTC'), 1 - days)
    return viewsText(await listPageViews(database.db, since), since)
  } finally {
    await database.close()
  }
}

run(process.argv[2]).then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
