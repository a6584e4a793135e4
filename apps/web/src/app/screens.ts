import type { ComponentType } from 'react'

type Load = () => Promise<{ default: ComponentType }>

/** Lazy screens: the router loads them when they are opened, the navigation as soon as a person is about to open them. */
export const screens = {
  checkoutRoot: () => import('#features/checkout/checkout-root.tsx'),
  checkoutPlans: () => import('#features/checkout/plans-screen.tsx'),
  checkoutPayment: () => import('#features/checkout/payment-screen.tsx'),
  onboarding: () => import('#features/onboarding/onboarding-screen.tsx'),
  building: () => import('#features/days/building-screen.tsx'),
  ready: () => import('#features/days/ready-screen.tsx'),
  complete: () => import('#features/days/complete-screen.tsx'),
  recipes: () => import('#features/recipes/recipes-screen.tsx'),
  recipePreview: () => import('#features/recipes/preview-screen.tsx'),
  leftovers: () => import('#features/recipes/leftovers-screen.tsx'),
  item: () => import('#features/item/item-screen.tsx'),
  cook: () => import('#features/item/cook-screen.tsx'),
  shoppingList: () => import('#features/shopping-list/shopping-list-screen.tsx'),
  weightTracker: () => import('#features/weight-tracker/weight-tracker-screen.tsx'),
  weightTarget: () => import('#features/weight-tracker/target-screen.tsx'),
  settings: () => import('#features/settings/settings-screen.tsx'),
  account: () => import('#features/settings/account-screen.tsx'),
  password: () => import('#features/settings/account/password-screen.tsx'),
  billing: () => import('#features/billing/billing-screen.tsx'),
  personalization: () => import('#features/settings/personalization-screen.tsx'),
  preferences: () => import('#features/settings/personalization/preferences-screen.tsx'),
  people: () => import('#features/settings/personalization/scaling-screen.tsx'),
  profile: () => import('#features/settings/personalization/profile-screen.tsx'),
  interactions: () => import('#features/settings/personalization/interactions-screen.tsx'),
  support: () => import('#features/support/support-screen.tsx'),
  answer: () => import('#features/support/answer-screen.tsx'),
  notFound: () => import('./not-found-screen.tsx'),
  feed: () => import('#features/feed/feed-screen.tsx'),
} as const satisfies Record<string, Load>
