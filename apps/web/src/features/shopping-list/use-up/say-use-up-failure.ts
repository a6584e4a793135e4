import { ApiProblem } from '#lib/api/api-problem.ts'

/** The server's own sentence, or that it can't be reached. */
export function sayUseUpFailure(error: unknown): string {
  if (error instanceof ApiProblem) return error.message
  return 'The server can’t be reached. What you typed stays here: check your connection and try again.'
}
