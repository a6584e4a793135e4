import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSources, type Source } from './read-sources.ts'

const api = 'apps/api/src'
const capabilities = `${api}/capabilities/`
const imported = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

/** An import of a capability's file by a file that stands elsewhere. */
type Arrow = Readonly<{ by: string; file: string; from: string | undefined; to: string }>

function arrowsIn(sources: readonly Source[]): Arrow[] {
  return sources.flatMap(({ path: by, text }) =>
    Array.from(text.matchAll(imported), ([, specifier = '']) => fileOf(by, specifier)).flatMap((file) => {
      const [from, to] = [capabilityOf(by), capabilityOf(file)]
      return to === undefined || to === from ? [] : [{ by, file, from, to }]
    }),
  )
}

function fileOf(by: string, specifier: string): string {
  if (specifier.startsWith('#')) return path.posix.join(api, specifier.slice(1))
  if (specifier.startsWith('@butterleaf/api/'))
    return `${api}/${specifier.slice('@butterleaf/api/'.length)}.ts`
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(by), specifier) : specifier
}

function capabilityOf(file: string): string | undefined {
  return file.startsWith(capabilities) ? file.slice(capabilities.length).split('/', 1)[0] : undefined
}

/** Of another capability only its operations may be imported, by main its routes too. */
function insidesImported(sources: readonly Source[]): string[] {
  return arrowsIn(sources)
    .filter(({ file, from, to }) => {
      const faces = from === undefined ? ['operations.ts', 'routes.ts'] : ['operations.ts']
      return !faces.some((face) => file === `${capabilities}${to}/${face}`)
    })
    .map(({ by, file }) => `${by} imports ${file}`)
}

/** A way from a capability back to itself, where there is one. */
function findCycle(sources: readonly Source[]): string[] | undefined {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of arrowsIn(sources))
    if (from) next.set(from, (next.get(from) ?? new Set()).add(to))
  const walk = (way: readonly string[]): string[] | undefined => {
    for (const to of next.get(way.at(-1)!) ?? []) {
      if (way.includes(to)) return [...way, to]
      const cycle = walk([...way, to])
      if (cycle) return cycle
    }
    return undefined
  }
  for (const start of next.keys()) {
    const cycle = walk([start])
    if (cycle) return cycle
  }
  return undefined
}

describe('the capabilities', () => {
  const sources = readSources([`${api}/capabilities`, `${api}/main`])

  it('are imported by their operations, and by main also for their routes', () => {
    expect(arrowsIn(sources).length).toBeGreaterThan(20)
    expect(insidesImported(sources)).toEqual([])
  })

  it('don’t lead back to themselves through others', () => {
    expect(findCycle(sources)).toBeUndefined()
  })
})

it.each([
  ['a/routes.ts', "import { x } from '#capabilities/b/store.ts'"],
  ['a/routes.ts', "import { x } from '#capabilities/b/routes.ts'"],
  ['a/inner/z.ts', "import { x } from '../../b/store.ts'"],
  ['a/inner/z.ts', "import { x } from '.././../b/store.ts'"],
  ['a/routes.ts', "const { x } = await import('../b/store.ts')"],
  ['a/routes.ts', "export { x } from '../b/inner/operations.ts'"],
  ['a/routes.ts', "import { x } from '@butterleaf/api/capabilities/b/store'"],
  ['../main/app.ts', "import { x } from '#capabilities/b/store.ts'"],
])('in %s this import of another’s inside is found: %s', (file, text) => {
  expect(insidesImported([{ path: path.posix.join(capabilities, file), text }])).toHaveLength(1)
})

it('a way back is found', () => {
  const sources = [
    { path: `${capabilities}a/routes.ts`, text: "import { x } from '#capabilities/b/operations.ts'" },
    { path: `${capabilities}b/operations.ts`, text: "export { y } from '../c/operations.ts'" },
    { path: `${capabilities}c/inner/z.ts`, text: "const a = await import('../../a/operations.ts')" },
  ]
  expect(findCycle(sources)).toEqual(['a', 'b', 'c', 'a'])
  expect(findCycle(sources.slice(1))).toBeUndefined()
})
