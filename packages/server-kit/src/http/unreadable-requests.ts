import http from 'node:http'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { AppError } from './app-error.ts'
import { problemOf, sendProblem, toAppError } from './problems.ts'

/**
 * Node refuses longer request heads by itself. Parts of an address may be as long; the schema limits ids and names them in its
 * error.
 */
const mostHeadBytes = http.maxHeaderSize

/** Requests that can't be parsed far enough to reach a route also get a problem. */
export const unreadableAsProblems = {
  routerOptions: { maxParamLength: mostHeadBytes },
  frameworkErrors: (error, _request, reply) => void sendProblem(reply, toAppError(error)),
  clientErrorHandler: (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    socket.end(answerText(new AppError(kindByCode[error.code] ?? 'malformed-request')))
  },
} satisfies FastifyServerOptions

const kindByCode: Record<string, 'too-large'> = { HPE_HEADER_OVERFLOW: 'too-large' }

/** There is no reply object yet, so the whole answer is written as text. */
function answerText(error: AppError): string {
  const problem = problemOf(error)
  const body = JSON.stringify(problem)
  return [
    `HTTP/1.1 ${problem.status} ${http.STATUS_CODES[problem.status]}`,
    'connection: close',
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}

/**
 * PostgreSQL accepts no text with U+0000, not even as a parameter of a query; SQLite follows the same rule. The embedded
 * identity provider's pages report it at their fields.
 */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ url, params, query, body }) => {
    if (url.startsWith('/idp/')) return
    if ([params, query, body].some(holdsNul)) {
      throw new AppError('malformed-request', { detail: 'The character U+0000 can’t be part of a request.' })
    }
  })
}

/** Without recursion, since a body may be nested more deeply than the call stack allows; without a copy, since it may be a list of 100,000. */
function holdsNul(sent: unknown): boolean {
  const open = [sent]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string') {
      if (value.includes('\0')) return true
    } else if (Array.isArray(value)) {
      for (const part of value) if (mayHoldText(part)) open.push(part)
    } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
      for (const [name, part] of Object.entries(value)) {
        if (name.includes('\0')) return true
        if (mayHoldText(part)) open.push(part)
      }
    }
  }
  return false
}

function mayHoldText(value: unknown): boolean {
  return typeof value === 'string' || (typeof value === 'object' && value !== null)
}

/**
 * A request that names two hosts may be read as one address by a proxy and as another by us (RFC 9112, section 3.2). Node takes the
 * first of them.
 */
export function refuseSecondHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }, reply) => {
    if (countHosts(rawHeaders) < 2) return
    reply.header('connection', 'close')
    throw new AppError('malformed-request', { detail: 'The request has more than one Host header.' })
  })
}

/** Names and values take turns. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}
