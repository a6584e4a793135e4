import { ApiProblem } from '#lib/api/api-problem.ts'
import { problemLines } from '#lib/subscription/problem-lines.ts'
import { NotConfirmed, notConfirmedMessage } from '#lib/subscription/send-confirmed.ts'
import type { PassingMessage } from '#lib/subscription/use-passing-message.tsx'

/** The server's own message; ours where the server couldn't be reached. */
export function failureMessage(error: unknown): PassingMessage {
  if (error instanceof NotConfirmed) return notConfirmedMessage
  if (error instanceof ApiProblem) return { title: error.message, lines: problemLines(error) }
  return { title: 'Butterleaf can’t be reached', lines: ['Check your connection and try again.'] }
}
