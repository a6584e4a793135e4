import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const rules = fileURLToPath(new URL('../../biome.json', import.meta.url))
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')

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
  ['apps/api/src', '@butterleaf/web/any'],
  ['apps/api/src', '@butterleaf/testing/test-app'],
  ['apps/web/src/app', '@butterleaf/api/config'],
  ['apps/web/src/app', 'zod'],
  ['apps/web/src/ui', '#features/home/home-screen.tsx'],
  ['apps/web/src/lib', '../app/router.tsx'],
  ['apps/web/src/features/home', '#features/weight-tracker/target-form.tsx'],
  ['apps/web/src/features/home', '../../app/router.tsx'],
  ['apps/web/src/features/home', '../weight-tracker/target-form.tsx'],
  ['apps/web/src/features/home/plates', '../../weight-tracker/target-form.tsx'],
  ['apps/web/src/features/home/plates', '#features/weight-tracker/target-form.tsx'],
  ['apps/web/src/features/home/plates', '@butterleaf/api/config'],
] as const

const allowed = [
  ['packages/domain/src/weight-tracker', '../calendar/iso-date.ts'],
  ['packages/contract/src', '@butterleaf/domain/calendar/iso-date'],
  ['packages/cookbook/src', '@butterleaf/domain/kitchen/units'],
  ['packages/server-kit/src', '@butterleaf/contract/call'],
  ['packages/identity/src', '@butterleaf/server-kit/http/serve'],
  ['apps/api/src', '@butterleaf/contract/call'],
  ['apps/api/src/main', '#capabilities/account/routes.ts'],
  ['apps/api/src/capabilities/account', '#platform/app-context.ts'],
  ['apps/web/src/features/home', '#ui/action/button.tsx'],
  ['apps/web/src/features/home', './hero-plates.tsx'],
  ['apps/web/src/features/home/plates', '../hero-plates.tsx'],
] as const

let house: string
let report: string

/** A house of one-line files, each with one import, under our own rules. */
beforeAll(() => {
  house = fs.mkdtempSync(path.join(os.tmpdir(), 'butterleaf-imports-'))
  fs.copyFileSync(rules, path.join(house, 'biome.json'))
  for (const [index, [folder, imported]] of [...refused, ...allowed].entries()) {
    fs.mkdirSync(path.join(house, folder), { recursive: true })
    const line = `import { x } from '${imported}'\n\nexport const y = x\n`
    fs.writeFileSync(path.join(house, folder, `any-${index}.ts`), line)
  }
  const args = [biome, 'lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none']
  report = spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8' }).stdout
})
afterAll(() => fs.rmSync(house, { recursive: true, force: true }))

function filesRefused(): string[] {
  const { diagnostics } = JSON.parse(report) as {
    diagnostics: { category: string; location: { path: string | { file: string } } }[]
  }
  return diagnostics
    .filter(({ category }) => category.endsWith('noRestrictedImports'))
    .map(({ location }) => (typeof location.path === 'string' ? location.path : location.path.file))
    .map((file) => path.basename(file, '.ts'))
}

it.each(refused.map(([folder, imported], index) => [folder, imported, index] as const))(
  '%s may not import %s',
  (_folder, _imported, index) => {
    expect(filesRefused()).toContain(`any-${index}`)
  },
)

it.each(allowed.map(([folder, imported], index) => [folder, imported, refused.length + index] as const))(
  '%s may import %s',
  (_folder, _imported, index) => {
    expect(filesRefused()).not.toContain(`any-${index}`)
  },
)
