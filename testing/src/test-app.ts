import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import type {} from '@butterleaf/api/capabilities/reminders/routes'
import { buildApp } from '@butterleaf/api/main/app'
import type { AppContext } from '@butterleaf/api/platform/app-context'
import { openCaptcha } from '@butterleaf/api/platform/captcha/open-captcha'
import { type Config, parseConfig } from '@butterleaf/api/platform/config'
import { migrate } from '@butterleaf/api/platform/database/migrate'
import { openFlags } from '@butterleaf/api/platform/flags/open-flags'
import {
  type OwnRecipeReaderOptions,
  openOwnRecipeReader,
} from '@butterleaf/api/platform/own-recipe-reader/own-recipe-reader'
import { openPageReader } from '@butterleaf/api/platform/page-reader'
import { openPurchaseEvents } from '@butterleaf/api/platform/purchase-events/open-purchase-events'
import { openPush } from '@butterleaf/api/platform/push/push-sender'
import { type Corpus, openCookbook } from '@butterleaf/api/platform/recipes/cookbook'
import { openOwnCookbooks } from '@butterleaf/api/platform/recipes/own/own-cookbooks'
import type { RecipeSource } from '@butterleaf/api/platform/recipes/recipe-source'
import { openBilling } from '@butterleaf/billing/open-billing'
import type { Network } from '@butterleaf/cookbook/import/fetch-public'
import { openIdentity } from '@butterleaf/identity/open-identity'
import { type Database, type Db, openDatabase } from '@butterleaf/server-kit/database/database'
import { openMail } from '@butterleaf/server-kit/mail/open-mail'
import { freePort } from './free-port.ts'
import { type RequestOptions, sendRequest, type TestAnswer } from './http/send-request.ts'
import { checkLog } from './log-check.ts'
import { testPlanner } from './meal-plan/test-planner.ts'
import { type Description, OpenApiCheck } from './openapi-check.ts'
import { StatementCheck } from './statement-check.ts'
import { type TestClock, testClock } from './test-clock.ts'
import { preparedDatabase, testDatabase } from './test-database.ts'

export interface TestApp {
  origin: string
  config: Config
  clock: TestClock
  database: Database
  context: AppContext
  /** One call over HTTP; the answer is checked against the API's own description. */
  request(method: string, path: string, options?: RequestOptions): Promise<TestAnswer>
  /** The mails sent so far, oldest first, decoded. */
  mails(): Promise<string[]>
  /** One round of the clock of reminders. */
  sendReminders(): Promise<void>
  /** Everything logged so far. */
  logs(): string
  close(): Promise<void>
}

export interface TestAppOptions {
  environment?: Record<string, string>
  webDir?: string
  /** Fills the database before the app opens it; without it, the database is new and empty. */
  fill?: (db: Db, config: Config) => Promise<void>
  /** The source of recipes; without it, the server's own. */
  recipesFrom?: (corpus: Corpus) => RecipeSource
  /** Other limits, or another thread, for the reader of own recipes. */
  ownRecipeReader?: OwnRecipeReaderOptions
  /** Where push services are; without it, the internet. */
  pushNetwork?: Network
  /** The file of a description to be sent; without it, the app describes itself. */
  builtDescription?: string
}

/**
 * Most tests don't pay first; those of paying override this with `ACCESS: ''`. Production mode needs the sandbox to be set
 * explicitly.
 */
const alreadyPaid = { ACCESS: 'everybody', BILLING: 'sandbox' }

/** Many tests run on few cores, and all of one file come from one address. */
const manyTests = { REQUESTS_PER_MINUTE: '100000', LOOP_DELAY_LIMIT_MS: '60000' }

/** The real app on a real port. */
export async function startTestApp({
  environment = {},
  webDir,
  fill,
  recipesFrom,
  ownRecipeReader,
  pushNetwork,
  builtDescription,
}: TestAppOptions = {}): Promise<TestApp> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'butterleaf-test-'))
  const port = await freePort()
  const store = fill ? await testDatabase(folder) : await preparedDatabase(folder)
  const settings = { PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: `http://127.0.0.1:${port}` }
  const raw = { DATA_DIR: folder, ...manyTests, ...alreadyPaid, ...settings, ...environment }
  const config = { ...parseConfig(raw, webDir), database: store.config }
  const clock = testClock()
  const opened = openDatabase(config.database)
  if (fill) {
    await fill(opened.db, config)
    await migrate(opened.db)
  }
  const statements = new StatementCheck()
  const database = statements.watch(opened)
  const mail = openMail(config.mail, clock)
  const identity = await openIdentity(config, { db: database.db, mail, clock })
  const billing = await openBilling(config, { db: database.db, clock })
  const captcha = await openCaptcha(config, { db: database.db, clock })
  const purchaseEvents = await openPurchaseEvents(config.events, { db: database.db, clock })
  const paying = { mail, billing, captcha, purchaseEvents }
  const flags = await openFlags(config.flags)
  const isSoleWriter = config.database.engine === 'sqlite'
  const recipes = recipesFrom?.(testCorpus()) ?? openOwnCookbooks(testCorpus(), database, { isSoleWriter })
  const planner = testPlanner(recipes.corpus)
  const context = {
    config,
    clock,
    database,
    identity,
    flags,
    recipes,
    planner,
    pages: openPageReader(),
    push: await openPush(config.push, { db: database.db, clock, network: pushNetwork }),
    ownRecipeReader: openOwnRecipeReader(testCorpus(), ownRecipeReader),
    ...paying,
  }
  const log = memoryStream()
  const app = await buildApp(context, { logTo: log.stream, builtDescription })
  await app.listen({ port, host: '127.0.0.1' })
  const check = await checkFor(config.publicUrl, environment)
  return {
    origin: config.publicUrl,
    config,
    clock,
    // Queries that a test runs itself aren't checked as the app's.
    database: opened,
    context,
    request: (method, address, options) => send(config.publicUrl, check, method, address, options),
    mails: () => readMails(path.join(folder, 'mail')),
    sendReminders: () => app.sendReminders(),
    logs: log.text,
    close: async () => {
      await app.close()
      await planner.close()
      await flags.close()
      await database.close()
      await store.drop()
      fs.rmSync(folder, { recursive: true, force: true })
      statements.finish()
      checkLog(log.text())
    },
  }
}

let corpus: Corpus | undefined

/** The real corpus, read once for all apps of a test file. */
function testCorpus(): Corpus {
  corpus ??= openCookbook()
  return corpus
}

const checks = new Map<string, Promise<OpenApiCheck>>()

/**
 * Which calls there are depends on which settings are given, and on who bills. Apps that agree in those describe themselves alike;
 * reading a description costs more than the rest of a start.
 */
function checkFor(origin: string, environment: Record<string, string>): Promise<OpenApiCheck> {
  const key = JSON.stringify([environment.BILLING, Object.keys(environment).sort()])
  const check =
    checks.get(key) ?? readDescription(origin).then((description) => new OpenApiCheck(description))
  checks.set(key, check)
  return check
}

async function readDescription(origin: string): Promise<Description> {
  const response = await fetch(`${origin}/api/openapi.json`)
  return (await response.json()) as Description
}

async function send(
  origin: string,
  check: OpenApiCheck,
  method: string,
  address: string,
  options: RequestOptions = {},
): Promise<TestAnswer> {
  const { type, ...answer } = await sendRequest(origin, method, address, options)
  check.check(method, address, { status: answer.status, type, body: answer.body })
  return answer
}

async function readMails(folder: string): Promise<string[]> {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => decodeMail(fs.readFileSync(path.join(folder, name), 'utf8')))
}

/** Enough of MIME for our own plain mails. */
function decodeMail(raw: string): string {
  if (!/^content-transfer-encoding: quoted-printable/im.test(raw)) return raw
  const joined = raw.replaceAll(/=\r?\n/g, '')
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

function memoryStream(): { stream: Writable; text(): string } {
  const chunks: string[] = []
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      chunks.push(String(chunk))
      done()
    },
  })
  return { stream, text: () => chunks.join('') }
}
