import type { ComponentType } from 'react'
import type { SeldomScreenName } from './seldom-screens.ts'

type Load = () => Promise<{ default: ComponentType }>

/** Seldom opened, and many: their files are named in one of their own, so that the first screen doesn't load those names. */
const seldom =
  (name: SeldomScreenName): Load =>
  async () =>
    (await import('./seldom-screens.ts')).seldomScreens[name]()

/** Lazy screens: the router loads them when they are opened, the navigation as soon as a person is about to open them. */
export const screens = {
  checkoutRoot: seldom('checkoutRoot'),
  checkoutPlans: seldom('checkoutPlans'),
  checkoutPayment: seldom('checkoutPayment'),
  onboarding: seldom('onboarding'),
  firstWeek: seldom('firstWeek'),
  firstWeekRecipe: seldom('firstWeekRecipe'),
  building: () => import('#features/days/building-screen.tsx'),
  ready: () => import('#features/days/ready-screen.tsx'),
  complete: () => import('#features/days/complete-screen.tsx'),
  recipePlace: () => import('#features/recipes/all/recipe-place.tsx'),
  allRecipes: () => import('#features/recipes/all/all-recipes-screen.tsx'),
  tastes: seldom('tastes'),
  recipe: () => import('#features/recipes/all/recipe-screen.tsx'),
  recipes: () => import('#features/recipes/recipes-screen.tsx'),
  recipePreview: () => import('#features/recipes/preview-screen.tsx'),
  leftovers: () => import('#features/recipes/leftovers-screen.tsx'),
  item: () => import('#features/item/item-screen.tsx'),
  cook: () => import('#features/item/cook-screen.tsx'),
  shoppingList: () => import('#features/shopping-list/shopping-list-screen.tsx'),
  shared: () => import('#features/shopping-list/shared/shared-screen.tsx'),
  join: seldom('join'),
  seat: seldom('seat'),
  weightTracker: () => import('#features/weight-tracker/weight-tracker-screen.tsx'),
  weightTarget: seldom('weightTarget'),
  settings: seldom('settings'),
  account: seldom('account'),
  calendar: seldom('calendar'),
  reminders: seldom('reminders'),
  passkeys: seldom('passkeys'),
  assistants: seldom('assistants'),
  tokens: seldom('tokens'),
  password: seldom('password'),
  billing: seldom('billing'),
  personalization: seldom('personalization'),
  preferences: seldom('preferences'),
  food: seldom('food'),
  people: seldom('people'),
  profile: seldom('profile'),
  history: seldom('history'),
  extras: seldom('extras'),
  ownRecipes: seldom('ownRecipes'),
  ownRecipe: seldom('ownRecipe'),
  support: seldom('support'),
  answer: seldom('answer'),
  logout: () => import('./session/logout-screen.tsx'),
  moved: () => import('./moved-screen.tsx'),
  notFound: () => import('./not-found-screen.tsx'),
  feed: seldom('feed'),
} as const satisfies Record<string, Load>
