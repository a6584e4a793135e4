import { beforeAll, expect, it } from 'vitest'
import { lintHouse } from './lint-house.ts'

const uses = [
  'localStorage.clear()',
  'window.sessionStorage.clear()',
  'void globalThis.indexedDB',
  'void caches.keys()',
  'void self.caches',
]
const refused = [
  'app/any.ts',
  'features/home/any.ts',
  'features/home/plates/any.tsx',
  'lib/any.ts',
  'ui/form/any.ts',
  'site/any.ts',
]
const allowed = ['lib/device/any.ts', 'sw/any.ts', 'app/any.test.ts', 'features/home/testing/any.ts']

const cases = (files: readonly string[]) =>
  files.flatMap((file) => uses.map((use, index) => [file, use, index] as const))
const pathOf = (file: string, index: number) => `apps/web/src/${file.replace('any', `any-${index}`)}`
let filesRefused: Set<string>

beforeAll(() => {
  const lines = cases([...refused, ...allowed]).map(
    ([file, use, index]) => [pathOf(file, index), `${use}\n`] as const,
  )
  filesRefused = lintHouse(new Map(lines), ['noRestrictedGlobals', 'noJsRestrictedProperties'])
})

it.each(cases(refused))('the web app’s %s may not use %s', (file, _use, index) => {
  expect(filesRefused).toContain(pathOf(file, index))
})

it.each(cases(allowed))('the web app’s %s may use %s', (file, _use, index) => {
  expect(filesRefused).not.toContain(pathOf(file, index))
})
