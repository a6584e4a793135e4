/** What the client rejects with when Recurly refuses; the client's own types leave it out. */
export interface RecurlyError extends Error {
  type: string
  params?: readonly { param?: string; message?: string }[]
  transactionError?: {
    message?: string | null
    code?: string | null
    threeDSecureActionTokenId?: string | null
  }
}

export function isRecurlyError(error: unknown): error is RecurlyError {
  return error instanceof Error && error.name.startsWith('Recurly') && 'type' in error
}
