import { beforeAll, expect, it } from 'vitest'
import { lintHouse } from './lint-house.ts'

const refused = [
  ['packages/domain/src', 'zod'],
  ['packages/domain/src/weight-tracker', 'node:fs'],
  ['packages/domain/src', '@butterleaf/contract/call'],
  ['packages/contract/src', '@butterleaf/api/config'],
  ['packages/contract/src', '@butterleaf/cookbook/recipes/recipe'],
  ['packages/cookbook/src', '@butterleaf/contract/call'],
  ['packages/server-kit/src/http', '@butterleaf/identity/user-id'],
  ['packages/server-kit/src', '@butterleaf/api/platform/config'],
  ['packages/identity/src', '@butterleaf/billing/open-billing'],
  ['packages/billing/src', '@butterleaf/identity/user-id'],
  ['packages/billing/src', '@butterleaf/api/platform/config'],
  ['apps/api/src/platform', '#capabilities/account/operations.ts'],
  ['apps/api/src/platform/pdf', '../../capabilities/account/operations.ts'],
  ['apps/api/src/platform', '../main/app.ts'],
  ['apps/api/src/capabilities/account', '../../main/app.ts'],
  ['apps/api/src/capabilities/account', '#capabilities/subscription/store.ts'],
  ['apps/api/src/capabilities/account', '#capabilities/subscription/routes.ts'],
  ['apps/api/src/capabilities/account', '#capabilities/subscription/syncing/operations.ts'],
  ['apps/api/src/capabilities/account', '../subscription/operations.ts'],
  ['apps/api/src/capabilities/account', './../subscription/operations.ts'],
  ['apps/api/src/capabilities/account', './any/../../subscription/store.ts'],
  ['apps/api/src/capabilities/subscription/syncing', '../../account/operations.ts'],
  ['apps/api/src/capabilities/subscription/syncing', '#capabilities/account/store.ts'],
  ['apps/api/src/capabilities/subscription/syncing/deeper', '../../../account/operations.ts'],
  ['apps/api/src/main', '#capabilities/account/store.ts'],
  ['apps/api/src/main/demo', '../../capabilities/account/operations.ts'],
  ['apps/api/src', '@butterleaf/web/any'],
  ['apps/api/src', '@butterleaf/testing/test-app'],
  ['apps/web/src/app', '@butterleaf/api/config'],
  ['apps/web/src/app', 'zod'],
  ['apps/web/src/ui', '#features/home/home-screen.tsx'],
  ['apps/web/src/lib', '../app/router.tsx'],
  ['apps/web/src/features/home', '#features/weight-tracker/target-screen.tsx'],
  ['apps/web/src/features/home', '../../app/router.tsx'],
  ['apps/web/src/features/home', '../weight-tracker/target-form.tsx'],
  ['apps/web/src/features/home/plates', '../../weight-tracker/target-form.tsx'],
  ['apps/web/src/features/home/plates', '#features/weight-tracker/target-screen.tsx'],
  ['apps/web/src/features/home/plates', '@butterleaf/api/config'],
  ['apps/web/src/features/home', '@butterleaf/contract/meal-plan/calls'],
  ['apps/web/src/features/home', '@butterleaf/contract/recipes/calls'],
  ['apps/web/src/features/home/plates', '@butterleaf/contract/nutrition/macros-codec'],
  ['apps/web/src/features/home/plates', '@butterleaf/contract/onboarding/codes'],
  ['apps/web/src/app/plan', '@butterleaf/contract/meal-plan/codecs/plan-codec'],
  ['apps/web/src/app', '@butterleaf/contract/recipes/recipe-codec'],
] as const

const allowed = [
  ['packages/domain/src/weight-tracker', '../calendar/iso-date.ts'],
  ['packages/contract/src', '@butterleaf/domain/calendar/iso-date'],
  ['packages/cookbook/src', '@butterleaf/domain/kitchen/units'],
  ['packages/server-kit/src', '@butterleaf/contract/call'],
  ['packages/identity/src', '@butterleaf/server-kit/http/serve'],
  ['apps/api/src', '@butterleaf/contract/call'],
  ['apps/api/src/main', '#capabilities/account/routes.ts'],
  ['apps/api/src/main/demo', '#capabilities/meal-plan/operations.ts'],
  ['apps/api/src/capabilities/account', '#platform/app-context.ts'],
  ['apps/api/src/capabilities/account', '#capabilities/subscription/operations.ts'],
  ['apps/api/src/capabilities/account', './syncing/sync-subscription.ts'],
  ['apps/api/src/capabilities/subscription/syncing', '../store.ts'],
  ['apps/api/src/capabilities/subscription/syncing/deeper', '../../store.ts'],
  ['apps/web/src/features/home', '#ui/action/button.tsx'],
  ['apps/web/src/features/home', './hero-plates.tsx'],
  ['apps/web/src/features/home/plates', '../hero-plates.tsx'],
  ['apps/web/src/features/home', '@butterleaf/contract/shopping-list/calls'],
  ['apps/web/src/features/home/testing', '@butterleaf/contract/meal-plan/calls'],
  ['apps/web/src/lib/meal-plan', '@butterleaf/contract/meal-plan/calls'],
] as const

/** A house of one-line files, each with one import. */
const fileOf = (folder: string, index: number) => `${folder}/any-${index}.ts`
let filesRefused: Set<string>

beforeAll(() => {
  const lines = [...refused, ...allowed].map(
    ([folder, imported], index) =>
      [fileOf(folder, index), `import { x } from '${imported}'\n\nexport const y = x\n`] as const,
  )
  filesRefused = lintHouse(new Map(lines), ['noRestrictedImports'])
})

it.each(refused.map(([folder, imported], index) => [folder, imported, index] as const))(
  '%s may not import %s',
  (folder, _imported, index) => {
    expect(filesRefused).toContain(fileOf(folder, index))
  },
)

it.each(allowed.map(([folder, imported], index) => [folder, imported, refused.length + index] as const))(
  '%s may import %s',
  (folder, _imported, index) => {
    expect(filesRefused).not.toContain(fileOf(folder, index))
  },
)
