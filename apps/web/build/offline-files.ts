/** The parts of a bundle's chunk that are needed here. */
export type Chunk = Readonly<{
  fileName: string
  /** The modules in it. */
  moduleIds: readonly string[]
  imports: readonly string[]
  dynamicImports: readonly string[]
  css: readonly string[]
}>

/** The modules of the list, the days, a meal, cook mode and the sheet for what was eaten; what they load lazily is included. */
const offlineModules = [
  'app.html',
  'src/app/start.tsx',
  'src/lib/session/oidc-client.ts',
  'src/app/plan/plan-upkeep.tsx',
  'src/features/days/building-screen.tsx',
  'src/features/days/ready-screen.tsx',
  'src/features/days/complete-screen.tsx',
  'src/features/item/item-screen.tsx',
  'src/features/item/cook-screen.tsx',
  'src/features/item/cook/running-timers.tsx',
  'src/features/shopping-list/shopping-list-screen.tsx',
  'src/features/shopping-list/shared/shared-screen.tsx',
  'src/features/food-log/food-sheet.tsx',
  'src/ui/surface/drawer-sheet.tsx',
] as const

/** The start imports every screen lazily, so only its static imports are included. */
const startModules: readonly string[] = offlineModules.slice(0, 2)

/** The scripts and styles of a version that the device caches. */
export function offlineFiles(chunks: readonly Chunk[]): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const start = new Set<Chunk>()
  for (const module of startModules) gather(chunkOf(chunks, module), byFile, { into: start })
  const all = new Set(start)
  for (const module of offlineModules.filter((one) => !startModules.includes(one)))
    gather(chunkOf(chunks, module), byFile, { into: all, late: true })
  return [...new Set([...all].flatMap(({ fileName, css }) => [fileName, ...css]))].sort()
}

export function chunkOf(chunks: readonly Chunk[], module: string): Chunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)))
  // Without this check, a renamed module would be missing only when offline.
  if (!found) throw new Error(`${module} is in no chunk, so it can’t be kept for offline use`)
  return found
}

type Gathering = { into: Set<Chunk>; late?: boolean }

function gather(chunk: Chunk, byFile: ReadonlyMap<string, Chunk>, { into, late = false }: Gathering): void {
  if (into.has(chunk)) return
  into.add(chunk)
  const wanted = late ? [...chunk.imports, ...chunk.dynamicImports] : chunk.imports
  for (const file of wanted) {
    const next = byFile.get(file)
    if (next) gather(next, byFile, { into, late })
  }
}
