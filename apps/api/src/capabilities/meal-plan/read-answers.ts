import { flatOf } from '@butterleaf/contract/meal-plan/codecs/resources-codec'
import type { SentResources } from '@butterleaf/contract/meal-plan/resources-schema'
import { encodeTastes } from '@butterleaf/contract/onboarding/personality-codec'
import { type FlatPersonality, profileShape } from '@butterleaf/contract/onboarding/personality-schema'
import { readQuestionnaire } from '@butterleaf/contract/onboarding/read-questionnaire'
import { leaveOutDefaults } from '@butterleaf/domain/onboarding/defaults'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { AppError, type FieldFault } from '@butterleaf/server-kit/http/app-error'

/** ONB-13: what the onboarding sends; every field at fault is named. */
export function answersFrom(flat: FlatPersonality): Questionnaire {
  const reading = readQuestionnaire(flat)
  if (!reading.ok) throw new AppError('invalid-input', { faults: reading.faults })
  return reading.questionnaire
}

/**
 * The same of what the settings send, its fields named as they stand there. A client from before the questions of taste leaves their answers
 * out: they stay as they were.
 */
export function answersFromResources(
  { profile, preferences }: SentResources,
  before: Questionnaire,
): Questionnaire {
  const reading = readQuestionnaire(
    flatOf({ profile, preferences: { ...encodeTastes(before), ...preferences } }),
  )
  if (!reading.ok) throw new AppError('invalid-input', { faults: reading.faults.map(inResources) })
  return leaveOutDefaults(reading.questionnaire)
}

function inResources({ field, message }: FieldFault): FieldFault {
  const [name = field] = field.split('.')
  return { field: `resources.${name in profileShape ? 'profile' : 'preferences'}.${field}`, message }
}
