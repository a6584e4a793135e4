import type { Outcome } from '@butterleaf/domain/meal-plan/operations/change-template'
import type { Refusal } from '@butterleaf/domain/meal-plan/refusal'
import { refusalSentence } from '@butterleaf/domain/meal-plan/refusal-sentence'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { AppError } from '@butterleaf/server-kit/http/app-error'

/** What an operation made of the template; throws a refusal in the user's words. */
export function requireTemplate(outcome: Outcome): Template {
  if (!outcome.ok) throw refusalError(outcome.reason)
  return outcome.template
}

/** `field`: of the request, where one is the cause. */
export function refusalError(reason: Refusal, field?: string): AppError {
  const detail = refusalSentence(reason)
  const named = { detail, ...(field && { faults: [{ field, message: detail }] }) }
  switch (reason.because) {
    case 'not-there':
      return new AppError('not-found')
    case 'away-at-fault':
      return new AppError('invalid-input', { faults: [{ field: reason.field, message: detail }] })
    case 'nothing-suitable':
      return new AppError('nothing-suitable')
    case 'no-such-recipe':
      return new AppError('not-found', named)
    case 'forbidden-recipe':
    case 'forbidden-at-table':
      return new AppError('forbidden-recipe', named)
    default:
      return new AppError('change-refused', named)
  }
}
