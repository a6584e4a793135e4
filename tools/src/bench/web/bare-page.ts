import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="One line"></head><body><h1>One line</h1></body></html>`

/** The least a page can be, on a server of its own. */
export async function withBarePage(look: (address: string) => Promise<void>): Promise<void> {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(page),
  ).listen(0, 'localhost')
  await once(server, 'listening')
  try {
    return await look(`http://localhost:${(server.address() as AddressInfo).port}/`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
