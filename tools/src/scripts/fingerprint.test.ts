import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, test } from 'vitest'
import { fingerprint } from '../../../scripts/setup/fingerprint.mjs'

const folder = mkdtempSync(join(tmpdir(), 'butterleaf-fingerprint-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'src', 'dist'), { recursive: true })
const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
const taken = () => fingerprint(['src', 'absent'], folder)

test('contents and names count; times, tests and built files do not', () => {
  write('src/meal.ts', 'salmon')
  const first = taken()
  utimesSync(join(folder, 'src/meal.ts'), 1, 1)
  write('src/meal.test.ts', 'a test')
  write('src/dist/meal.js', 'salmon, built')
  assert.equal(taken(), first)
  write('src/meal.ts', 'trout')
  assert.notEqual(taken(), first)
  write('src/meal.ts', 'salmon')
  write('src/snack.ts', '')
  assert.notEqual(taken(), first)
})
