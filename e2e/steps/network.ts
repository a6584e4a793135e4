import http from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * - `cut`: no connection
 * - `hangs`: connected but dead
 * - `portal`: a shop's sign-in page answers everything
 * - `down`: a proxy answers, the server behind it is down
 */
export type NetworkState = 'up' | 'cut' | 'hangs' | 'portal' | 'down'

/** The network between a phone and the server: it can be cut, and answer in the server's place. */
export interface Network {
  origin: string
  state: NetworkState
  /** A newer version on the server, with another start script; `''` is the one that was built. */
  version: string
  /** Files that the server no longer has. */
  gone: RegExp
  leadTo(origin: string): void
  close(): Promise<void>
}

const nothing = /(?!)/
const entry = /app-([\w-]{8})\.js/g
const versionOf = /version:([`"'])(\w+)/g

export async function openNetwork(): Promise<Network> {
  let server = ''
  const proxy = http.createServer(async (request, response) => {
    const address = request.url ?? '/'
    if (network.state === 'cut') return request.socket.destroy()
    if (network.state === 'hangs') return
    if (network.state === 'portal')
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>WiFi</h1>')
    if (network.state === 'down')
      return response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502</h1>')
    if (network.gone.test(address)) return response.writeHead(404).end()
    pass(request, response, server + address, network.version)
  })
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve))
  const network: Network = {
    origin: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    state: 'up',
    version: '',
    gone: nothing,
    leadTo: (origin) => {
      server = origin
    },
    close: async () => {
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
  return network
}

function pass(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  address: string,
  version: string,
) {
  const { host: _host, 'accept-encoding': _encoding, ...headers } = request.headers
  const built = version ? address.replace(`app-${version}`, 'app-') : address
  const asked = http.request(built, {
    method: request.method,
    headers: { ...headers, host: request.headers.host },
  })
  asked.on('error', () => response.destroy())
  asked.on('response', (answer) => {
    const isOurs = /html|javascript/.test(answer.headers['content-type'] ?? '') && version
    if (!isOurs) return answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers))
    let text = ''
    answer.setEncoding('utf8').on('data', (part) => (text += part))
    answer.on('end', () => {
      const { 'content-length': _length, ...kept } = answer.headers
      const named = text.replace(entry, `app-${version}$1.js`).replace(versionOf, `version:$1${version}$2`)
      response.writeHead(answer.statusCode ?? 502, kept).end(named)
    })
  })
  request.pipe(asked)
}
