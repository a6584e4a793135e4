import type { Problem } from '@butterleaf/contract/problem'
import { type ProblemKind, problemKinds } from '@butterleaf/contract/problem-kinds'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isResponseSerializationError } from 'fastify-type-provider-zod'
import { isDatabaseUnavailable } from '../database/database-errors.ts'
import { countRequest } from '../limits/rate-limits.ts'
import type {} from './allowed-methods.ts'
import { AppError } from './app-error.ts'

/** The one place where an error becomes an answer. */
export function answerErrorsAsProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // A client that leaves in the middle of a body resets the connection as a lost database does, and one that leaves before the
    // answer cancels its work: neither can receive an answer, and neither is an error of ours.
    const hasLeft = request.raw.readableAborted || reply.raw.destroyed
    const appError = hasLeft ? new AppError('malformed-request') : toAppError(error)
    if (problemKinds[appError.kind].status >= 500) request.log.error({ err: error }, 'request failed')
    return sendProblem(reply, appError)
  })
}

/** Where no web app is served, every unknown address is a problem. */
export function answerUnknownAsNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler({ preHandler: countRequest(app) }, (request, reply) =>
    sendUnknown(app, request, reply),
  )
}

/** RFC 9110, section 15.5.6: an address that is served, but not by this method, names those it takes. */
export function sendUnknown(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const allowed = app.allowedMethods(request.url.split('?', 1)[0] ?? '/')
  // The router didn't take what looks like the address, as of an invoice whose number holds a line break.
  const isTaken = allowed.includes(request.method)
  if (allowed.length === 0 || isTaken) return sendProblem(reply, new AppError('not-found'))
  return sendProblem(reply.header('allow', allowed.join(', ')), new AppError('method-not-allowed'))
}

export function sendProblem(reply: FastifyReply, error: AppError): FastifyReply {
  const problem = problemOf(error)
  const { status } = problem
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds)
  if (status === 401 || error.challenge) reply.header('www-authenticate', challengeOf(error))
  // Sent without the route's serializer, which would check it against the route's own answers.
  return reply
    .code(status)
    .type('application/problem+json')
    .serializer((body: unknown) => String(body))
    .send(JSON.stringify(problem))
}

function challengeOf({ challenge = {} }: AppError): string {
  const parts = Object.entries(challenge).map(([name, value]) => `${name}="${value}"`)
  return parts.length === 0 ? 'Bearer' : `Bearer ${parts.join(', ')}`
}

export function problemOf({ kind, message, faults, extensions }: AppError): Problem {
  const { status, title } = problemKinds[kind]
  return {
    type: `/problems/${kind}`,
    title,
    status,
    detail: message,
    ...(faults.length > 0 ? { errors: [...faults] } : {}),
    ...extensions,
  }
}

export function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error
  if (isResponseSerializationError(error)) return new AppError('internal')
  if (isDatabaseUnavailable(error)) return new AppError('unavailable', { retryAfterSeconds: 2 })
  const kind = kindByStatus[error.statusCode ?? 500]
  if (!kind) return new AppError('internal')
  return kind === 'unavailable' || kind === 'too-many-requests'
    ? new AppError(kind, { retryAfterSeconds: 2 })
    : new AppError(kind)
}

/** The kinds of errors that Fastify and its plugins throw, by status. */
const kindByStatus: Record<number, ProblemKind> = {
  400: 'malformed-request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  408: 'malformed-request',
  412: 'precondition-failed',
  413: 'too-large',
  414: 'too-large',
  415: 'unsupported-media-type',
  416: 'range-not-satisfiable',
  429: 'too-many-requests',
  431: 'too-large',
  503: 'unavailable',
}
