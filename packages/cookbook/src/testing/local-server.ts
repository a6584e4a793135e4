import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A web server on this machine, for tests of what is fetched. */
export function openLocalServer() {
  let server: Server | undefined
  let port = 0
  return {
    port: () => port,
    async serve(listener: RequestListener): Promise<void> {
      const started = createServer(listener)
      server = started
      await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
      port = (started.address() as AddressInfo).port
    },
    async close(): Promise<void> {
      server?.closeAllConnections()
      await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
      server = undefined
    },
  }
}
