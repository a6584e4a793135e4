import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Conformance, type GivenAnswer } from './conformance.ts'
import { type GivenBody, handlers } from './handlers.ts'
import { refusal } from './refusals.ts'
import type { Site } from './site.ts'

/** A failure of the next request that changes something, or of the next that reads. */
export type Trouble =
  | { kind: 'answer'; status: number; headers?: Record<string, string>; body?: string; toReading?: true }
  | { kind: 'lost-answer' }
  | { kind: 'silence' }

export interface StandIn {
  baseUrl: string
  site: Site
  conformance: Conformance
  troubles: Trouble[]
  close(): Promise<void>
}

/** A server in Recurly's place that follows Recurly's description to the letter. */
export async function startStandIn(site: Site): Promise<StandIn> {
  const conformance = new Conformance()
  const troubles: Trouble[] = []
  const answered = new Map<string, GivenAnswer>()
  const server = createServer((request, response) => {
    void answer({ site, conformance, troubles, answered }, request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    site,
    conformance,
    troubles,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

interface Parts {
  site: Site
  conformance: Conformance
  troubles: Trouble[]
  /** Answers by idempotency key: a repeated request gets the same answer. */
  answered: Map<string, GivenAnswer>
}

async function answer(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', headers } = request
  const url = new URL(request.url ?? '/', 'http://recurly')
  const text = await read(request)
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  const trouble = troubleOf(parts, method)
  if (trouble?.kind === 'silence') return
  if (trouble?.kind === 'answer') {
    response.writeHead(trouble.status, { 'content-type': 'application/json', ...trouble.headers })
    return void response.end(trouble.body ?? '')
  }
  const given = work(parts, { method, url, headers, body })
  if (trouble?.kind === 'lost-answer') return void request.socket.destroy()
  send(response, given)
}

/** Reading requests succeed unless the next trouble is about reading. */
function troubleOf({ troubles }: Parts, method: string): Trouble | undefined {
  const [next] = troubles
  const isForReading = next?.kind === 'answer' && next.toReading === true
  return isForReading === (method === 'GET') ? troubles.shift() : undefined
}

function work(
  { site, conformance, answered }: Parts,
  request: Parameters<Conformance['checkRequest']>[0],
): GivenAnswer {
  const found = conformance.description.find(request.method, request.url.pathname)
  const handler = found && handlers[found.operation.operationId]
  if (!found || !handler) {
    conformance.faults.push(`the description has no call ${request.method} ${request.url.pathname}`)
    return refusal(404, 'not_found', 'no such call')
  }
  conformance.checkRequest(request, found.operation)
  const key = `${request.method} ${request.url.pathname} ${request.headers['idempotency-key']}`
  const earlier = request.method === 'GET' ? undefined : answered.get(key)
  if (earlier) return earlier
  site.catchUp()
  const given = handler({ site, params: found.params, body: (request.body ?? {}) as GivenBody })
  conformance.checkAnswer(found.operation, given)
  const body = conformance.withNulls(found.operation, given.status, given.body)
  const whole = given.body === undefined ? given : { ...given, body }
  answered.set(key, whole)
  return whole
}

function send(response: ServerResponse, { status, body, pdf }: GivenAnswer): void {
  const type = pdf === undefined ? 'application/json; charset=utf-8' : 'application/pdf'
  response.writeHead(status, { 'content-type': type, 'recurly-version': 'recurly.v2021-02-25' })
  response.end(pdf === undefined ? body && JSON.stringify(body) : Buffer.from(pdf, 'latin1'))
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
