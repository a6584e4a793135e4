import { flatFrom } from '@butterleaf/contract/meal-plan/resources'
import type { SentResources } from '@butterleaf/contract/meal-plan/resources-schema'
import { personalityOf } from '@butterleaf/contract/onboarding/personality'
import { type FlatPersonality, profileShape } from '@butterleaf/contract/onboarding/personality-schema'
import { AppError, type FieldFault } from '@butterleaf/server-kit/http/app-error'
import type { Answers } from './plan.ts'

/** ONB-13: what the onboarding sends; every field at fault is named. */
export function answersFrom(flat: FlatPersonality): Answers {
  const reading = personalityOf(flat)
  if (!reading.ok) throw new AppError('invalid-input', { faults: reading.faults })
  return { personality: reading.personality, schedules: flat.schedules }
}

/** The same of what the settings send, its fields named as they stand there. */
export function answersFromResources(resources: SentResources): Answers {
  try {
    return answersFrom(flatFrom(resources))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new AppError(error.kind, { faults: error.faults.map(inResources) })
  }
}

function inResources({ field, message }: FieldFault): FieldFault {
  const [name = field] = field.split('.')
  return { field: `resources.${name in profileShape ? 'profile' : 'preferences'}.${field}`, message }
}
