// How long the cookbook takes to compile and to read: a copy of content/, so that files can be touched.
//   npm run bench -- cookbook
// Every figure is a fresh process, as on a developer's machine and at the server's start.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root as repository } from '../../../scripts/setup/steps.mjs'

const runs = 3

const root = mkdtempSync(join(tmpdir(), 'butterleaf-bench-'))
const cacheFile = join(root, 'cache.json')
const artefactFile = join(root, 'cookbook.jsonl')
try {
  cpSync(join(repository, 'content'), join(root, 'content'), { recursive: true })
  report()
} finally {
  rmSync(root, { recursive: true, force: true })
}

function report(): void {
  const sizes = recipeSizes(join(root, 'content', 'recipes'))
  const meanBytes = Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length)
  const yaml = best(() => measure('yaml'))
  const cold = best(() => measure('compile', { before: () => rmSync(cacheFile, { force: true }) }))
  const unchanged = best(() => measure('compile'))
  const oneRecipe = best(() => measure('compile', { before: touchOneRecipe }))
  const oneFood = best(() => measure('compile', { before: touchOneFood }))
  const read = best(() => measure('read'))
  const parse = best(() => measure('parse'))
  const rows: [what: string, ms: number | string, goal: string, reference: string][] = [
    ['what', 'ms', 'goal', 'reference, same run'],
    ['compile, nothing kept', cold.ms, '≤ 5000', `${yaml.ms} ms to parse the YAML alone`],
    ['compile, nothing changed', unchanged.ms, '≤ 1000', `${unchanged.kept} files kept`],
    ['compile, one recipe changed', oneRecipe.ms, '≤ 1000', `${oneRecipe.compiled} file compiled`],
    ['compile, one food changed', oneFood.ms, '≤ 1000', `${oneFood.compiled} files compiled`],
    ['read the artefact', read.ms, '≤ 150', `${parse.ms} ms to parse its JSON alone`],
  ]
  console.log(`${sizes.length} recipes of ${meanBytes} bytes, best of ${runs} fresh processes\n`)
  for (const row of rows)
    console.log(`${row[0].padEnd(30)}${String(row[1]).padStart(6)}  ${row[2].padEnd(8)}${row[3]}`)
  console.log(
    `\nartefact ${(statSync(artefactFile).size / 1e6).toFixed(1)} MB, in memory ${read.heapMb} MB (goal ≤ 40)`,
  )
}

/** What one process found out. */
type Found = { ms: number; kept?: number; compiled?: number; heapMb?: number }

function measure(what: string, { before = () => {} } = {}): Found {
  before()
  const script = fileURLToPath(new URL('cookbook/measure.js', import.meta.url))
  const args = ['--expose-gc', script, what, root, cacheFile, artefactFile]
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout) as Found
}

function best(once: () => Found): Found {
  return Array.from({ length: runs }, once).sort((a, b) => a.ms - b.ms)[0]
}

function touchOneRecipe(): void {
  const folder = join(root, 'content', 'recipes', 'dinner')
  append(join(folder, readdirSync(folder)[0]))
}

/** The first oil: every fourth recipe or so cooks in it. */
function touchOneFood(): void {
  const file = join(root, 'content', 'foods', 'oils.yaml')
  const text = readFileSync(file, 'utf8')
  const price = /price: (\d)/.exec(text)?.[1]
  writeFileSync(file, text.replace(/price: \d/, `price: ${price === '1' ? 2 : 1}`))
}

function append(file: string): void {
  writeFileSync(file, `${readFileSync(file, 'utf8')}# touched\n`)
}

function recipeSizes(folder: string): number[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => statSync(join(folder, name)).size)
}
