import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { serverEnvironment, serverOptions } from '../../scripts/setup/server-options.mjs'
import { testSeed } from './chance/test-seed.ts'
import { startChild } from './child-process.ts'
import { freePort } from './free-port.ts'

/** The compiled server; `npm test` sets the single file that `npm start` runs. */
const server =
  process.env.SERVER_FILE ?? fileURLToPath(new URL('../../apps/api/dist/main/server.js', import.meta.url))

export interface Product {
  origin: string
  folder: string
  /** Its output so far, across restarts. */
  output(): string
  /** Kills the process as a power cut would. */
  kill(): Promise<void>
  /** Asks the process to end, and waits for it. */
  stop(): Promise<number | null>
  start(): Promise<void>
}

/** Journeys of paying override this with `ACCESS: ''`. */
const alreadyPaid = { ACCESS: 'everybody', BILLING: 'sandbox' }
/** All journeys share one network address. */
const manyPeople = { REQUESTS_PER_MINUTE: '6000' }

/** The built product as `npm start` runs it, on a fresh data folder. */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'butterleaf-e2e-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  let child: ChildProcess | undefined
  let output = ''
  const waitForEnd = (signal: NodeJS.Signals): Promise<number | null> =>
    new Promise((resolve) => {
      if (!child || child.exitCode !== null || child.signalCode !== null)
        return resolve(child?.exitCode ?? null)
      child.once('exit', resolve)
      child.kill(signal)
    })
  const product: Product = {
    origin,
    folder,
    output: () => output,
    kill: async () => void (await waitForEnd('SIGKILL')),
    stop: () => waitForEnd('SIGTERM'),
    start: async () => {
      const settings = {
        ...{ PORT: String(port), DATA_DIR: folder, PLAN_SEED: String(testSeed) },
        ...manyPeople,
        ...alreadyPaid,
        ...environment,
      }
      const env = { ...serverEnvironment, ...process.env, ...settings }
      child = startChild(process.execPath, [...serverOptions, server], {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child.stdout?.on('data', (chunk) => (output += String(chunk)))
      child.stderr?.on('data', (chunk) => (output += String(chunk)))
      await untilReady(origin, child, () => output)
    },
  }
  await product.start()
  return product
}

async function untilReady(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}: ${output()}`)
    const isReady = await fetch(`${origin}/readyz`)
      .then((answer) => answer.ok)
      .catch(() => false)
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the server did not get ready')
}
