import type { BillingTables } from '@butterleaf/billing/tables'
import type { IdentityTables } from '@butterleaf/identity/tables'
import type {
  AccountTables,
  CalendarFeedTables,
  CaptchaTables,
  FoodLogTables,
  MealPlanTables,
  OwnRecipeTables,
  PageViewTables,
  PurchaseEventTables,
  ReminderTables,
  SeatTables,
  SharingTables,
  ShoppingListTables,
  SubscriptionTables,
  WeightTrackerTables,
} from './tables.ts'

/** The API's own tables, beside those of the server kit, of identity and of billing. */
declare module '@butterleaf/server-kit/database/schema' {
  interface Schema
    extends AccountTables,
      CalendarFeedTables,
      ReminderTables,
      SharingTables,
      SeatTables,
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
