import type { Outcome } from '@butterleaf/domain/meal-plan/operations/change-template'
import type { Refusal } from '@butterleaf/domain/meal-plan/refusal'
import { refusalSentence } from '@butterleaf/domain/meal-plan/refusal-sentence'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { AppError } from '@butterleaf/server-kit/http/app-error'

/** What an operation made of the template; a refusal is raised in the user's words. */
export function settled(outcome: Outcome): Template {
  if (!outcome.ok) throw refused(outcome.reason)
  return outcome.template
}

export function refused(reason: Refusal): AppError {
  if (reason.because === 'not-there') return new AppError('not-found')
  return new AppError('change-refused', { detail: refusalSentence(reason) })
}
