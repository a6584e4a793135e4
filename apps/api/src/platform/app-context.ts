import type { BillingProvider } from '@butterleaf/billing/billing-provider'
import type { IdentityProvider } from '@butterleaf/identity/identity-provider'
import type { Database } from '@butterleaf/server-kit/database/database'
import type { MailProvider } from '@butterleaf/server-kit/mail/mail-provider'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import type { CaptchaProvider } from '#platform/captcha/captcha-provider.ts'
import type { FlagSource } from '#platform/flags/flag-source.ts'
import type { OwnRecipeReader } from '#platform/own-recipe-reader/own-recipe-reader.ts'
import type { PageReader } from '#platform/page-reader.ts'
import type { Planner } from '#platform/planner/planner.ts'
import type { PurchaseEvents } from '#platform/purchase-events/purchase-events.ts'
import type { PushSender } from '#platform/push/push-sender.ts'
import type { RecipeSource } from '#platform/recipes/recipe-source.ts'
import type { Config } from './config.ts'

/** What the app is built from: everything that differs between a test and production. */
export interface AppContext {
  config: Config
  clock: Clock
  database: Database
  identity: IdentityProvider
  mail: MailProvider
  billing: BillingProvider
  captcha: CaptchaProvider
  purchaseEvents: PurchaseEvents
  flags: FlagSource
  recipes: RecipeSource
  planner: Planner
  pages: PageReader
  push: PushSender
  ownRecipeReader: OwnRecipeReader
}
