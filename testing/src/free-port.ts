import dgram from 'node:dgram'
import { once } from 'node:events'
import net from 'node:net'

/** Below the ports that systems give to outgoing connections, so that none of those takes one between its choice and its use. */
const [lowest, highest] = [15_000, 32_000]
const host = '127.0.0.1'
const mostTries = 100

/**
 * A port that nobody listens on, and that no other call gets, in this process or another one, as long as this process runs:
 * its namesake of UDP is held as the sign that it is taken.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest))
    if ((await isLeased(port)) && (await isUnused(port))) return port
  }
  throw new Error(`None of ${mostTries} ports was free.`)
}

async function isLeased(port: number): Promise<boolean> {
  const lease = dgram.createSocket('udp4').unref()
  lease.bind({ port, address: host, exclusive: true })
  return once(lease, 'listening').then(
    () => true,
    () => false,
  )
}

async function isUnused(port: number): Promise<boolean> {
  const server = net.createServer().listen(port, host)
  try {
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
    return true
  } catch {
    return false
  }
}
