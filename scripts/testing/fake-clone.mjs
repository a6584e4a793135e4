import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const scripts = dirname(dirname(fileURLToPath(import.meta.url)))

const server = `
const { createServer } = require('node:http')
const server = createServer((_, response) => response.end('here')).listen(process.env.PORT, 'localhost', () => {
  console.log('serving', ...process.argv.slice(2))
})
process.on('SIGTERM', () => server.close(() => { console.log('drained'); process.exit(5) }))
`

// Stand-ins for npm, tsc, what compiled code is run for, and vite: each notes that it was called and leaves behind what the real one would.
const cookbook = `
const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs')
appendFileSync('calls.txt', 'cookbook ' + process.argv[2] + '\\n')
mkdirSync('packages/cookbook/artefact', { recursive: true })
writeFileSync('packages/cookbook/artefact/cookbook.json', '{}')
`
const siteData = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
appendFileSync('calls.txt', 'site data\\n')
mkdirSync('apps/web/artefact', { recursive: true })
writeFileSync('apps/web/artefact/site-data.json', '{}')
`
const compiled = ['packages/domain', 'packages/contract', 'packages/cookbook', 'apps/api']
const compiler = `
const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs')
appendFileSync('calls.txt', 'tsc\\n')
for (const project of ${JSON.stringify(compiled)}) mkdirSync(project + '/dist/main', { recursive: true })
writeFileSync('packages/cookbook/dist/cli.js', ${JSON.stringify(cookbook)})
writeFileSync('apps/api/dist/main/server.js', ${JSON.stringify(server)})
`
const bundler = `
const { appendFileSync, copyFileSync, mkdirSync, writeFileSync } = require('node:fs')
if (process.argv.includes('bundle.config.mjs')) {
  appendFileSync('../../calls.txt', 'bundle\\n')
  mkdirSync('artefact/bundle', { recursive: true })
  copyFileSync('dist/main/server.js', 'artefact/bundle/server.js')
  process.exit()
}
appendFileSync('../../calls.txt', 'vite\\n')
mkdirSync('dist/.vite', { recursive: true })
writeFileSync('dist/.vite/manifest.json', '{}')
`
const npm = `
const { appendFileSync, mkdirSync, existsSync, writeFileSync } = require('node:fs')
appendFileSync('calls.txt', 'npm ' + process.argv[2] + '\\n')
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

/** A clone with the real commands and nothing installed, in a folder whose name holds a space. */
export function fakeClone() {
  const top = mkdtempSync(join(tmpdir(), 'butterleaf clone '))
  const folder = join(top, 'repository')
  cpSync(scripts, join(folder, 'scripts'), { recursive: true })
  const write = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const lock = { packages: { '': {}, 'node_modules/typescript': { version: '7.0.0' } } }
  write('package.json', JSON.stringify({ workspaces: ['packages/*', 'apps/*'] }))
  write('package-lock.json', JSON.stringify(lock))
  for (const project of ['packages/domain', 'packages/contract', 'packages/cookbook', 'apps/web'])
    write(`${project}/package.json`, '{}')
  // As in the repository the built server is a module of its package's kind; here that is the older kind.
  write('apps/api/package.json', '{ "type": "commonjs" }')
  const compilerOptions = { outDir: 'dist' }
  const packages = ['domain', 'contract', 'cookbook']
  const references = packages.map((name) => ({ path: `../../packages/${name}` }))
  write('apps/api/tsconfig.json', JSON.stringify({ compilerOptions, references }))
  for (const name of packages) write(`packages/${name}/tsconfig.json`, JSON.stringify({ compilerOptions }))
  write('apps/api/src/main/server.ts', 'the server')
  write('apps/web/src/main.tsx', 'the web app')
  write('content/recipes/eggs.yaml', 'eggs')
  write('scripts/site/gather.mjs', siteData)
  writeFileSync(join(top, 'npm-cli.js'), npm)
  const calls = () =>
    existsSync(join(folder, 'calls.txt'))
      ? readFileSync(join(folder, 'calls.txt'), 'utf8').trim().split('\n')
      : []
  const environment = { ...process.env, npm_execpath: join(top, 'npm-cli.js'), npm_lifecycle_event: '' }
  return {
    write,
    has: (path) => existsSync(join(folder, path)),
    remove: (path) => rmSync(join(folder, path), { recursive: true }),
    /** What was called since the last time this was asked. */
    takeCalls: () => {
      const taken = calls()
      rmSync(join(folder, 'calls.txt'), { force: true })
      return taken
    },
    run: (command, env = {}, args = []) => {
      const entry = join(folder, 'scripts', `${command}.mjs`)
      return spawn(process.execPath, [entry, ...args], { cwd: folder, env: { ...environment, ...env } })
    },
    /** The way npm does it: a shell between npm and the command. */
    runInShell: (command, env) => {
      const args = ['-c', '"$0" "$1"; exit $?', process.execPath, join(folder, 'scripts', `${command}.mjs`)]
      return spawn('sh', args, { cwd: folder, env: { ...environment, npm_lifecycle_event: command, ...env } })
    },
    delete: () => rmSync(top, { recursive: true, force: true }),
  }
}

/** Waits for the end of a command: {code, text}, where text is all it printed. */
export async function finished(child) {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
  const [code] = await once(child, 'close')
  return { code, text }
}
