import type { Passkey } from '@butterleaf/contract/account/calls'
import { ApiProblem } from '#lib/api/api-problem.ts'

export function usedText({ added_at, last_used_at }: Passkey): string {
  const used = last_used_at ? `used ${dayText(last_used_at)}` : 'not used yet'
  return `Added ${dayText(added_at)}, ${used}`
}

/** What an error of the browser or the server means for the person. */
export function failureText(error: Error): string {
  if (error instanceof ApiProblem) return error.message
  if (error.name === 'InvalidStateError') return 'This device has a passkey for your account already.'
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'No passkey was made.'
  if (error.name === 'SecurityError') return 'Passkeys don’t work at this address.'
  return 'Nothing changed. Check your connection.'
}

function dayText(instant: string): string {
  return new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(instant),
  )
}
