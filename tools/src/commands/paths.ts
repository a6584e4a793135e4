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
import { chromiumFlags } from '@butterleaf/testing/chromium-flags'
import { freePort } from '@butterleaf/testing/free-port'
import { type Browser, chromium, type Page, type Route } from '@playwright/test'
import { root, runCommand, tool } from '../../../scripts/setup/steps.mjs'
import { type ServerProcess, startServer } from '../load/server-process.ts'
import { until } from '../load/until.ts'
import { needChromium } from '../machine/chromium.ts'
import { addressesOf } from '../screens/addresses.ts'
import { draftKey, fullAnswers } from '../screens/answers.ts'
import { acts } from '../screens/followed-acts.ts'
import { personality, signUp } from '../screens/people.ts'

/** Loaded into the server before its own code: tells, when asked, which functions ran since the last time. */
const reporter = `import { Session } from 'node:inspector/promises'; import { isMainThread } from 'node:worker_threads'
const session = new Session(); session.connect(); const post = (what, how) => session.post('Profiler.' + what, how)
if (isMainThread) { await post('enable'); await post('startPreciseCoverage', { callCount: true })
  process.on('message', async () => process.send((await post('takePreciseCoverage')).result)) }`
const notOnThePath =
  /node_modules|^\.\.|^packages\/(server-kit|identity)\/|src\/(ui|lib\/(api|session))\/|\/(events|live)\//
/** A component, a hook, a function without a name, and what React's compiler and hot reload name. */
const draws = /^$|^[A-Z]|^use[A-Z]|^_temp\d*$|^t\d+$|^_s\d*$/

type Ran = { file: string; name: string; id: string }[]
type SourceOf = (url: string, at: number) => string | undefined

async function filesOf(folder: string, name: string, browser: Browser): Promise<string[]> {
  const webPort = await freePort()
  const origin = `http://localhost:${webPort}`
  const environment = {
    PUBLIC_URL: origin,
    SERVICE_WORKER: 'off',
    ACCESS: name === 'payment' ? '' : 'everybody',
  }
  const nodeOptions = ['--import', `data:text/javascript,${encodeURIComponent(reporter)}`]
  const server = await startServer(environment, { checkout: folder, nodeOptions })
  const args = tool('vite', 'vite', '--port', `${webPort}`, '--strictPort', '--logLevel', 'error')
  const env = { ...process.env, PORT: new URL(server.origin).port }
  const vite = startChild(process.execPath, args, { cwd: join(folder, 'apps/web'), env, stdio: 'inherit' })
  const page = await browser.newPage({ baseURL: origin, locale: 'en-US' })
  try {
    await until('app', () =>
      fetch(`${origin}/app`, { headers: { accept: 'text/html' } }).catch(() => undefined),
    )
    return await follow(page, { server, folder, name })
  } finally {
    await Promise.all([page.close(), stopChild(vite), server.stop()])
  }
}

async function follow(
  page: Page,
  { server, folder, name }: { server: ServerProcess; folder: string; name: string },
) {
  const { at, press, changes = 1 } = acts[name]
  page.setDefaultTimeout(120_000)
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true })
  const inPage = async () =>
    ranOf((await session.send('Profiler.takePreciseCoverage')).result, servedFrom(folder))
  const inServer = async () => {
    server.child.send('report')
    return ranOf((await once(server.child, 'message'))[0], bundledFrom(folder))
  }
  const asked = page.waitForRequest('**/api/user')
  await signUp('newcomer')(page)
  const { authorization = '' } = await (await asked).allHeaders()
  const ask = (path: string, how = {}) => page.request.fetch(path, { headers: { authorization }, ...how })
  const hasPlan = name !== 'plan' && name !== 'payment'
  const plan = hasPlan && (await (await ask('/api/mealplan', { method: 'POST', data: personality })).json())
  const draft = [draftKey, JSON.stringify(fullAnswers)] as const
  await page.addInitScript(([key, answers]) => sessionStorage.setItem(key, answers), draft)
  await page.goto(at(plan && addressesOf(plan)))
  const target = await press(page)
  await target.waitFor()
  const [seen, forAny] = [new Set<string>(), new Set<string>()]
  const isNew = ({ id }: Ran[number]) => !seen.has(id) && seen.add(id)
  await until('quiet', async () => (await inPage()).filter(isNew).length === 0, { everyMs: 2_000 })
  await inServer()
  // Some tables are read again after seconds only.
  for (let read = 0; read < 8; read += 1, await page.waitForTimeout(1_000)) {
    await ask('/api/user')
    for (const { file } of await inServer()) forAny.add(file)
  }
  const held: Route[] = []
  const hold = (route: Route) => (route.request().method() === 'GET' ? route.continue() : held.push(route))
  await page.route(/\/(api|sandbox-billing)\//, hold)
  await inPage()
  await target.press('Space')
  const ran: Ran = []
  for (let place = 0; place < changes; place += 1) {
    await until('request', () => held.length > place)
    ran.push(...(await inPage()))
    await inServer()
    const response = await held[place].fetch()
    if (!response.ok()) throw new Error(`${name}: ${response.status()} ${await response.text()}`)
    ran.push(...(await inServer()).filter(({ file }) => !forAny.has(file)))
    await held[place].fulfill({ response })
  }
  await page.evaluate(() => new Promise((paint) => requestAnimationFrame(() => requestAnimationFrame(paint))))
  ran.push(...(await inPage()))
  const counted = ran.filter(
    ({ file, name, id }) => !seen.has(id) && !(file.endsWith('.tsx') && draws.test(name)),
  )
  return [...new Set(counted.map(({ file }) => file))].sort()
}

/** The whole of a module starts at 0 and runs when it is loaded. */
function ranOf(scripts: readonly Profiler.ScriptCoverage[], sourceOf: SourceOf): Ran {
  return scripts.flatMap(({ url, functions }) =>
    functions.flatMap(({ functionName: name, ranges: [{ startOffset, count }] }) => {
      const file = count > 0 && startOffset > 0 ? sourceOf(url, startOffset) : undefined
      return file === undefined || notOnThePath.test(file)
        ? []
        : [{ file, name, id: `${url}:${startOffset}` }]
    }),
  )
}

/** Vite serves a source at its own path, and one outside the app by its place on the disk. */
const servedFrom =
  (folder: string): SourceOf =>
  (url) => {
    const path = /^http:\/\/localhost:\d+(.*\.tsx?)(\?.*)?$/.exec(url)?.[1]
    return path?.startsWith('/@fs/') ? relative(folder, path.slice(4)) : path && join('apps/web', path)
  }

const bundled = new Map<string, { text: string; map: SourceMap }>()

const bundledFrom =
  (folder: string): SourceOf =>
  (url, at) => {
    if (!/\/artefact\/bundle\/(?!rolldown)/.test(url)) return undefined
    const path = fileURLToPath(url)
    const read = () => ({
      text: readFileSync(path, 'utf8'),
      map: new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8'))),
    })
    const { text, map } = bundled.get(path) ?? read()
    bundled.set(path, { text, map })
    const lines = text.slice(0, at).split('\n')
    const entry = map.findEntry(lines.length - 1, lines.at(-1)?.length ?? 0)
    return 'originalSource' in entry
      ? relative(folder, resolve(dirname(path), entry.originalSource))
      : undefined
  }

await runCommand(async (args) => {
  const options = { list: { type: 'boolean' }, at: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const browser = await chromium.launch({ executablePath: await needChromium(), args: chromiumFlags })
  for (const name of positionals.length > 0 ? positionals : Object.keys(acts)) {
    const files = await filesOf(resolve(process.env.INIT_CWD ?? '', values.at ?? root), name, browser)
    console.log([`${name}: ${files.length} files`, ...(values.list ? files : [])].join('\n  '))
  }
  await browser.close()
})
