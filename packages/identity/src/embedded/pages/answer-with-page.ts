import { type ProblemKind, problemKinds } from '@butterleaf/contract/problem-kinds'
import { isDatabaseUnavailable } from '@butterleaf/server-kit/database/database-errors'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { SessionNotFound } from 'oidc-provider/lib/helpers/errors.js'
import { type Notice, noticePage, notices, sendPage } from './notice-page.ts'

/** A person who is signing in meets errors under /idp, so they get a page. */
export function answerWithPage(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof SessionNotFound) return sendPage(reply, 410, noticePage(notices.expired))
  if (error instanceof AppError) return answerRefusal(error, reply)
  if (isDatabaseUnavailable(error) || error.statusCode === 503) {
    request.log.error({ err: error }, 'sign-in page not available')
    return sendPage(reply.header('retry-after', 2), 503, noticePage(notices.unavailable))
  }
  if (error.statusCode === 429) return sendPage(reply, 429, noticePage(notices.tooMany))
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return sendPage(reply, error.statusCode, noticePage(notices.malformed))
  }
  request.log.error({ err: error }, 'sign-in page failed')
  return sendPage(reply, 500, noticePage(notices.failed))
}

const noticeOf: Partial<Record<ProblemKind, Notice>> = {
  forbidden: notices.refused,
  'too-many-requests': notices.tooMany,
  unavailable: notices.unavailable,
}

/** A hook may refuse a request for one of our pages; any other error is a form that can't be read. */
function answerRefusal({ kind, retryAfterSeconds }: AppError, reply: FastifyReply): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  return sendPage(reply, problemKinds[kind].status, noticePage(noticeOf[kind] ?? notices.malformed))
}
