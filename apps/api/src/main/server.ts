import fs from 'node:fs'
import path from 'node:path'
import { claimDataDirectory, DataDirectoryInUse } from '@butterleaf/server-kit/database/data-directory'
import { isDatabaseUnavailable } from '@butterleaf/server-kit/database/database-errors'
import { ConfigError } from '@butterleaf/server-kit/process/config-error'
import { runEvery } from '@butterleaf/server-kit/process/run-every'
import type { FastifyInstance } from 'fastify'
import { warmUpDraws } from '#capabilities/meal-plan/operations.ts'
import { deleteExpired } from '#capabilities/retention/operations.ts'
import { openAccess, tickBilling } from '#capabilities/subscription/operations.ts'
import type { AppContext } from '#platform/app-context.ts'
import { type Config, parseConfig } from '#platform/config.ts'
import { builtDescription, builtWeb, bundledFile } from '#platform/places.ts'
import { openCookbook } from '#platform/recipes/cookbook.ts'
import { CookbookUnreadable } from '#platform/recipes/read-artefact.ts'
import { buildApp } from './app.ts'
import { addDemo } from './demo/add-demo.ts'
import { closeContext, openContext } from './open-context.ts'

async function start(): Promise<void> {
  const webDir = fs.existsSync(path.join(builtWeb, 'app.html')) ? builtWeb : undefined
  const config = parseConfig(process.env, webDir)
  const corpus = openCookbook()
  const directory = claimDataDirectory(config.dataDir, { isShared: config.database.engine === 'postgres' })
  const context = await openContext(config, corpus)
  const app = await buildApp(context, { builtDescription: bundledFile(builtDescription) })
  runClocks(app, context)
  const demo = process.argv.includes('--demo') ? [await addDemo(context)] : []
  await app.listen({ port: config.port, host: config.host })
  const { mail, billing, flags, planner, recipes } = context
  tellWhereThingsAre(config, [
    mail.description,
    billing.description,
    flags.description,
    openAccess(context).description,
    ...demo,
  ])
  stopOnSignal(app, context, () => directory.release())
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
function stopOnSignal(app: FastifyInstance, context: AppContext, release: () => void): void {
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
    await closeContext(context)
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

const minuteMs = 60_000
const dayMs = 86_400_000

/** The server's periodic work while it listens. Not part of the app, so that nothing runs by itself in a test. */
function runClocks(app: FastifyInstance, context: AppContext): void {
  // SUB-2: what came due while no process ran is done at the start.
  runEvery(app, { everyMs: minuteMs, what: 'billing clock', work: () => tickBilling(app, context) })
  // DOOR-3
  runEvery(app, { everyMs: minuteMs, what: 'reminders', work: () => app.sendReminders() })
  // LAND-7
  runEvery(app, {
    everyMs: dayMs,
    what: 'deleting what is kept no longer',
    work: async () => {
      const expiry = await deleteExpired(context, app.isDraining)
      if (expiry.ok && expiry.gone > 0)
        app.log.info({ gone: expiry.gone }, 'accounts kept for five years were deleted')
    },
  })
}
