import type { Call, CallTypes } from '@butterleaf/contract/call'
import { preferEmptyIfAbsent } from '@butterleaf/contract/preferences'
import { api } from './api.ts'
import { isProblem } from './api-problem.ts'

/** Null where the server says that there is nothing yet. A server of the last release says so with 404. */
export async function findAtServer<Answer>(
  call: Call<CallTypes & { answer: Answer }>,
): Promise<Answer | null> {
  const headers = { prefer: preferEmptyIfAbsent }
  const answer = await api.send(call, { headers }).catch((error: unknown) => {
    if (isProblem(error, 'not-found')) return null
    throw error
  })
  return answer ?? null
}
