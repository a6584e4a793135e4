import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSources, type Source } from './read-sources.ts'

const domain = 'packages/domain/src'
const planner = `${domain}/meal-plan/planner/`
const imported = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g

/** The files that a file imports, those of which it reads types alone too. */
function importsOf({ path: by, text }: Source): string[] {
  return Array.from(text.matchAll(imported), ([, specifier = '']) =>
    path.posix.join(path.posix.dirname(by), specifier),
  )
}

/** A way from a file back to itself, where there is one. */
function findCircle(sources: readonly Source[]): string[] | undefined {
  const next = new Map(sources.map((source) => [source.path, importsOf(source)]))
  const done = new Set<string>()
  const walk = (file: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const to of next.get(file) ?? []) {
      const circle = walk(to, [...way, file])
      if (circle) return circle
    }
    done.add(file)
    return undefined
  }
  for (const file of next.keys()) {
    const circle = walk(file, [])
    if (circle) return circle
  }
  return undefined
}

/** The planner is told what a person asks for: only the meal plan imports it. */
function plannerImported(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path: by }) => !by.startsWith(`${domain}/meal-plan/`))
    .flatMap((source) =>
      importsOf(source)
        .filter((file) => file.startsWith(planner))
        .map((file) => `${source.path} imports ${file}`),
    )
}

/** Pairs of folders of the domain that import each other. */
function mutualFolders(sources: readonly Source[]): string[] {
  const folderOf = (file: string) => file.slice(`${domain}/`.length).split('/')[0]!
  const arrows = new Set(
    sources.flatMap((source) =>
      importsOf(source).map((file) => `${folderOf(source.path)} ${folderOf(file)}`),
    ),
  )
  return [...arrows]
    .filter((arrow) => {
      const [from = '', to = ''] = arrow.split(' ')
      return from < to && arrows.has(`${to} ${from}`)
    })
    .toSorted()
}

describe('the domain', () => {
  const sources = readSources([domain])

  it('has no file that leads back to itself through others, types included', () => {
    expect(sources.flatMap(importsOf).length).toBeGreaterThan(500)
    expect(findCircle(sources)).toBeUndefined()
  })

  it('has no two folders that import each other', () => {
    expect(mutualFolders(sources)).toEqual([])
  })

  it('imports the planner in the meal plan alone', () => {
    expect(plannerImported(sources)).toEqual([])
  })
})

it('a circle of types is found', () => {
  const sources = [
    { path: `${domain}/a/x.ts`, text: "import type { Y } from '../b/y.ts'" },
    { path: `${domain}/b/y.ts`, text: "export type { Z } from './z.ts'" },
    { path: `${domain}/b/z.ts`, text: "import { type X } from '../a/x.ts'" },
  ]
  const [x, y, z] = sources.map((source) => source.path)
  expect(findCircle(sources)).toEqual([x, y, z, x])
  expect(findCircle(sources.slice(1))).toBeUndefined()
})

it('an import of the planner from what a person answered is found', () => {
  const text = "import type { Palate } from '../meal-plan/planner/palate.ts'"
  expect(plannerImported([{ path: `${domain}/onboarding/a.ts`, text }])).toHaveLength(1)
  expect(plannerImported([{ path: `${domain}/meal-plan/drawing/a.ts`, text }])).toEqual([])
})
