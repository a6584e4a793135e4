import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Each measure loads only what it needs: the rest would be part of what is measured.
const [what = '', root = '', cacheFile = '', artefactFile = ''] = process.argv.slice(2)
const measures = { compile: measureCompile, yaml: measureYaml, read: measureRead, parse: measureParse }
console.log(JSON.stringify(await measures[what as keyof typeof measures]()))

async function measureCompile() {
  const { compileCookbook } = await import('@butterleaf/cookbook/corpus/compile-cookbook')
  const { writeArtefact } = await import('@butterleaf/cookbook/corpus/artefact')
  const startedAt = performance.now()
  const cookbook = compileCookbook(root, { cacheFile })
  writeArtefact(artefactFile, cookbook)
  if (cookbook.faults.length > 0) throw new Error(JSON.stringify(cookbook.faults[0]))
  return { ms: since(startedAt), ...cookbook.files }
}

async function measureYaml() {
  const { LineCounter, parseDocument } = await import('yaml')
  const texts = ['foods', 'recipes'].flatMap((folder) => textsUnder(join(root, 'content', folder)))
  const startedAt = performance.now()
  for (const text of texts) parseDocument(text, { lineCounter: new LineCounter() })
  return { ms: since(startedAt) }
}

async function measureRead() {
  const { readArtefact } = await import('@butterleaf/api/platform/recipes/read-artefact')
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  const startedAt = performance.now()
  const cookbook = readArtefact(artefactFile)
  const ms = since(startedAt)
  globalThis.gc?.()
  const heapMb = Math.round((process.memoryUsage().heapUsed - before) / 1e5) / 10
  return { ms, heapMb, recipes: cookbook.recipes.length }
}

async function measureParse() {
  const startedAt = performance.now()
  for (const line of readFileSync(artefactFile, 'utf8').trimEnd().split('\n')) JSON.parse(line)
  return { ms: since(startedAt) }
}

function since(startedAt: number): number {
  return Math.round(performance.now() - startedAt)
}

function textsUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}
