const firstScreenGoalKib = 160
const furtherScreenGoalKib = 30
/** What no screen waits for: loaded once, while the browser idles, and shared by all screens. */
const idlePartGoalKib = 40
const isIdlePart = (key: string) => key.startsWith('src/ui/')

/** As much of Vite's manifest as is needed here: chunks by their source. */
export type Manifest = Readonly<Record<string, Chunk>>
export type Chunk = {
  file: string
  isEntry?: boolean
  css?: readonly string[]
  imports?: readonly string[]
  dynamicImports?: readonly string[]
}
export type ScreenSize = { name: string; kib: number; goalKib: number; isOver: boolean }

/**
 * What each screen costs to load, gzipped. What starts an app is its entry with all it imports; a further
 * screen is a lazily loaded chunk with what it brings along beyond what led to it.
 */
export function measureScreens(manifest: Manifest, gzippedBytes: (file: string) => number): ScreenSize[] {
  const measure = (name: string, files: readonly string[], goalKib: number): ScreenSize => {
    const kib = files.reduce((sum, file) => sum + gzippedBytes(file), 0) / 1024
    return { name, kib, goalKib, isOver: kib > goalKib }
  }
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  return entries.flatMap((entry) => {
    const start = startOf(manifest, entry)
    const further = furtherScreens(manifest, start).map(({ key, added }) => {
      const goalKib = isIdlePart(key) ? idlePartGoalKib : furtherScreenGoalKib
      return measure(`${entry} → ${key}`, filesOf(manifest, added), goalKib)
    })
    const first = measure(`${entry}, to start`, filesOf(manifest, start), firstScreenGoalKib)
    return [first, ...further.sort((a, b) => b.kib - a.kib)]
  })
}

/** The chunks loaded at the start; an entry that does nothing but load one chunk late counts with it. */
function startOf(manifest: Manifest, entry: string): Set<string> {
  const loaded = chunksAtOnce(manifest, entry)
  const [only, ...others] = lazyBehind(manifest, loaded)
  return only && others.length === 0 ? chunksAtOnce(manifest, only, loaded) : loaded
}

/** Screen by screen, the nearest first, each measured against the shortest way to it. */
function furtherScreens(manifest: Manifest, start: ReadonlySet<string>): { key: string; added: string[] }[] {
  const screens: { key: string; added: string[] }[] = []
  const found = new Set(start)
  const ways = [start]
  for (const loaded of ways) {
    for (const key of lazyBehind(manifest, loaded)) {
      if (found.has(key)) continue
      found.add(key)
      const own = chunksAtOnce(manifest, key)
      screens.push({ key, added: [...own].filter((chunk) => !loaded.has(chunk)) })
      ways.push(new Set([...loaded, ...own]))
    }
  }
  return screens
}

function lazyBehind(manifest: Manifest, loaded: ReadonlySet<string>): string[] {
  const lazy = [...loaded].flatMap((key) => manifest[key]?.dynamicImports ?? [])
  return [...new Set(lazy)].filter((key) => !loaded.has(key))
}

/** A chunk and all it imports before it runs. */
function chunksAtOnce(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found
  found.add(key)
  for (const imported of manifest[key]?.imports ?? []) chunksAtOnce(manifest, imported, found)
  return found
}

function filesOf(manifest: Manifest, chunks: Iterable<string>): string[] {
  const files = [...chunks].flatMap((key) => {
    const { file, css = [] } = manifest[key] ?? { file: '' }
    return [file, ...css]
  })
  return [...new Set(files)].filter((file) => /\.(js|css)$/.test(file))
}
