import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root as repository } from '../../../scripts/setup/steps.mjs'
import { audit } from './audit.ts'

let root: string
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'butterleaf-audit-'))
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/ours': { link: true },
    'node_modules/olive': { version: '2.3.4' },
    'node_modules/press': { version: '1.0.0', dev: true },
    'node_modules/press/node_modules/olive': { version: '1.9.9', dev: true },
    'node_modules/alias': { name: '@grove/oil', version: '0.4.0' },
  }
  write('package-lock.json', { packages })
})
afterEach(() => fs.rmSync(root, { recursive: true }))

const write = (name: string, value: unknown) =>
  fs.writeFileSync(path.join(root, name), typeof value === 'string' ? value : JSON.stringify(value))
const semverRange = (...events: object[]) => ({ ranges: [{ type: 'SEMVER', events }] })
const advisory = (name: string, affected: object, more: object = {}) => ({
  ...{ id: 'TEST-1', summary: 'Spills.', database_specific: { severity: 'HIGH' } },
  affected: [{ package: { ecosystem: 'npm', name }, ...affected }],
  ...more,
})

function run(value: unknown, today = '2026-11-22') {
  write('osv.json', value)
  return audit({ place: path.join(root, 'osv.json'), root, today })
}

describe('a version', () => {
  it.each([
    ['before the fix', semverRange({ introduced: '0' }, { fixed: '2.3.5' }), false],
    ['that is the fix', semverRange({ introduced: '0' }, { fixed: '2.3.4' }), true],
    ['before it was introduced', semverRange({ introduced: '2.4.0' }), true],
    ['that is the last affected', semverRange({ introduced: '2.0.0' }, { last_affected: '2.3.4' }), false],
    ['after the last affected', semverRange({ introduced: '2.0.0' }, { last_affected: '2.3.3' }), true],
    [
      'in the second of two spans',
      semverRange({ introduced: '0' }, { fixed: '1.0.0' }, { introduced: '2.0.0' }),
      false,
    ],
    [
      'between two spans',
      semverRange({ introduced: '3.0.0' }, { introduced: '0' }, { fixed: '2.0.0' }),
      true,
    ],
    ['that is listed', { versions: ['2.3.4'] }, false],
    ['of which only commits are told', { ranges: [{ type: 'GIT', events: [{ introduced: '0' }] }] }, true],
  ])('%s', (_what, affected, isFine) => {
    expect(run(advisory('olive', affected)).isFine).toBe(isFine)
  })
})

it('a hit tells id, severity, package, place and the fixed version', () => {
  const { lines, isFine } = run(advisory('@grove/oil', semverRange({ introduced: '0' }, { fixed: '0.4.1' })))
  expect(isFine).toBe(false)
  expect(lines).toEqual([
    'TEST-1  high  @grove/oil 0.4.0  (production, node_modules/alias)  fixed in 0.4.1\n    Spills.',
    '4 packages (2 in production), 1 advisories: 1 against production, 0 others.',
  ])
})

it('a hit in a tool, another ecosystem’s and a withdrawn one don’t count', () => {
  const all = semverRange({ introduced: '0' })
  const elsewhere = advisory('olive', all, {
    affected: [{ package: { ecosystem: 'PyPI', name: 'olive' }, ...all }],
  })
  const { lines, isFine } = run([
    advisory('press', all),
    elsewhere,
    advisory('olive', all, { withdrawn: '2026-01-01T00:00:00Z' }),
  ])
  expect([isFine, lines.length, lines[0]?.includes('(development')]).toEqual([true, 2, true])
})

it('one that is ignored counts again after its day', () => {
  write('audit-ignore.json', [{ id: 'CVE-1', reason: 'We press no olives.', until: '2026-11-22' }])
  const known = advisory('olive', { versions: ['2.3.4'] }, { aliases: ['CVE-1'] })
  expect(run(known).isFine).toBe(true)
  expect(run(known).lines[0]).toContain('ignored until 2026-11-22: We press no olives.')
  expect(run(known, '2026-11-23').isFine).toBe(false)
})

it('one that is ignored needs a reason and an end', () => {
  write('audit-ignore.json', [{ id: 'CVE-1', until: '2026-11-22' }])
  expect(() => run([])).toThrow('entry 1 needs "id", "reason" and "until"')
})

it('a folder and a file of lines are read', () => {
  write(
    'many.ndjson',
    [1, 2].map((id) => JSON.stringify(advisory('olive', { versions: ['2.3.4'] }, { id }))).join('\n'),
  )
  expect(() => audit({ place: root, root, today: '2026-11-22' })).toThrow('is no OSV advisory')
  const folder = path.join(root, 'advisories')
  fs.mkdirSync(folder)
  for (const id of ['A', 'B'])
    write(`advisories/${id}.json`, advisory('olive', { versions: ['2.3.4'] }, { id }))
  expect(audit({ place: folder, root, today: '2026-11-22' }).lines).toHaveLength(3)
})

it.each([
  ['{', 'is no JSON'],
  ['{"name":"x"}', 'record 1 is no OSV advisory'],
  ['[{"id":"A","affected":[{"ranges":[{"type":"SEMVER"}]}]}]', 'record 1 is no OSV advisory'],
])('%s is refused in words', (text, words) => {
  expect(() => run(text)).toThrow(words)
})

it('no tool for tests or checks counts as production in our own lock', () => {
  const lock = JSON.parse(fs.readFileSync(path.join(repository, 'package-lock.json'), 'utf8'))
  const tools = [
    'vitest',
    '@playwright/test',
    'fast-check',
    'lighthouse',
    '@biomejs/biome',
    'openid-client',
    'jsdom',
  ]
  const isDev = (name: string) => lock.packages[`node_modules/${name}`]?.dev === true
  expect(tools.filter((name) => !isDev(name))).toEqual([])
  const ours = ['testing', 'e2e', 'tools'].filter((folder) => 'dependencies' in lock.packages[folder])
  expect(ours).toEqual([])
})
