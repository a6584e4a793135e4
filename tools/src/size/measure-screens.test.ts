import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type Manifest, measureScreens } from './measure-screens.ts'

const manifest: Manifest = {
  'app.html': { file: 'entry.js', dynamicImports: ['start.tsx'], isEntry: true },
  'start.tsx': {
    file: 'start.js',
    css: ['start.css'],
    imports: ['_react.js'],
    dynamicImports: ['day.tsx', 'log.tsx'],
  },
  '_react.js': { file: 'react.js' },
  '_chart.js': { file: 'chart.js', css: ['chart.css'], imports: ['_react.js'] },
  'day.tsx': { file: 'day.js', imports: ['start.tsx', '_chart.js'], dynamicImports: ['cook.tsx'] },
  'log.tsx': { file: 'log.js', imports: ['start.tsx'] },
  'cook.tsx': { file: 'cook.js', imports: ['day.tsx', '_chart.js'] },
}

function measured(sizes: Record<string, number> = {}) {
  const screens = measureScreens(manifest, (file) => (sizes[file] ?? 1) * 1024)
  return screens.map(({ name, kib, isOver }) => [name, kib, isOver])
}

test('the start is all an entry brings, a further screen only what it adds to the way there', () => {
  assert.deepEqual(measured({ 'react.js': 100, 'day.js': 7, 'cook.js': 5 }), [
    ['app.html, to start', 103, false],
    ['app.html → day.tsx', 9, false],
    ['app.html → cook.tsx', 5, false],
    ['app.html → log.tsx', 1, false],
  ])
})

test('over the goal is said so', () => {
  const isOver = measured({ 'react.js': 158, 'chart.js': 30 }).map(([, , over]) => over)
  assert.deepEqual(isOver, [true, true, false, false])
})
