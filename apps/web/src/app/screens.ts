import type { ComponentType } from 'react'
import type { SettingsScreenName } from './settings-screens.ts'

type Load = () => Promise<{ default: ComponentType }>

/** Seldom opened, and many: their files are named in one of their own, so that the first screen doesn't load those names. */
const ofSettings =
  (name: SettingsScreenName): Load =>
  async () =>
    (await import('./settings-screens.ts')).settingsScreens[name]()

/** Lazy screens: the router loads them when they are opened, the navigation as soon as a person is about to open them. */
export const screens = {
  checkoutRoot: () => import('#features/checkout/checkout-root.tsx'),
  checkoutPlans: () => import('#features/checkout/plans-screen.tsx'),
  checkoutPayment: () => import('#features/checkout/payment-screen.tsx'),
  onboarding: () => import('#features/onboarding/onboarding-screen.tsx'),
  firstWeek: () => import('#features/first-week/first-week-screen.tsx'),
  firstWeekRecipe: () => import('#features/first-week/first-week-recipe.tsx'),
  building: () => import('#features/days/building-screen.tsx'),
  ready: () => import('#features/days/ready-screen.tsx'),
  complete: () => import('#features/days/complete-screen.tsx'),
  recipePlace: () => import('#features/recipes/all/recipe-place.tsx'),
  allRecipes: () => import('#features/recipes/all/all-recipes-screen.tsx'),
  tastes: () => import('#features/recipes/all/tastes-screen.tsx'),
  recipe: () => import('#features/recipes/all/recipe-screen.tsx'),
  recipes: () => import('#features/recipes/recipes-screen.tsx'),
  recipePreview: () => import('#features/recipes/preview-screen.tsx'),
  leftovers: () => import('#features/recipes/leftovers-screen.tsx'),
  item: () => import('#features/item/item-screen.tsx'),
  cook: () => import('#features/item/cook-screen.tsx'),
  shoppingList: () => import('#features/shopping-list/shopping-list-screen.tsx'),
  shared: () => import('#features/shopping-list/shared/shared-screen.tsx'),
  join: () => import('#features/seat/join-screen.tsx'),
  seat: () => import('#features/seat/seat-screen.tsx'),
  weightTracker: () => import('#features/weight-tracker/weight-tracker-screen.tsx'),
  weightTarget: () => import('#features/weight-tracker/target-screen.tsx'),
  settings: () => import('#features/settings/settings-screen.tsx'),
  account: ofSettings('account'),
  calendar: ofSettings('calendar'),
  reminders: ofSettings('reminders'),
  passkeys: ofSettings('passkeys'),
  assistants: ofSettings('assistants'),
  tokens: ofSettings('tokens'),
  password: ofSettings('password'),
  billing: ofSettings('billing'),
  personalization: ofSettings('personalization'),
  preferences: ofSettings('preferences'),
  food: ofSettings('food'),
  people: ofSettings('people'),
  profile: ofSettings('profile'),
  history: () => import('#features/history/history-screen.tsx'),
  extras: () => import('#features/food-log/extras/extras-screen.tsx'),
  ownRecipes: () => import('#features/own-recipes/own-recipes-screen.tsx'),
  ownRecipe: () => import('#features/own-recipes/own-recipe-screen.tsx'),
  support: () => import('#features/support/support-screen.tsx'),
  answer: () => import('#features/support/answer-screen.tsx'),
  logout: () => import('./session/logout-screen.tsx'),
  moved: () => import('./moved-screen.tsx'),
  notFound: () => import('./not-found-screen.tsx'),
  feed: () => import('#features/feed/feed-screen.tsx'),
} as const satisfies Record<string, Load>
