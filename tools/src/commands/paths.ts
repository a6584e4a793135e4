// The path of an act: the source files that run from its handler to SQL and back to the first paint of the answer (docs/quality.md).
//   npm run paths -- [ACT …] [--list] [--at FOLDER]: --list names them; --at measures another built checkout by the same rule.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Profiler } from 'node:inspector'
import { SourceMap } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startChild, stopChild } from '@butterleaf/testing/child-process'
import { freePort } from '@butterleaf/testing/free-port'
import { type Browser, chromium, type Page, type Route } from '@playwright/test'
import { buildServer } from '../../../scripts/setup/build.mjs'
import { root, tool } from '../../../scripts/setup/steps.mjs'
import { type ServerProcess, startServer } from '../load/server-process.ts'
import { until } from '../load/until.ts'
import { chromiumLaunch } from '../machine/chromium.ts'
import { type Act, acts, leadToAct } from '../screens/followed-acts.ts'

/** Loaded into the server before its own code: tells, when asked, which functions ran since the last time. */
const reporter = `import { Session } from 'node:inspector/promises'; import { isMainThread } from 'node:worker_threads'
const session = new Session(); session.connect(); const post = (what, how) => session.post('Profiler.' + what, how)
if (isMainThread) { await post('enable'); await post('startPreciseCoverage', { callCount: true })
  process.on('message', async () => process.send((await post('takePreciseCoverage')).result)) }`
const notOnThePath =
  /node_modules|^\.\.|^packages\/(server-kit|identity)\/|src\/(ui|lib\/(api|session))\/|\/(events|live)\//
/** A component, a hook, a function without a name, and what React's compiler and hot reload name. */
const draws = /^$|^[A-Z]|^use[A-Z]|^_temp\d*$|^t\d+$|^_s\d*$/

const options = { list: { type: 'boolean' }, at: { type: 'string' } } as const
const { values, positionals } = parseArgs({ allowPositionals: true, options })
const folder = resolve(process.env.INIT_CWD ?? '', values.at ?? root)

type Ran = { file: string; id: string }[]
type SourceOf = (url: string, at: number) => string | undefined

async function filesOf(name: string, browser: Browser): Promise<string[]> {
  const webPort = await freePort()
  const origin = `http://localhost:${webPort}`
  const settings = {
    PUBLIC_URL: origin,
    SERVICE_WORKER: 'off',
    ...(acts[name].who === 'buyer' && { ACCESS: '' }),
  }
  const nodeOptions = ['--import', `data:text/javascript,${encodeURIComponent(reporter)}`]
  const server = await startServer(settings, { checkout: folder, nodeOptions })
  const args = tool('vite', 'vite', '--port', `${webPort}`, '--strictPort', '--logLevel', 'error')
  const env = { ...process.env, PORT: new URL(server.origin).port }
  const vite = startChild(process.execPath, args, { cwd: join(folder, 'apps/web'), env, stdio: 'inherit' })
  const page = await browser.newPage({ baseURL: origin, locale: 'en-US' })
  try {
    await until('app', () => fetch(origin).catch(() => undefined))
    return await follow(page, server, acts[name])
  } finally {
    await Promise.all([page.close(), stopChild(vite), server.stop()])
  }
}

async function follow(page: Page, { child }: ServerProcess, act: Act): Promise<string[]> {
  page.setDefaultTimeout(120_000)
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true })
  const inPage = async () => ranOf((await session.send('Profiler.takePreciseCoverage')).result, servedFile)
  const inServer = async () => {
    child.send('report')
    return ranOf((await once(child, 'message'))[0], bundledSource)
  }
  const { target, readUser } = await leadToAct(page, act)
  await target.waitFor()
  const [seen, forAny] = [new Set<string>(), new Set<string>()]
  const isNew = ({ id }: Ran[number]) => !seen.has(id) && seen.add(id)
  await until('quiet', async () => (await inPage()).filter(isNew).length === 0, { everyMs: 2_000 })
  await inServer()
  // Some tables are read again after seconds only.
  for (let read = 0; read < 8; read += 1, await page.waitForTimeout(1_000)) {
    await readUser()
    for (const { file } of await inServer()) forAny.add(file)
  }
  const held: Route[] = []
  const isRead = (route: Route) => route.request().method() === 'GET'
  await page.route(/\/(api|sandbox-billing)\//, (route) =>
    isRead(route) ? route.continue() : held.push(route),
  )
  await inPage()
  await target.press('Space')
  const ran: Ran = []
  for (let place = 0; place < (act.changes ?? 1); place += 1) {
    await until('request', () => held.length > place)
    ran.push(...(await inPage()))
    await inServer()
    const response = await held[place].fetch()
    if (!response.ok()) throw new Error(`${response.status()} ${await response.text()}`)
    ran.push(...(await inServer()).filter(({ file }) => !forAny.has(file)))
    await held[place].fulfill({ response })
  }
  await page.evaluate(() => new Promise((paint) => requestAnimationFrame(() => requestAnimationFrame(paint))))
  ran.push(...(await inPage()))
  return [...new Set(ran.filter(({ id }) => !seen.has(id)).map(({ file }) => file))].sort()
}

/** The whole of a module starts at 0 and runs when it is loaded. */
function ranOf(scripts: readonly Profiler.ScriptCoverage[], sourceOf: SourceOf): Ran {
  return scripts.flatMap(({ url, functions }) =>
    functions.flatMap(({ functionName: name, ranges: [{ startOffset, count }] }) => {
      const file = count > 0 && startOffset > 0 ? sourceOf(url, startOffset) : undefined
      if (!file || notOnThePath.test(file) || (file.endsWith('.tsx') && draws.test(name))) return []
      return [{ file, id: `${url}:${startOffset}` }]
    }),
  )
}

/** Vite serves a source at its own path, and one outside the app by its place on the disk. */
function servedFile(url: string): string | undefined {
  const path = /^http:\/\/localhost:\d+(.*\.tsx?)(\?.*)?$/.exec(url)?.[1]
  return path?.startsWith('/@fs/') ? relative(folder, path.slice(4)) : path && join('apps/web', path)
}

const bundled = new Map<string, { text: string; map: SourceMap }>()

function bundledSource(url: string, at: number): string | undefined {
  if (!/\/artefact\/bundle\/(?!rolldown)/.test(url)) return undefined
  const path = fileURLToPath(url)
  const payload = () => JSON.parse(readFileSync(`${path}.map`, 'utf8'))
  const { text, map } = bundled.get(path) ?? {
    text: readFileSync(path, 'utf8'),
    map: new SourceMap(payload()),
  }
  bundled.set(path, { text, map })
  const lines = text.slice(0, at).split('\n')
  const entry = map.findEntry(lines.length - 1, lines.at(-1)?.length ?? 0)
  return 'originalSource' in entry
    ? relative(folder, resolve(dirname(path), entry.originalSource))
    : undefined
}

if (values.at === undefined) await buildServer()
const browser = await chromium.launch(await chromiumLaunch())
for (const name of positionals.length > 0 ? positionals : Object.keys(acts)) {
  const files = await filesOf(name, browser)
  console.log([`${name}: ${files.length} files`, ...(values.list ? files : [])].join('\n  '))
}
await browser.close()
