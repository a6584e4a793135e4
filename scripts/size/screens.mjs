const firstScreenGoalKib = 160
const furtherScreenGoalKib = 30
/** What no screen waits for: loaded once, while the browser idles, and shared by all screens. */
const idlePartGoalKib = 40
const isIdlePart = (key) => key.startsWith('src/ui/')

/**
 * What each screen costs to load, gzipped. What starts an app is its entry with all it imports; a further
 * screen is a lazily loaded chunk with what it brings along beyond what led to it.
 */
export function measureScreens(manifest, gzippedBytes) {
  const measure = (name, files, goalKib) => {
    const kib = files.reduce((sum, file) => sum + gzippedBytes(file), 0) / 1024
    return { name, kib, goalKib, isOver: kib > goalKib }
  }
  const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry)
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
function startOf(manifest, entry) {
  const loaded = chunksAtOnce(manifest, entry)
  const [only, ...others] = lazyBehind(manifest, loaded)
  return only && others.length === 0 ? chunksAtOnce(manifest, only, loaded) : loaded
}

/** Screen by screen, the nearest first, each measured against the shortest way to it. */
function furtherScreens(manifest, start) {
  const screens = []
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

function lazyBehind(manifest, loaded) {
  const lazy = [...loaded].flatMap((key) => manifest[key].dynamicImports ?? [])
  return [...new Set(lazy)].filter((key) => !loaded.has(key))
}

/** A chunk and all it imports before it runs. */
function chunksAtOnce(manifest, key, found = new Set()) {
  if (found.has(key)) return found
  found.add(key)
  for (const imported of manifest[key].imports ?? []) chunksAtOnce(manifest, imported, found)
  return found
}

function filesOf(manifest, chunks) {
  const files = [...chunks].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])])
  return [...new Set(files)].filter((file) => /\.(js|css)$/.test(file))
}
