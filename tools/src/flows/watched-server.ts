import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Profiler } from 'node:inspector'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@butterleaf/testing/free-port'
import { buildServer } from '../../../scripts/setup/build.mjs'
import { root, tool, waitForEnd } from '../../../scripts/setup/steps.mjs'
import { until } from '../load/until.ts'
import { type RanFiles, ranFiles } from './ran-files.ts'

export type WatchedServer = {
  /** Where Vite serves the app from its sources, and passes calls on. */
  origin: string
  /** What ran in the server since this was asked the last time. */
  takeRan(): Promise<RanFiles>
}

/** The compiled server, file by file, and Vite before it, for as long as they are watched. */
export async function withWatchedServer<Result>(
  settings: Record<string, string>,
  watch: (server: WatchedServer) => Promise<Result>,
): Promise<Result> {
  await buildServer()
  const dataFolder = mkdtempSync(join(tmpdir(), 'butterleaf-flows-'))
  const [port, webPort] = [await freePort(), await freePort()]
  const origin = `http://localhost:${webPort}`
  const env = { ...process.env, ...settings, PORT: `${port}`, PUBLIC_URL: origin, DATA_DIR: dataFolder }
  const server = startServer({ ...env, BILLING: 'sandbox', SERVICE_WORKER: 'off' })
  const vite = startVite(webPort, env)
  try {
    await until('server', () => isAnswered(`http://localhost:${port}/readyz`))
    await until('app', () => isAnswered(`${origin}/app`))
    return await watch({ origin, takeRan: () => takeRan(server) })
  } finally {
    await Promise.all([stop(server), stop(vite)])
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

function startServer(env: NodeJS.ProcessEnv): ChildProcess {
  const execArgv = ['--import', new URL('report-coverage.js', import.meta.url).href]
  const options = { cwd: root, env, execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] as const }
  return fork(join(root, 'apps/api/dist/main/server.js'), { ...options, stdio: [...options.stdio] })
}

function startVite(port: number, env: NodeJS.ProcessEnv): ChildProcess {
  const args = tool('vite', 'vite', '--port', `${port}`, '--strictPort', '--logLevel', 'error')
  return spawn(process.execPath, args, {
    cwd: join(root, 'apps/web'),
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function isAnswered(url: string): Promise<boolean> {
  const answer = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined)
  return answer?.ok ?? false
}

async function takeRan(server: ChildProcess): Promise<RanFiles> {
  const reported = once(server, 'message')
  server.send('report')
  const [scripts] = (await reported) as [Profiler.ScriptCoverage[]]
  return ranFiles(scripts, (url) =>
    relative(root, fileURLToPath(url)).replace('/dist/', '/src/').replace(/\.js$/, '.ts'),
  )
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = waitForEnd(child)
  child.kill()
  if (child.exitCode === null) await ended
}
