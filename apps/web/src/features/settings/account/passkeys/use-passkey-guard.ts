import { ApiProblem } from '#lib/api/api-problem.ts'
import { paths } from '#lib/paths.ts'
import { type Guarded, useGuarded } from '../use-guarded.tsx'

export function usePasskeyGuard(): Guarded {
  return useGuarded({
    guarded: 'change how your account is opened',
    returnTo: paths['settings.account.passkeys'],
    sayFailure,
  })
}

function sayFailure(error: Error): string {
  if (error instanceof ApiProblem) return error.message
  if (error.name === 'InvalidStateError') return 'This device has a passkey for your account already.'
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'No passkey was made.'
  if (error.name === 'SecurityError') return 'Passkeys don’t work at this address.'
  return 'Nothing changed. Check your connection.'
}
