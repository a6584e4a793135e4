import { accountCalls } from '@butterleaf/contract/account/calls'
import { askForPuzzle } from '@butterleaf/contract/account/puzzle-schemas'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { servePublic } from '@butterleaf/server-kit/http/serve'
import type { FastifyInstance } from 'fastify'
import type { EmbeddedContext } from '../embedded-context.ts'
import { originOf } from '../interaction.ts'
import { waitSentence } from '../pages/wait-words.ts'
import { findPause } from './find-pause.ts'

/** [AUTH-7] Asked by the pages' script before it sends a form, so that a refusal doesn't cost what was typed. */
export function puzzleRoute(app: FastifyInstance, context: EmbeddedContext): void {
  servePublic(app, accountCalls.askForPuzzle, askForPuzzle, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const pause = await findPause(context, { ...body, ...originOf(request) })
    if (!pause) return undefined
    const { waitSeconds, challenge } = pause
    throw new AppError('too-many-requests', {
      detail: waitSentence(waitSeconds),
      retryAfterSeconds: waitSeconds,
      extensions: challenge ? { challenge } : {},
    })
  })
}
