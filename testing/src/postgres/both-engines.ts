/**
 * The tests of the API that run on PostgreSQL as well as on SQLite: what an engine may do differently. All others run on SQLite
 * alone. `npm test` fails when the app makes a statement on SQLite that none of these makes on PostgreSQL.
 */
export const onBothEngines: readonly { why: string; tests: readonly string[] }[] = [
  {
    why: 'migrations, backups, and the data of earlier releases',
    tests: ['platform/database/*', 'whole-app/upgrade/*', 'main/demo/*', 'main/commands/billing/*'],
  },
  {
    why: 'stores without the app around them',
    tests: [
      'capabilities/account/store',
      'capabilities/food-log/entry-store',
      'capabilities/meal-plan/storing/*',
      'capabilities/shopping-list/list-store',
      'capabilities/subscription/{store,messages/outbox-store}',
      'capabilities/weight-tracker/stores',
      'platform/recipes/own/*',
      'whole-app/billing/stores',
      'whole-app/identity/{stores,session-stores}',
    ],
  },
  {
    why: 'processes that share a database, are killed, or lose it',
    tests: [
      'capabilities/meal-plan/events/*',
      'main/server',
      'whole-app/identity/{operation,scattered-provider}',
      'whole-app/operations/*',
      'whole-app/requests/{leave-silent-connection,lost-connection}',
    ],
  },
  {
    why: 'many at once: locks, races, limits that processes share',
    tests: [
      'capabilities/account/{passkeys/passkeys,personal-tokens/personal-tokens,sessions}',
      'capabilities/meal-plan/history/*',
      'capabilities/meal-plan/routes/{guests,plan}',
      'capabilities/meal-plan/{kept-values,together}',
      'capabilities/meal-plan/table/{absent,seat,works-together}',
      'capabilities/own-recipes/stale-edits',
      'capabilities/subscription/races',
      'capabilities/weight-tracker/{learning,readings,weight-tracker}',
      'platform/captcha/*',
      'whole-app/identity/{lockout,passkey-sign-in,password-reset,second-step,tokens}',
      'whole-app/requests/limit-tries',
    ],
  },
  {
    why: 'text that an engine may refuse, and figures that it may round',
    tests: ['whole-app/fuzz/*', 'whole-app/identity/nul', 'whole-app/requests/unreadable-requests'],
  },
  {
    why: 'a path through each other capability',
    tests: [
      'capabilities/account/{export-user,picture,user}',
      'capabilities/{assistants,calendar-feed,reminders,sharing}/*',
      'capabilities/documents/printed-photos',
      'capabilities/food-log/{extras-in-plan,food-log}',
      'capabilities/own-recipes/{own-dishes,own-recipes,own-sources}',
      'capabilities/retention/*',
      'capabilities/shopping-list/{at-home,cupboard,meals-out,shopping-list}',
      'capabilities/site/page-views/*',
      'capabilities/subscription/{bank-confirmation,messages/outbox,syncing/read-subscription}',
      'platform/purchase-events/*',
      'whole-app/billing/{provider-stories,recurly-app}',
    ],
  },
]

/** As patterns of files. */
export const testsOnBothEngines = onBothEngines.flatMap(({ tests }) =>
  tests.map((test) => `apps/api/src/${test}.test.ts`),
)
