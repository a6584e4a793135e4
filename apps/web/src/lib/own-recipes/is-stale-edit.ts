import { fieldErrors, isProblem } from '../api/api-problem.ts'

/** The recipe was edited elsewhere since this edit began. */
export function isStaleEdit(error: unknown): boolean {
  return isProblem(error, 'conflict') && fieldErrors(error).version !== undefined
}
