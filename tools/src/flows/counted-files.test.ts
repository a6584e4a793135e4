import assert from 'node:assert/strict'
import { test } from 'vitest'
import { countedFiles } from './counted-files.ts'
import { mergeRanFiles, ranFiles } from './ran-files.ts'

const ran = (files: Record<string, string[]>) =>
  new Map(Object.entries(files).map(([file, names]) => [file, new Set(names)]))

test('a file counts once, wherever it ran, unless any request runs it', () => {
  const page = ran({ 'packages/domain/src/draw.ts': ['drawMeal'], 'apps/web/src/lib/api/call.ts': ['call'] })
  const server = ran({ 'packages/domain/src/draw.ts': [''], 'packages/server-kit/src/serve.ts': ['serve'] })
  const counted = countedFiles(
    mergeRanFiles([page, server]),
    ran({ 'packages/server-kit/src/serve.ts': [''] }),
  )
  assert.deepEqual(counted, ['apps/web/src/lib/api/call.ts', 'packages/domain/src/draw.ts'])
})

test('what only shows is not counted; a .tsx that does something is', () => {
  const shown = {
    'apps/web/src/ui/action/button.tsx': ['pressButton'],
    'apps/web/src/features/days/building-screen.tsx': ['BuildingScreen', '', '_temp2', 't3', 'useDay'],
    'apps/api/src/capabilities/meal-plan/presenting/plan-bytes.ts': ['planBytes'],
    'apps/api/src/capabilities/shopping-list/present-list.ts': ['presentList'],
    'apps/web/src/app/plan/fetch-ahead.ts': ['fetchAhead'],
  }
  const done = { 'apps/web/src/lib/meal-plan/plan-provider.tsx': ['PlanProvider', 'changePlan'] }
  assert.deepEqual(countedFiles(ran({ ...shown, ...done }), ran({})), Object.keys(done))
})

test('a module that is only loaded has not run', () => {
  const script = (startOffset: number, count: number) => ({
    scriptId: '1',
    url: 'file:///a.js',
    functions: [
      { functionName: 'a', isBlockCoverage: false, ranges: [{ startOffset, endOffset: 9, count }] },
    ],
  })
  const files = ranFiles([script(0, 1), script(5, 0)], (url) => url)
  assert.equal(files.size, 0)
  assert.deepEqual([...ranFiles([script(5, 2)], (url) => url).keys()], ['file:///a.js'])
})
