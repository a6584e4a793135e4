import { expect, it } from 'vitest'
import { type Chunk, offlineFiles } from './offline-files.ts'

const screens = [
  'lib/session/oidc-client.ts',
  'app/plan/plan-upkeep.tsx',
  'features/days/building-screen.tsx',
  'features/days/ready-screen.tsx',
  'features/days/complete-screen.tsx',
  'features/item/item-screen.tsx',
  'features/item/cook-screen.tsx',
  'features/item/cook/running-timers.tsx',
  'features/shopping-list/shopping-list-screen.tsx',
  'features/food-log/food-sheet.tsx',
  'features/shopping-list/shared/shared-screen.tsx',
]

function chunk(fileName: string, modules: readonly string[], links: Partial<Chunk> = {}): Chunk {
  const moduleIds = modules.map((module) => `/somewhere/apps/web/${module}`)
  return { fileName, moduleIds, imports: [], dynamicImports: [], css: [], ...links }
}

const bundle = [
  chunk('app.js', ['app.html'], { dynamicImports: ['start.js'] }),
  chunk('start.js', ['src/app/start.tsx'], {
    imports: ['react.js'],
    dynamicImports: ['screens.js', 'checkout.js'],
    css: ['start.css'],
  }),
  chunk('react.js', []),
  chunk('checkout.js', ['src/features/checkout/plans-screen.tsx']),
  chunk(
    'screens.js',
    screens.map((screen) => `src/${screen}`),
    { imports: ['start.js'], dynamicImports: ['late.js'] },
  ),
  chunk('late.js', ['src/ui/surface/drawer-sheet.tsx'], { imports: ['shared.js'], css: ['late.css'] }),
  chunk('shared.js', []),
]

it('[SHOP-5] keeps what the start and the offline screens are made of, with what these load late, and no other screen', () => {
  expect(offlineFiles(bundle)).toEqual([
    'app.js',
    'late.css',
    'late.js',
    'react.js',
    'screens.js',
    'shared.js',
    'start.css',
    'start.js',
  ])
})

it('[SHOP-5] a screen that was renamed stops the build, not a person in a shop', () => {
  const without = bundle.filter(({ fileName }) => fileName !== 'late.js')
  expect(() => offlineFiles(without)).toThrow('src/ui/surface/drawer-sheet.tsx')
})
