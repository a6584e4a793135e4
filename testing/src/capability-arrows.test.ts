import path from 'node:path'
import { expect, it } from 'vitest'
import { readSources, type Source } from './read-sources.ts'

const root = 'apps/api/src/capabilities'
const imported = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

type Arrow = Readonly<{ from: string; to: string }>

/** From one capability to another, by the imports of its files. */
function arrowsIn(sources: readonly Source[]): Arrow[] {
  return sources.flatMap(({ path: file, text }) => {
    const from = capabilityOf(file)
    return Array.from(text.matchAll(imported), ([, specifier = '']) => capabilityOf(fileOf(file, specifier)))
      .filter((to) => to !== undefined && to !== from)
      .map((to) => ({ from: from!, to: to! }))
  })
}

function fileOf(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return `apps/api/src/${specifier.slice(1)}`
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier
}

function capabilityOf(file: string): string | undefined {
  return file.startsWith(`${root}/`) ? file.slice(root.length + 1).split('/', 1)[0] : undefined
}

/** A way from a capability back to itself, where there is one. */
function findCycle(arrows: readonly Arrow[]): string[] | undefined {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of arrows) next.set(from, (next.get(from) ?? new Set()).add(to))
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

it('no capability comes back to itself through others', () => {
  const arrows = arrowsIn(readSources([root]))
  expect(arrows).toContainEqual({ from: 'shopping-list', to: 'meal-plan' })
  expect(findCycle(arrows)).toBeUndefined()
})

it('a way back is found, whatever kind of import makes it', () => {
  const sources = [
    { path: `${root}/a/routes.ts`, text: "import { x } from '#capabilities/b/operations.ts'" },
    { path: `${root}/b/operations.ts`, text: "export { y } from '../c/operations.ts'" },
    { path: `${root}/c/inner/z.ts`, text: "const a = await import('../../a/operations.ts')" },
  ]
  expect(findCycle(arrowsIn(sources))).toEqual(['a', 'b', 'c', 'a'])
  expect(findCycle(arrowsIn(sources.slice(1)))).toBeUndefined()
})
