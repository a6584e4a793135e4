import fs from 'node:fs'
import { expect, it } from 'vitest'
import { readSources, type Source } from './read-sources.ts'

const packages = [
  'packages/billing',
  'packages/contract',
  'packages/cookbook',
  'packages/domain',
  'packages/identity',
  'packages/server-kit',
  'apps/api',
  'apps/web',
  'testing',
  'tools',
]

/** Every migration exports `up`, and the migrator finds it by that name. */
const isMigration = (path: string) => path.includes('/database/migrations/')

const declared =
  /^export\s+(?:default\s+)?(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:function\s*\*?|const|let|var|class|type|interface|enum)\s+([\w$]+)/gm
/** `export { a, type b, c as d }`; the same thing handed on from another file counts there, unless it gets a new name. */
const listed = /^export\s+(?:type\s+)?\{([^}]*)\}(\s*from\b)?/gm
const unpacked = /^export\s+(?:const|let)\s*[{[]([^=]*)[}\]]\s*=/gm

function namesExportedBy(text: string): string[] {
  const declarations = Array.from(text.matchAll(declared), ([, name = '']) => name)
  const lists = Array.from(text.matchAll(listed)).flatMap(([, list = '', from]) =>
    partsOf(list)
      .map((part) => part.replace(/^type\s+/, '').split(/\s+as\s+/))
      .filter(([, alias]) => from === undefined || alias !== undefined)
      .map(([name = '', alias]) => alias ?? name),
  )
  const patterns = Array.from(text.matchAll(unpacked)).flatMap(([, list = '']) =>
    partsOf(list).map((part) => part.split(/\s*:\s*/).at(-1)!),
  )
  return [...declarations, ...lists, ...patterns].filter((name) => name !== 'default')
}

function partsOf(list: string): string[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** One line for each name that more than one file exports, naming those files. */
function namesExportedTwice(sources: readonly Source[]): string[] {
  const filesOf = new Map<string, Set<string>>()
  for (const { path, text } of sources)
    for (const name of isMigration(path) ? [] : namesExportedBy(text))
      filesOf.set(name, (filesOf.get(name) ?? new Set()).add(path))
  return [...filesOf]
    .filter(([, files]) => files.size > 1)
    .map(([name, files]) => `${name} is exported by ${[...files].sort().join(' and ')}: rename one of them`)
    .sort()
}

it.each(packages)('in %s every exported name means one thing', (folder) => {
  const sources = readSources([`${folder}/src`])
  expect(sources.length).toBeGreaterThan(15)
  expect(namesExportedTwice(sources)).toEqual([])
})

it('no package of the workspace is left out', () => {
  const folders = ['packages', 'apps'].flatMap((parent) =>
    fs
      .readdirSync(new URL(`../../../${parent}`, import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${parent}/${name}`),
  )
  expect([...packages].sort()).toEqual([...folders, 'testing', 'tools'].sort())
})

it.each([
  ['two functions', 'export function spread() {}', 'export async function spread() {}'],
  ['a function and a constant', 'export function* spread() {}', 'export const spread = 1'],
  ['a type and an interface', 'export type Spread = 1', 'export interface Spread {}'],
  ['two classes', 'export abstract class Spread {}', 'export class Spread {}'],
  [
    'a component that is the file’s default',
    'export default function Spread() {}',
    'export const Spread = 1',
  ],
  ['a list', 'const spread = 1\nexport { type Other, spread }', 'export const spread = 1'],
  ['a new name in a list', 'export { a as spread } from "./a.ts"', 'export const spread = 1'],
  ['an unpacked object', 'export const { a: spread, b } = both', 'export const spread = 1'],
])('finds a name exported twice: %s', (_what, one, two) => {
  const sources = [
    { path: 'apps/any/src/one.ts', text: `${one}\n` },
    { path: 'apps/any/src/two.ts', text: `${two}\n` },
  ]
  expect(namesExportedTwice(sources)).toEqual([
    expect.stringMatching(/^spread is exported by apps\/any\/src\/one\.ts and apps\/any\/src\/two\.ts/i),
  ])
})

it.each([
  [
    'what another file hands on',
    [
      ['a.ts', 'export function drawPlan() {}'],
      ['operations.ts', "export { drawPlan } from './a.ts'"],
    ],
  ],
  ['overloads', [['a.ts', 'export function pick(one: 1): 1\nexport function pick(two: 2): 2']]],
  [
    'the migrations’ up',
    [
      ['database/migrations/001-a.ts', 'export async function up() {}'],
      ['database/migrations/002-b.ts', 'export async function up() {}'],
    ],
  ],
  [
    'names that aren’t exported',
    [
      ['a.ts', 'function draw() {}'],
      ['b.ts', 'export function draw() {}'],
    ],
  ],
] as const)('lets %s be', (_what, files) => {
  const sources = files.map(([path, text]) => ({ path: `apps/any/src/${path}`, text: `${text}\n` }))
  expect(namesExportedTwice(sources)).toEqual([])
})
