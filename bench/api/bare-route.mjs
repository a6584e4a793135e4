import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { processorMs } from './process-figures.mjs'

export async function startBareRoute(origin, text) {
  const child = fork(fileURLToPath(new URL('bare-server.mjs', import.meta.url)))
  child.send({ issuer: `${origin}/idp`, audience: `${origin}/api`, text })
  const [bare] = await once(child, 'message')
  return { origin: bare.origin, cpuMs: () => processorMs(child.pid), stop: () => child.kill() }
}
