import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@butterleaf/testing/free-port'
import { bundledFile } from '../../../scripts/setup/build.mjs'
import { serverOptions } from '../../../scripts/setup/server-options.mjs'
import { root } from '../../../scripts/setup/steps.mjs'
import { processorMs, residentMb } from './process-figures.ts'

const longestStartMs = 30_000
const settings = {
  NODE_ENV: 'production',
  BILLING: 'sandbox',
  ACCESS: 'everybody',
  REQUESTS_PER_MINUTE: '100000000',
  HOST: '127.0.0.1',
}

export type ServerProcess = {
  origin: string
  startMs: number
  cpuMs(): number
  residentMb(): number
  stop(): Promise<void>
}

/** The built server as in production, on a data folder of its own; of another checkout, where its folder is given. */
export async function startServer(
  environment: Record<string, string>,
  checkout?: string,
): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'butterleaf-bench-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    ...settings,
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIR: folder,
    ...environment,
  }
  const startedAt = performance.now()
  const ours = bundledFile('server')
  const file = checkout === undefined ? ours : resolve(checkout, relative(root, ours))
  const command = [...serverOptions, file]
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  await firstAnswer(origin, child)
  const startMs = performance.now() - startedAt
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const figures = { cpuMs: () => processorMs(child.pid), residentMb: () => residentMb(child.pid) }
  return { origin, startMs, ...figures, stop }
}

async function firstAnswer(origin: string, child: ChildProcess): Promise<void> {
  const giveUpAt = performance.now() + longestStartMs
  while (child.exitCode === null && performance.now() < giveUpAt) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await pause(5)
  }
  throw new Error('The server did not start.')
}
