import fs from 'node:fs'
import path from 'node:path'
import { openBilling } from '@butterleaf/billing/open-billing'
import { openIdentity } from '@butterleaf/identity/open-identity'
import { claimDataDirectory, DataDirectoryInUse } from '@butterleaf/server-kit/database/data-directory'
import { openDatabase } from '@butterleaf/server-kit/database/database'
import { isDatabaseUnavailable } from '@butterleaf/server-kit/database/database-errors'
import { openMail } from '@butterleaf/server-kit/mail/open-mail'
import { systemClock } from '@butterleaf/server-kit/process/clock'
import { ConfigError } from '@butterleaf/server-kit/process/config-error'
import type { FastifyInstance } from 'fastify'
import { warmUpDraws } from '#capabilities/meal-plan/operations.ts'
import { openAccess } from '#capabilities/subscription/operations.ts'
import type { AppContext } from '#platform/app-context.ts'
import { openCaptcha } from '#platform/captcha/open-captcha.ts'
import { type Config, parseConfig } from '#platform/config.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openFlags } from '#platform/flags/open-flags.ts'
import { openOwnRecipeReader } from '#platform/own-recipe-reader/own-recipe-reader.ts'
import { openPageReader } from '#platform/page-reader.ts'
import { builtWeb } from '#platform/places.ts'
import { openPlanner } from '#platform/planner/planner.ts'
import { openPurchaseEvents } from '#platform/purchase-events/open-purchase-events.ts'
import { openCookbook } from '#platform/recipes/cookbook.ts'
import { openOwnCookbooks } from '#platform/recipes/own/own-cookbooks.ts'
import { CookbookUnreadable } from '#platform/recipes/read-artefact.ts'
import { buildApp } from './app.ts'
import { addDemo } from './demo/add-demo.ts'
import { runClocks } from './run-clocks.ts'

async function start(): Promise<void> {
  const webDir = fs.existsSync(path.join(builtWeb, 'app.html')) ? builtWeb : undefined
  const config = parseConfig(process.env, webDir)
  const corpus = openCookbook()
  const directory = claimDataDirectory(config.dataDir, { isShared: config.database.engine === 'postgres' })
  const database = openDatabase(config.database)
  await migrate(database.db)
  const isSoleWriter = config.database.engine === 'sqlite'
  const recipes = openOwnCookbooks(corpus, database, { isSoleWriter })
  const mail = openMail(config.mail, systemClock)
  const identity = await openIdentity(config, { db: database.db, mail, clock: systemClock })
  const billing = await openBilling(config, { db: database.db, clock: systemClock })
  const captcha = await openCaptcha(config, { db: database.db, clock: systemClock })
  const purchaseEvents = await openPurchaseEvents(config.events, {
    db: database.db,
    clock: systemClock,
  })
  const flags = await openFlags(config.flags)
  const planner = openPlanner(recipes.corpus, { threads: config.plannerThreads })
  const paying = { mail, billing, captcha, purchaseEvents }
  const context = {
    config,
    clock: systemClock,
    database,
    identity,
    flags,
    recipes,
    planner,
    pages: openPageReader(),
    ownRecipeReader: openOwnRecipeReader(corpus),
    ...paying,
  }
  const app = await buildApp(context)
  runClocks(app, context)
  const demo = process.argv.includes('--demo') ? [await addDemo(context)] : []
  await app.listen({ port: config.port, host: config.host })
  tellWhereThingsAre(config, [
    mail.description,
    billing.description,
    flags.description,
    openAccess(context).description,
    ...demo,
  ])
  stopOnSignal(app, { database, planner, flags }, () => directory.release())
  planner.start()
  void warmUpDraws(recipes.corpus).then(recipes.corpus.warmUpSearch)
}

function tellWhereThingsAre(config: Config, sentences: readonly string[]): void {
  const data = config.database.engine === 'sqlite' ? config.database.file : 'PostgreSQL (DATABASE_URL)'
  const lines = [
    `Butterleaf is ready at ${config.publicUrl}`,
    `Data lives in ${data}.`,
    ...sentences,
    `Ready after ${Math.round(performance.now())} ms. Press Ctrl+C to stop.`,
  ]
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`)
}

/** Long enough for requests that have arrived but aren't read yet, and for a load balancer to notice. */
const graceMs = 250
const repeatMs = 1_000

/** [OPS-4] Answers pending requests, then closes; a second signal ends the process at once. */
function stopOnSignal(
  app: FastifyInstance,
  { database, planner, flags }: Pick<AppContext, 'database' | 'planner' | 'flags'>,
  release: () => void,
): void {
  let stoppingSinceMs: number | undefined
  const stop = async () => {
    if (stoppingSinceMs !== undefined) {
      // A signal to the whole process group arrives twice: once directly, once passed on by the launcher.
      if (performance.now() - stoppingSinceMs > repeatMs) process.exit(1)
      return
    }
    stoppingSinceMs = performance.now()
    app.drain()
    await new Promise((resolve) => setTimeout(resolve, graceMs))
    await app.close()
    await planner.close()
    await flags.close()
    await database.close()
    release()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function isForTheOperator(error: Error): boolean {
  return [ConfigError, DataDirectoryInUse, CookbookUnreadable].some((kind) => error instanceof kind)
}

/** A sentence where the operator can act on it, the whole stack where a developer has to. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (isForTheOperator(error)) return error.message
  if ('code' in error && error.code === 'EADDRINUSE') {
    return 'Its port is already in use. Stop the program that holds it, or set PORT to another.'
  }
  return isDatabaseUnavailable(error)
    ? `The database can’t be reached: ${error.message}`
    : String(error.stack)
}

start().catch((error: unknown) => {
  process.stderr.write(`\nButterleaf can’t start. ${reasonOf(error)}\n`)
  process.exit(1)
})
