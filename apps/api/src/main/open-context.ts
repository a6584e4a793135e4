import { openBilling } from '@butterleaf/billing/open-billing'
import { openIdentity } from '@butterleaf/identity/open-identity'
import { openDatabase } from '@butterleaf/server-kit/database/database'
import { openMail } from '@butterleaf/server-kit/mail/open-mail'
import { systemClock } from '@butterleaf/server-kit/process/clock'
import type { AppContext } from '#platform/app-context.ts'
import { openCaptcha } from '#platform/captcha/open-captcha.ts'
import type { Config } from '#platform/config.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openFlags } from '#platform/flags/open-flags.ts'
import { openOwnRecipeReader } from '#platform/own-recipe-reader/own-recipe-reader.ts'
import { openPageReader } from '#platform/page-reader.ts'
import { openPlanner } from '#platform/planner/planner.ts'
import { openPurchaseEvents } from '#platform/purchase-events/open-purchase-events.ts'
import { openPush } from '#platform/push/push-sender.ts'
import type { Corpus } from '#platform/recipes/cookbook.ts'
import { openOwnCookbooks } from '#platform/recipes/own/own-cookbooks.ts'

/** What the app is built from in a process of its own, as the configuration says. The threads start when they are first needed. */
export async function openContext(config: Config, corpus: Corpus): Promise<AppContext> {
  const clock = systemClock
  const database = openDatabase(config.database)
  const { db } = database
  await migrate(db)
  const isSoleWriter = config.database.engine === 'sqlite'
  const recipes = openOwnCookbooks(corpus, database, { isSoleWriter })
  const mail = openMail(config.mail, clock)
  const identity = await openIdentity(config, { db, mail, clock })
  const billing = await openBilling(config, { db, clock })
  const captcha = await openCaptcha(config, { db, clock })
  const purchaseEvents = await openPurchaseEvents(config.events, { db, clock })
  const flags = await openFlags(config.flags)
  const push = await openPush(config.push, { db, clock })
  const planner = openPlanner(recipes.corpus, { threads: config.plannerThreads, seed: config.planSeed })
  const paying = { mail, billing, captcha, purchaseEvents }
  const reading = { pages: openPageReader(), ownRecipeReader: openOwnRecipeReader(corpus) }
  return { config, clock, database, identity, flags, recipes, planner, push, ...reading, ...paying }
}

/** After the app, which closes what it opened itself. */
export async function closeContext({ planner, flags, database }: AppContext): Promise<void> {
  await planner.close()
  await flags.close()
  await database.close()
}
