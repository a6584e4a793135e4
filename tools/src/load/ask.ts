import http, { type IncomingHttpHeaders } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const agent = new http.Agent({ keepAlive: true })

/** Who asks, and what is sent along: JSON, or with a `type` the bytes as they are. */
type Sent = {
  token?: string | undefined
  body?: unknown
  type?: string
  prefer?: string
  headers?: Record<string, string>
}
export type Answer = { status: number; ms: number; headers: IncomingHttpHeaders; text(): string }

/** One request as cheaply as Node sends it, and how long its whole answer took. The body is read, not parsed. */
export function ask(
  method: string,
  address: string,
  { token, body, type, prefer, headers: own }: Sent = {},
): Promise<Answer> {
  const bytes = body === undefined ? undefined : Buffer.from(type ? (body as string) : JSON.stringify(body))
  const headers = {
    ...own,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(prefer ? { prefer } : {}),
    ...(bytes ? { 'content-type': type ?? 'application/json', 'content-length': bytes.length } : {}),
  }
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const request = http.request(address, { method, headers, agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        const ms = performance.now() - startedAt
        const answer = Buffer.concat(chunks)
        resolve({
          status: response.statusCode ?? 0,
          ms,
          headers: response.headers,
          text: () => answer.toString(),
        })
      })
    })
    request.once('error', reject)
    request.end(bytes)
  })
}

/** Answers that say no are no measurement. */
export async function askFor(status: number, ...asked: Parameters<typeof ask>): Promise<Answer> {
  return expectStatus(status, await ask(...asked), asked)
}

const busyMs = 200

/** A server that was busy a moment ago refuses once in a while, says so, and has changed nothing. */
export async function askPatiently(status: number, ...asked: Parameters<typeof ask>): Promise<Answer> {
  const answer = await ask(...asked)
  if (answer.status !== 503) return expectStatus(status, answer, asked)
  await pause(busyMs)
  return askPatiently(status, ...asked)
}

function expectStatus(status: number, answer: Answer, [method, address]: Parameters<typeof ask>): Answer {
  if (answer.status === status) return answer
  throw new Error(`${method} ${address}: ${answer.status} ${answer.text().slice(0, 300)}`)
}
