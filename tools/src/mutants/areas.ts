/** What must not break: its sources, and the tests that watch over it. */
export type Area = Readonly<{
  title: string
  /** The projects of `vitest.config.ts` that run the tests. */
  projects: readonly ('domain' | 'sqlite' | 'postgres' | 'web')[]
  sources: readonly string[]
  tests: readonly string[]
  /** Draws plans while files are read: what runs then alone is left out, and a line meets the tests that run it. */
  drawsWhileRead?: true
}>

/** Least share of mutants, in percent, that tests must notice. */
export const leastScore = 85

const mealPlan = 'packages/domain/src/meal-plan'
const subscriptions = 'apps/api/src/capabilities/subscription'
const home = 'packages/domain/src/shopping-list/home'
const listSync = 'apps/web/src/features/shopping-list/sync'

export const areas = {
  plan: {
    title: 'The plan: states, operations, drawing',
    projects: ['domain'],
    sources: [`${mealPlan}/**/*.ts`, `!${mealPlan}/{planner,mending}/**`],
    tests: [`${mealPlan}/**/*.test.ts`, `!${mealPlan}/{planner,mending}/**`],
    drawsWhileRead: true,
  },
  planner: {
    title: 'The planner',
    projects: ['domain'],
    sources: [`${mealPlan}/planner/**/*.ts`],
    // Those of the weights count the numbers in the sources, and a changed source holds many more.
    tests: [`${mealPlan}/planner/**/*.test.ts`, `!${mealPlan}/planner/weights.test.ts`],
    drawsWhileRead: true,
  },
  'shopping-list': {
    title: 'The shopping list',
    projects: ['domain'],
    sources: ['packages/domain/src/shopping-list/**/*.ts'],
    tests: ['packages/domain/src/shopping-list/**/*.test.ts'],
  },
  mending: {
    title: 'Back into range',
    projects: ['domain'],
    sources: [`${mealPlan}/mending/**/*.ts`],
    tests: [`${mealPlan}/mending/**/*.test.ts`, `${mealPlan}/eating/open-room.test.ts`],
  },
  home: {
    title: 'The list at home: trips, ticks and packs',
    projects: ['domain'],
    sources: [`${home}/**/*.ts`, 'packages/domain/src/pantry/**/*.ts'],
    tests: ['packages/domain/src/{shopping-list,pantry}/**/*.test.ts'],
  },
  expenditure: {
    title: 'What a body uses',
    projects: ['domain'],
    sources: ['packages/domain/src/expenditure/**/*.ts'],
    tests: ['packages/domain/src/expenditure/**/*.test.ts'],
  },
  subscription: {
    title: 'Prices, terms and coupons',
    projects: ['domain'],
    sources: ['packages/domain/src/subscription/**/*.ts'],
    tests: ['packages/domain/src/subscription/**/*.test.ts'],
  },
  nutrition: {
    title: 'Targets and ranges',
    projects: ['domain'],
    sources: ['packages/domain/src/nutrition/**/*.ts'],
    tests: ['packages/domain/src/nutrition/**/*.test.ts'],
  },
  identity: {
    title: 'Tokens, passwords, attempts and sessions',
    projects: ['domain', 'sqlite'],
    sources: [
      'packages/identity/src/tokens/*.ts',
      'packages/identity/src/embedded/passwords/*.ts',
      'packages/identity/src/embedded/sessions/*.ts',
    ],
    // Their own, and those of the app in which people type passwords, renew tokens and end sessions.
    tests: [
      'apps/api/src/whole-app/identity/{attempts,stores,session-stores,kept-callers}.test.ts',
      'apps/api/src/whole-app/identity/{tokens,lockout,password-reset}.test.ts',
      'apps/api/src/capabilities/account/{password,sessions,end-sessions}.test.ts',
      'packages/identity/src/{tokens,embedded/passwords,embedded/sessions}/*.test.ts',
    ],
  },
  access: {
    title: 'Who has paid',
    projects: ['sqlite'],
    sources: [`${subscriptions}/access/*.ts`, `${subscriptions}/syncing/read-subscription.ts`],
    tests: [`${subscriptions}/access/*.test.ts`, `${subscriptions}/syncing/read-subscription.test.ts`],
  },
  stores: {
    title: 'The stores of plan, list, weight, account and subscription',
    projects: ['sqlite'],
    sources: [
      'apps/api/src/capabilities/{account,shopping-list,weight-tracker,subscription}/*store.ts',
      'apps/api/src/capabilities/meal-plan/storing/*store.ts',
      `${subscriptions}/messages/outbox-store.ts`,
    ],
    // Their own, and those that read and delete all rows of a person.
    tests: [
      'apps/api/src/capabilities/account/{store,delete-user,export-user}.test.ts',
      'apps/api/src/capabilities/shopping-list/list-store.test.ts',
      'apps/api/src/capabilities/weight-tracker/stores.test.ts',
      'apps/api/src/capabilities/meal-plan/storing/*.test.ts',
      `${subscriptions}/store.test.ts`,
      `${subscriptions}/messages/*.test.ts`,
    ],
  },
  billing: {
    title: 'Subscriptions and the sandbox',
    projects: ['domain', 'sqlite'],
    sources: [
      `${subscriptions}/*.ts`,
      `${subscriptions}/{messages,syncing}/*.ts`,
      'packages/billing/src/sandbox/*.ts',
    ],
    tests: [
      `${subscriptions}/**/*.test.ts`,
      'packages/billing/src/sandbox/*.test.ts',
      'apps/api/src/whole-app/billing/{provider-stories,stores}.test.ts',
    ],
  },
  retention: {
    title: 'Deletion after five years',
    projects: ['sqlite'],
    sources: ['apps/api/src/capabilities/retention/*.ts'],
    tests: ['apps/api/src/capabilities/retention/*.test.ts'],
  },
  backup: {
    title: 'Backup and restore',
    // Some of it runs on one engine only.
    projects: ['sqlite', 'postgres'],
    sources: ['apps/api/src/platform/database/{backup,migrate,table-names}.ts'],
    tests: ['apps/api/src/platform/database/*.test.ts'],
  },
  'plan-cache': {
    title: 'The plan in the browser',
    projects: ['web'],
    sources: [
      'apps/web/src/lib/meal-plan/{cache,change,live}/*.ts',
      'apps/web/src/lib/meal-plan/plan-query.ts',
    ],
    tests: [
      'apps/web/src/lib/{meal-plan,outbox}/**/*.test.{ts,tsx}',
      'apps/web/src/app/{plan,shell}/*.test.{ts,tsx}',
      'apps/web/src/features/{days,item,history,first-week,settings}/**/*.test.{ts,tsx}',
    ],
  },
  outbox: {
    title: 'Acts on their way to the server',
    projects: ['web'],
    sources: ['apps/web/src/lib/outbox/*.ts', `${listSync}/*.ts`, 'apps/web/src/lib/food-log/log-acts.ts'],
    tests: [
      'apps/web/src/lib/outbox/*.test.{ts,tsx}',
      `${listSync}/*.test.{ts,tsx}`,
      'apps/web/src/features/shopping-list/rows/shown-list.test.ts',
      'apps/web/src/lib/food-log/*.test.ts',
      'apps/web/src/features/shopping-list/shopping-list-screen.test.tsx',
    ],
  },
  'device-store': {
    title: 'What the device stores',
    projects: ['web'],
    sources: ['apps/web/src/lib/device/*.ts'],
    tests: ['apps/web/src/lib/device/*.test.{ts,tsx}', 'apps/web/src/app/session/*.test.{ts,tsx}'],
  },
} as const satisfies Record<string, Area>

export type AreaName = keyof typeof areas

export function isAreaName(name: string): name is AreaName {
  return name in areas
}
