import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@butterleaf/testing/free-port'
import { bundledFile } from '../../../scripts/setup/build.mjs'
import { Refusal } from '../../../scripts/setup/steps.mjs'

/** The built product with its demo account on a fresh data folder, for as long as it is looked at. */
export async function withProduct<Result>(look: (origin: string) => Promise<Result>): Promise<Result> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const dataFolder = mkdtempSync(join(tmpdir(), 'butterleaf-screens-'))
  const settings = {
    PORT: String(port),
    DATA_DIR: dataFolder,
    ACCESS: 'everybody',
    BILLING: 'sandbox',
    // All that is looked at is asked for by one address.
    REQUESTS_PER_MINUTE: '100000',
  }
  const env = { ...process.env, ...settings }
  const server = spawn(process.execPath, [bundledFile('server'), '--demo'], { env, stdio: 'ignore' })
  try {
    await untilReady(origin)
    return await look(origin)
  } finally {
    server.kill()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

async function untilReady(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const isReady = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Refusal('The server did not get ready.')
}
