import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const dist = new URL('../../packages/cookbook/dist/', import.meta.url)
const server = new URL('../../apps/api/dist/', import.meta.url)
const [what, root, cacheFile, artefactFile] = process.argv.slice(2)

const measures = { compile: measureCompile, yaml: measureYaml, read: measureRead, parse: measureParse }
console.log(JSON.stringify(await measures[what]()))

async function measureCompile() {
  const { compileCookbook } = await import(new URL('corpus/compile-cookbook.js', dist))
  const { writeArtefact } = await import(new URL('corpus/artefact.js', dist))
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
  const { readArtefact } = await import(new URL('platform/recipes/read-artefact.js', server))
  globalThis.gc()
  const before = process.memoryUsage().heapUsed
  const startedAt = performance.now()
  const cookbook = readArtefact(artefactFile)
  const ms = since(startedAt)
  globalThis.gc()
  const heapMb = Math.round((process.memoryUsage().heapUsed - before) / 1e5) / 10
  return { ms, heapMb, recipes: cookbook.recipes.length }
}

async function measureParse() {
  const startedAt = performance.now()
  JSON.parse(readFileSync(artefactFile, 'utf8'))
  return { ms: since(startedAt) }
}

function since(startedAt) {
  return Math.round(performance.now() - startedAt)
}

function textsUnder(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}
