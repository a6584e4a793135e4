import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../../../scripts/setup/steps.mjs'

const server = `
const { createServer } = require('node:http')
const server = createServer((_, response) => response.end('here')).listen(process.env.PORT, 'localhost', () => {
  console.log('serving', ...process.argv.slice(2))
})
process.on('SIGTERM', () => server.close(() => { console.log('drained'); process.exit(5) }))
`

// Stand-ins for npm, the compiler, the bundler and what the bundle is run for: each notes that it was called and leaves behind what
// the real one would.
const noting = (what: string, files: Record<string, string>) => `
const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs')
const { dirname } = require('node:path')
appendFileSync('calls.txt', ${what} + '\\n')
for (const [file, text] of Object.entries(${JSON.stringify(files)})) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
`
const cookbook = noting(`'cookbook ' + process.argv[2]`, {
  'packages/cookbook/artefact/cookbook.jsonl': '{}',
})
const description = noting(`'description'`, { 'apps/api/artefact/bundle/openapi.json': '{}' })
const siteData = `${noting(`'site data'`, { 'apps/web/artefact/site-data.json': '' })}
require('node:fs').copyFileSync('content/recipes/eggs.yaml', 'apps/web/artefact/site-data.json')`
const bundle = Object.entries({ server, cookbook, 'describe-api': description, 'site-data': siteData })
const compiler = noting(`'tsc'`, {
  'tools/dist/commands/size.js': `console.log('measured')`,
  'tools/dist/commands/test.js': '',
  'packages/domain/dist/meal.js': '',
})
const bundler = `
process.chdir('../..')
if (process.argv.includes('bundle.config.ts')) {
  ${noting(`'bundle'`, Object.fromEntries(bundle.map(([name, text]) => [`apps/api/artefact/bundle/${name}.js`, text])))}
} else if (process.argv.includes('pages.config.ts')) {
  ${noting(`'pages'`, { 'apps/web/dist/pages/index.json': '{}' })}
} else {
  ${noting(`'vite'`, { 'apps/web/dist/.vite/manifest.json': '{}' })}
  const { existsSync } = require('node:fs')
  if (existsSync('vite-hangs')) setInterval(() => existsSync('vite-hangs') || process.exit(1), 50)
}
`
const npm = `
const { existsSync } = require('node:fs')
${noting(`['npm', process.argv[2], process.argv.find((arg) => /^--(omit|include)=/.test(arg))].join(' ')`, {})}
if (existsSync('registry-is-away')) { console.error('npm error: no way to the registry'); process.exit(1) }
const tools = { 'typescript/tsc': ${JSON.stringify(compiler)}, 'vite/vite': ${JSON.stringify(bundler)} }
for (const [path, source] of Object.entries(tools)) {
  const [name, bin] = path.split('/')
  mkdirSync('node_modules/' + name, { recursive: true })
  writeFileSync('node_modules/' + name + '/package.json', JSON.stringify({ bin: { [bin]: 'run.cjs' } }))
  writeFileSync('node_modules/' + name + '/run.cjs', source)
}
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: {} }))
`
const workspaces = ['packages/domain', 'packages/contract', 'packages/cookbook', 'apps/api', 'apps/web']

export interface FakeClone {
  write(path: string, text: string): void
  has(path: string): boolean
  remove(path: string): void
  /** What was called since the last time this was asked. The web app is built beside the server; it is told after it. */
  takeCalls(): string[]
  run(command: string, env?: NodeJS.ProcessEnv, args?: readonly string[]): ChildProcess
  /** The way npm does it: a shell between npm and the command. */
  runInShell(command: string, env: NodeJS.ProcessEnv): ChildProcess
  delete(): void
}

/** A clone with the real commands and nothing installed, in a folder whose name holds a space. */
export function fakeClone(): FakeClone {
  const top = mkdtempSync(join(tmpdir(), 'butterleaf clone '))
  const folder = join(top, 'repository')
  for (const own of ['scripts', 'tools/launch'])
    cpSync(join(root, own), join(folder, own), { recursive: true })
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const locked = Object.fromEntries(workspaces.map((path) => [path, {}]))
  const packages = { '': {}, ...locked, 'node_modules/typescript': { version: '7.0.0' } }
  write('package.json', '{}')
  write('package-lock.json', JSON.stringify({ packages }))
  for (const path of workspaces) write(`${path}/package.json`, '{}')
  // As in the repository the bundle is of its package's kind; here that is the older kind.
  write('apps/api/package.json', '{ "type": "commonjs" }')
  write('apps/api/src/main/server.ts', 'the server')
  write('apps/web/src/main.tsx', 'the web app')
  write('content/recipes/eggs.yaml', 'eggs')
  for (const name of ['size', 'test']) write(`tools/src/commands/${name}.ts`, '')
  writeFileSync(join(top, 'npm-cli.js'), npm)
  const environment = { ...process.env, npm_execpath: join(top, 'npm-cli.js'), npm_lifecycle_event: '' }
  const entry = join(folder, 'scripts', 'run.cjs')
  const callsFile = join(folder, 'calls.txt')
  return {
    write,
    has: (path) => existsSync(join(folder, path)),
    remove: (path) => rmSync(join(folder, path), { recursive: true }),
    takeCalls: () => {
      const taken = existsSync(callsFile) ? readFileSync(callsFile, 'utf8').trim().split('\n') : []
      rmSync(callsFile, { force: true })
      const place = (call: string) => ['vite', 'pages'].indexOf(call)
      return taken.sort((one, other) => place(one) - place(other))
    },
    run: (command, env = {}, args = []) =>
      spawn(process.execPath, [entry, command, ...args], { cwd: folder, env: { ...environment, ...env } }),
    runInShell: (command, env) => {
      const args = ['-c', '"$0" "$1" "$2"; exit $?', process.execPath, entry, command]
      return spawn('sh', args, { cwd: folder, env: { ...environment, npm_lifecycle_event: command, ...env } })
    },
    delete: () => rmSync(top, { recursive: true, force: true }),
  }
}

/** Waits for the end of a command: its exit code, and all it printed. */
export async function finished(child: ChildProcess): Promise<{ code: number; text: string }> {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk))
  const [code] = await once(child, 'close')
  return { code, text }
}
