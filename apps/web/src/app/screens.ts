import type { ComponentType } from 'react'
import { createLazyPart } from '#ui/behavior/lazy-part.ts'
import type { LaterScreenName } from './later-screens.ts'

type Load = () => Promise<{ default: ComponentType }>

const list = createLazyPart(() => import('./later-screens.ts'))

/** Many: their files are named in one of their own, fetched while the browser idles, so that the first screen doesn't load those names. */
const later =
  (name: LaterScreenName): Load =>
  async () =>
    (list.read().part ?? (await import('./later-screens.ts'))).laterScreens[name]()

/** Lazy screens: the router loads them when they are opened, the navigation as soon as a person is about to open them. */
export const screens = {
  checkoutRoot: later('checkoutRoot'),
  checkoutPlans: later('checkoutPlans'),
  checkoutPayment: later('checkoutPayment'),
  onboarding: later('onboarding'),
  firstWeek: later('firstWeek'),
  firstWeekRecipe: later('firstWeekRecipe'),
  building: () => import('#features/days/building-screen.tsx'),
  ready: () => import('#features/days/ready-screen.tsx'),
  complete: () => import('#features/days/complete-screen.tsx'),
  recipePlace: later('recipePlace'),
  allRecipes: later('allRecipes'),
  tastes: later('tastes'),
  recipe: later('recipe'),
  recipes: later('recipes'),
  recipePreview: later('recipePreview'),
  leftovers: later('leftovers'),
  item: () => import('#features/item/item-screen.tsx'),
  cook: () => import('#features/item/cook-screen.tsx'),
  shoppingList: () => import('#features/shopping-list/shopping-list-screen.tsx'),
  shared: () => import('#features/shopping-list/shared/shared-screen.tsx'),
  join: later('join'),
  seat: later('seat'),
  weightTracker: () => import('#features/weight-tracker/weight-tracker-screen.tsx'),
  weightTarget: later('weightTarget'),
  settings: later('settings'),
  account: later('account'),
  calendar: later('calendar'),
  reminders: later('reminders'),
  passkeys: later('passkeys'),
  assistants: later('assistants'),
  tokens: later('tokens'),
  password: later('password'),
  billing: later('billing'),
  personalization: later('personalization'),
  preferences: later('preferences'),
  food: later('food'),
  people: later('people'),
  profile: later('profile'),
  history: later('history'),
  extras: later('extras'),
  ownRecipes: later('ownRecipes'),
  ownRecipe: later('ownRecipe'),
  support: later('support'),
  answer: later('answer'),
  logout: () => import('./session/logout-screen.tsx'),
  moved: later('moved'),
  notFound: later('notFound'),
  feed: later('feed'),
} as const satisfies Record<string, Load>
