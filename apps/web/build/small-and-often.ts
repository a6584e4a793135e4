/** A module, as far as it matters here. */
export type Module = Readonly<{
  imports: readonly string[]
  lazyImports: readonly string[]
  codeLength: number
}>
export type Modules = ReadonlyMap<string, Module>

/** So many screens need it that nearly every visit loads it. */
const manyScreens = 9
/** In characters, with all it imports: much less once it is minified and compressed. */
const smallCode = 2_000

const isScreen = (id: string) => id.endsWith('-screen.tsx')

/**
 * What many screens share and is small: icons, short words, small hooks. A file of each would be longer than what is in it, since
 * nothing in a short file repeats for the compression, and a screen would load some twenty of them.
 */
export function smallAndOften(modules: Modules, start: ReadonlySet<string>): string[] {
  const screens = lazyScreens(modules).map((screen) => modulesBehind(modules, screen))
  const length = (id: string) =>
    [...modulesBehind(modules, id)]
      .filter((one) => !start.has(one))
      .reduce((sum, one) => sum + (modules.get(one)?.codeLength ?? 0), 0)
  return [...modules.keys()]
    .filter((id) => !start.has(id) && !id.includes('/node_modules/'))
    .filter((id) => screens.filter((screen) => screen.has(id)).length >= manyScreens)
    .filter((id) => length(id) <= smallCode)
}

/** A module with all that it imports before it runs. */
export function modulesBehind(modules: Modules, id: string, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of modules.get(id)?.imports ?? []) modulesBehind(modules, imported, found)
  return found
}

function lazyScreens(modules: Modules): string[] {
  const lazy = [...modules.values()].flatMap(({ lazyImports }) => lazyImports)
  return [...new Set(lazy)].filter(isScreen)
}
