import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startChild } from '@butterleaf/testing/child-process'
import { processorMs } from '../../load/process-figures.ts'

/** A bare route in a process of its own, for comparison. */
export type BareRoute = { origin: string; cpuMs(): number; stop(): void }

export async function startBareRoute(origin: string, text: string): Promise<BareRoute> {
  const file = fileURLToPath(new URL('bare-server.js', import.meta.url))
  const child = startChild(process.execPath, [file], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  child.send({ issuer: `${origin}/idp`, audience: `${origin}/api`, text })
  const [bare] = await once(child, 'message')
  return { origin: bare.origin, cpuMs: () => processorMs(child.pid), stop: () => void child.kill() }
}
