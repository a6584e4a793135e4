import type { Problem } from '@butterleaf/contract/problem'
import { readProblemKind } from '@butterleaf/contract/problem-kind'
import type { ProblemKind } from '@butterleaf/contract/problem-kinds'

/** The API's message is about the token; this one is for the person. */
const sessionEnded = 'You’ve been signed out. Sign in to go on.'

/** A problem's fields beyond its kind; some kinds have more than others (PLAN-5). */
export type ProblemDetails = Omit<Problem, 'type' | 'status'>

/** The API answered, and the answer is a problem. A network that fails throws its own TypeError instead. */
export class ApiProblem extends Error {
  /** The app decides by the kind: neither status nor type leaves this folder. */
  readonly kind: ProblemKind
  /** For a missing subscription, the access state (APP-1). */
  readonly title: string
  readonly faults: NonNullable<Problem['errors']>
  readonly details: ProblemDetails

  constructor(kind: ProblemKind, details: ProblemDetails) {
    super(kind === 'unauthenticated' ? sessionEnded : details.detail)
    this.name = 'ApiProblem'
    this.kind = kind
    this.title = details.title
    this.faults = details.errors ?? []
    this.details = details
  }
}

export function toApiProblem(problem: Problem): ApiProblem {
  return new ApiProblem(readProblemKind(problem), problem)
}

/** Whether an error is a problem of one of these kinds. */
export function isProblem(error: unknown, ...kinds: readonly ProblemKind[]): error is ApiProblem {
  return error instanceof ApiProblem && kinds.includes(error.kind)
}

/** For what is taken away: one that is gone already is no failure. */
export function passOverGone(error: unknown): void {
  if (!isProblem(error, 'not-found')) throw error
}

/** The server itself has answered, and a retry would change nothing. */
export function isFinalAnswer(error: unknown): boolean {
  return error instanceof ApiProblem && !isProblem(error, 'internal', 'unavailable')
}

/** The server's message for each field, for the form that sent them. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiProblem)) return {}
  return Object.fromEntries(error.faults.map((fault) => [fault.field, fault.message]))
}
