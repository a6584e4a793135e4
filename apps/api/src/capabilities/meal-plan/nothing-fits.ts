import { macrosToWire, wireNames } from '@butterleaf/contract/nutrition/macro-words'
import { encodeRelaxation } from '@butterleaf/contract/onboarding/relaxation-change'
import type { Problem } from '@butterleaf/contract/problem'
import { problemKinds } from '@butterleaf/contract/problem-kinds'
import { shownMacros } from '@butterleaf/domain/nutrition/macros'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { FastifyInstance } from 'fastify'
import type { NothingDrawn } from '#platform/planner/draw-request.ts'

/** PLAN-5: no plan fits what was asked, and what asking less would bring. */
export class NothingFits extends AppError {
  readonly found: NothingDrawn

  constructor(found: NothingDrawn) {
    super('nothing-fits')
    this.found = found
  }
}

/** In this scope the problem says more than problems do. */
export function explainNothingFits(app: FastifyInstance): void {
  app.setErrorHandler((error, _request, reply) => {
    // Thrown on, it comes to the handler of all problems.
    if (!(error instanceof NothingFits)) throw error
    const problem = problemOf(error)
    return reply
      .code(problem.status)
      .type('application/problem+json')
      .serializer((body: unknown) => JSON.stringify(body))
      .send(problem)
  })
}

function problemOf({ kind, message, found }: NothingFits): Problem {
  const { status, title } = problemKinds[kind]
  return {
    type: `/problems/${kind}`,
    title,
    status,
    detail: message,
    nearest: macrosToWire(shownMacros(found.nearest.totals)),
    blocking: wireNames[found.blocking],
    emptyMeals: [...found.emptyMeals],
    relaxations: found.offers.map(encodeRelaxation),
  }
}
