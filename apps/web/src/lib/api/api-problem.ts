import type { Problem } from '@butterleaf/contract/problem'

/** The API tells a client of its token; a person has none. */
const sessionEnded = 'You’ve been signed out. Sign in to go on.'

/** The API answered, and the answer is a problem. A network that fails throws its own TypeError instead. */
export class ApiProblem extends Error {
  /** All of it: some kinds say more than every problem does (PLAN-5). */
  readonly problem: Problem
  readonly status: number
  /** Of a 402 the access state (APP-1). */
  readonly title: string
  readonly faults: NonNullable<Problem['errors']>

  constructor(problem: Problem) {
    super(problem.status === 401 ? sessionEnded : problem.detail)
    this.name = 'ApiProblem'
    this.problem = problem
    this.status = problem.status
    this.title = problem.title
    this.faults = problem.errors ?? []
  }
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 404
}

/** What the server said of each field, for the form that sent them. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiProblem)) return {}
  return Object.fromEntries(error.faults.map((fault) => [fault.field, fault.message]))
}
