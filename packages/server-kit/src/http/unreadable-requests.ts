import http from 'node:http'
import type { FastifyServerOptions } from 'fastify'
import { AppError } from './app-error.ts'
import { problemOf, sendProblem, toAppError } from './problems.ts'

/**
 * Node refuses longer heads by itself. Parts of an address may be as long: what an id may be is said by its
 * schema, which names it.
 */
const mostHeadBytes = http.maxHeaderSize

/** What can't be read so far as to reach a route is answered with a problem all the same. */
export const unreadableAsProblems = {
  routerOptions: { maxParamLength: mostHeadBytes },
  frameworkErrors: (error, _request, reply) => void sendProblem(reply, toAppError(error)),
  clientErrorHandler: (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    socket.end(answerText(new AppError(kindByCode[error.code] ?? 'malformed-request')))
  },
} satisfies FastifyServerOptions

const kindByCode: Record<string, 'too-large'> = { HPE_HEADER_OVERFLOW: 'too-large' }

/** There is no reply to send it with yet: this is all that goes over the wire. */
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
