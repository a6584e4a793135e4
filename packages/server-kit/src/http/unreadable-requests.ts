import http from 'node:http'
import type { FastifyServerOptions } from 'fastify'
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
