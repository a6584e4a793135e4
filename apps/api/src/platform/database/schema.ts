import type { BillingTables } from '@butterleaf/billing/tables'
import type { IdentityTables } from '@butterleaf/identity/tables'
import type { AccountTables } from './tables/account-tables.ts'
import type { CaptchaTables } from './tables/captcha-tables.ts'
import type { FoodLogTables } from './tables/food-log-tables.ts'
import type { MealPlanTables } from './tables/meal-plan-tables.ts'
import type { OwnRecipeTables } from './tables/own-recipe-tables.ts'
import type { PageViewTables } from './tables/page-view-tables.ts'
import type { PurchaseEventTables } from './tables/purchase-event-tables.ts'
import type { ShoppingListTables } from './tables/shopping-list-tables.ts'
import type { SubscriptionTables } from './tables/subscription-tables.ts'
import type { WeightTrackerTables } from './tables/weight-tracker-tables.ts'

/** The API's own tables, beside those of the server kit, of identity and of billing. */
declare module '@butterleaf/server-kit/database/schema' {
  interface Schema
    extends AccountTables,
      WeightTrackerTables,
      MealPlanTables,
      ShoppingListTables,
      FoodLogTables,
      OwnRecipeTables,
      SubscriptionTables,
      CaptchaTables,
      PageViewTables,
      PurchaseEventTables {}
}

/** Imported here, so that every program that uses this schema has the packages' tables as well. */
export type TablesOfPackages = BillingTables | IdentityTables

export type { Schema } from '@butterleaf/server-kit/database/schema'
