import type { PlanCode } from '@butterleaf/domain/subscription/plans'
import { generatePath } from 'react-router'

/**
 * [APP-11] Every address of the product under its route name. A route that isn't built yet has no screen, but its address is
 * fixed.
 */
export const paths = {
  home: '/',
  'home.alias': '/home',
  'home.policy': '/privacy-policy',
  'home.disclaimer': '/terms-disclaimer',
  auth: '/auth/*',
  callback: '/callback',
  logout: '/logout',
  'checkout.root': '/checkout',
  'checkout.plans': '/checkout/plans',
  'checkout.payment': '/checkout/payment',
  onboarding: '/onboarding',
  'onboarding-gender': '/onboarding/gender',
  'onboarding-unit': '/onboarding/unit',
  'onboarding-about': '/onboarding/about',
  'onboarding-body-fat': '/onboarding/body-fat',
  'onboarding-goal': '/onboarding/goal',
  'onboarding-mode': '/onboarding/mode',
  'onboarding-rhythm': '/onboarding/rhythm',
  'onboarding-breakfast': '/onboarding/breakfast',
  'onboarding-lunch': '/onboarding/lunch',
  'onboarding-dinner': '/onboarding/dinner',
  'onboarding-dessert': '/onboarding/dessert',
  'onboarding-allergies': '/onboarding/allergies',
  'onboarding-done': '/onboarding/done',
  app: '/app',
  'app.first-week': '/app/first-week',
  'app.first-week.recipe': '/app/first-week/:recipeId',
  'app.templates': '/app/templates',
  'app.history': '/app/history',
  'app.recipes': '/app/recipes',
  'app.recipes.yours': '/app/recipes/yours',
  'app.recipes.yours.recipe': '/app/recipes/yours/:recipeId',
  'app.recipes.liked': '/app/recipes/liked',
  'app.recipes.avoided': '/app/recipes/avoided',
  'app.recipes.recipe': '/app/recipes/:recipeId',
  'app.template.complete': '/app/templates/:templateId',
  'app.template.ready': '/app/templates/:templateId/week/:weekId/day/:dayId',
  'app.template.ready.item': '/app/templates/:templateId/week/:weekId/day/:dayId/item/:itemId',
  'app.template.preparing.day': '/app/templates/:templateId/edit/week/:weekId/day/:dayId',
  'app.template.preparing.day.item': '/app/templates/:templateId/edit/week/:weekId/day/:dayId/item/:itemId',
  'app.template.preparing.day.recipes':
    '/app/templates/:templateId/edit/week/:weekId/day/:dayId/recipes/:category',
  'app.template.preparing.day.recipes.recipe':
    '/app/templates/:templateId/edit/week/:weekId/day/:dayId/recipes/:category/:recipeId',
  'app.template.preparing.day.leftovers':
    '/app/templates/:templateId/edit/week/:weekId/day/:dayId/leftovers/:category',
  'app.template.day.item': '/app/templates/:templateId/done/week/:weekId/day/:dayId/item/:itemId',
  'app.template.shopping-list': '/app/templates/:templateId/week/:weekId/shopping-list',
  'app.weight-tracker': '/weight-tracker',
  'app.support': '/support',
  'app.support.answer': '/support/:title',
  feed: '/feed',
  shared: '/shared/:secret',
  join: '/join/:secret',
  seat: '/eating-along',
  settings: '/settings',
  'settings.resources': '/settings/personalization',
  'settings.resources.preferences': '/settings/personalization/preferences',
  'settings.resources.preferences.scaling': '/settings/personalization/preferences/scaling',
  'settings.resources.food': '/settings/personalization/food',
  'settings.resources.profile': '/settings/personalization/profile',
  'settings.resources.interactions': '/settings/personalization/interactions',
  'settings.resources.extras': '/settings/personalization/extras',
  'settings.account': '/settings/account',
  'settings.account.subscription': '/settings/account/subscription',
  'settings.account.password': '/settings/account/password',
  'settings.account.calendar': '/settings/account/calendar',
  'settings.account.reminders': '/settings/account/reminders',
  'settings.account.passkeys': '/settings/account/passkeys',
  'settings.account.tokens': '/settings/account/tokens',
  'settings.account.assistants': '/settings/account/assistants',
  'settings.account.weightTracker': '/settings/account/weight-tracker',
  recipes: '/recipes',
  'recipes.recipe': '/recipes/:slug',
} as const satisfies Record<string, string>

export type RouteName = keyof typeof paths

export function pathTo(name: RouteName, params: Record<string, string> = {}): string {
  return generatePath(paths[name] as string, params)
}

/** The way to pay for a plan. */
export function checkoutPath(plan: PlanCode): string {
  return `${paths['checkout.root']}?plan=${plan}`
}

export function signInPath(returnTo: string): string {
  return `/auth/login?returnTo=${encodeURIComponent(returnTo)}`
}

export function signUpPath(returnTo: string): string {
  return `/auth/signup?returnTo=${encodeURIComponent(returnTo)}`
}

/** The server's spelling of a site page's address, which the app accepts in other spellings too. */
export function siteAddress(pathname: string): string {
  return pathname
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
}

/** Only addresses of our own app are allowed; anything else becomes the app's start. */
export function safeReturnTo(raw: string | null | undefined): string {
  // Parsing an address drops tabs and line ends, so a character after them may become a second slash.
  if (!raw?.startsWith('/') || raw.startsWith('//') || /[\\\t\r\n]/.test(raw)) return paths.app
  const { pathname, search, hash } = new URL(raw, 'https://own.invalid')
  // Resolving dots may leave `//elsewhere`.
  const isElsewhere = pathname.startsWith('//')
  const isSignIn = /^\/(auth|callback|logout)(\/|$)/.test(pathname)
  return isElsewhere || isSignIn ? paths.app : `${pathname}${search}${hash}`
}
