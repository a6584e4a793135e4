import fs from 'node:fs'
import { openBilling } from '@butterleaf/billing/open-billing'
import { sandboxNow } from '@butterleaf/billing/sandbox/sandbox-clock'
import { addCoupon, listCoupons } from '@butterleaf/billing/sandbox/stores/coupon-store'
import { listSubscriptions } from '@butterleaf/billing/sandbox/stores/subscription-store'
import { openDatabase } from '@butterleaf/server-kit/database/database'
import { openMail } from '@butterleaf/server-kit/mail/open-mail'
import { systemClock } from '@butterleaf/server-kit/process/clock'
import { advanceBilling, type BillingParts } from '#capabilities/subscription/operations.ts'
import { type Config, parseConfig } from '#platform/config.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openPurchaseEvents } from '#platform/purchase-events/open-purchase-events.ts'
import { listText } from './billing/list-text.ts'
import { Refused, readCoupon, readDuration } from './billing/read-coupon.ts'

const usage = `npm run billing -- list             subscriptions, coupons and the sandbox's time
npm run billing -- advance 30d      let the sandbox's time pass (h, d or w): renewals, retries, mails
npm run billing -- coupon add CODE --percent 20 | --off 5
    [--plans 3-month,6-month] [--from DAY] [--until DAY] [--limit N] [--per-account N]`

async function run([command, ...rest]: readonly string[], parts: BillingParts): Promise<string> {
  const { db } = parts.database
  if (command === 'advance') {
    await advanceBilling(parts, readDuration(rest[0]))
    return `The sandbox's time is now ${await sandboxNow(db, parts.clock)}.`
  }
  if (command === 'list') {
    const now = await sandboxNow(db, parts.clock)
    return listText({ now, subscriptions: await listSubscriptions(db), coupons: await listCoupons(db) })
  }
  if (command === 'coupon' && rest[0] === 'add') {
    const coupon = readCoupon(rest.slice(1))
    if (!(await addCoupon(db, coupon))) throw new Refused(`There is a coupon ${coupon.code} already.`)
    return `${coupon.code} is good now.`
  }
  throw new Refused(`Say what to do:\n${usage}`)
}

/** Works while the service runs or without it, on the same database. */
async function withParts(use: (parts: BillingParts) => Promise<string>): Promise<string> {
  const config = parseConfig(process.env)
  refuseElsewhere(config)
  refuseWithoutData(config)
  const database = openDatabase(config.database)
  try {
    await migrate(database.db)
    const clock = systemClock
    const billing = await openBilling(config, { db: database.db, clock })
    const mail = openMail(config.mail, clock)
    const purchaseEvents = await openPurchaseEvents(config.events, { db: database.db, clock })
    return await use({ config, database, clock, billing, mail, purchaseEvents })
  } finally {
    await database.close()
  }
}

function refuseElsewhere({ billing }: Config): void {
  if (billing.kind === 'sandbox') return
  throw new Refused('This is about the sandbox. Recurly has its own time, and its own coupons.')
}

function refuseWithoutData({ database }: Config): void {
  if (database.engine === 'sqlite' && !fs.existsSync(database.file)) {
    throw new Refused(`There is no data at ${database.file} yet: start the service once.`)
  }
}

withParts((parts) => run(process.argv.slice(2), parts)).then(
  (sentence) => process.stdout.write(`${sentence}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
