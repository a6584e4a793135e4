import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { startChild, stopChild } from '@butterleaf/testing/child-process'
import { freePort } from '@butterleaf/testing/free-port'
import { bundledFile } from '../../../scripts/setup/build.mjs'
import { serverEnvironment, serverOptions } from '../../../scripts/setup/server-options.mjs'
import { root } from '../../../scripts/setup/steps.mjs'
import { processorMs, residentMb } from './process-figures.ts'
import { until } from './until.ts'

const settings = {
  NODE_ENV: 'production',
  BILLING: 'sandbox',
  ACCESS: 'everybody',
  REQUESTS_PER_MINUTE: '100000000',
  HOST: '127.0.0.1',
}

export type ServerProcess = {
  origin: string
  child: ChildProcess
  startMs: number
  cpuMs(): number
  residentMb(): number
  stop(): Promise<void>
}

type How = {
  /** Another built checkout, whose server this is. */
  checkout?: string | undefined
  /** Of Node, beside those it always has; the server then has a channel to this process. */
  nodeOptions?: readonly string[]
  words?: readonly string[]
  /** As a browser names this machine. */
  host?: string
}

/** The built server as in production, on a data folder of its own. */
export async function startServer(
  environment: Record<string, string>,
  { checkout, nodeOptions, words = [], host = '127.0.0.1' }: How = {},
): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'butterleaf-bench-'))
  const port = await freePort()
  const origin = `http://${host}:${port}`
  const places = { PORT: String(port), PUBLIC_URL: origin, DATA_DIR: folder }
  const env = { ...serverEnvironment, ...process.env, ...settings, ...places, ...environment }
  const file =
    checkout === undefined ? bundledFile('server') : resolve(checkout, relative(root, bundledFile('server')))
  const stdio = ['ignore', 'ignore', 'inherit', ...(nodeOptions ? (['ipc'] as const) : [])] as const
  const startedAt = performance.now()
  const command = [...serverOptions, ...(nodeOptions ?? []), file, ...words]
  const child = startChild(process.execPath, command, { env, stdio: [...stdio] })
  await until('server', () => isReady(origin, child), { everyMs: 5 })
  return {
    origin,
    child,
    startMs: performance.now() - startedAt,
    cpuMs: () => processorMs(child.pid),
    residentMb: () => residentMb(child.pid),
    stop: async () => {
      await stopChild(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function isReady(origin: string, child: ChildProcess): Promise<boolean> {
  if (child.exitCode !== null) throw new Error('The server did not start.')
  return answersReady(origin)
}

export function answersReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
