import { leaveOutDefaults } from '@butterleaf/domain/onboarding/defaults'
import type { PartialQuestionnaire, Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { decodePersonality } from '../../onboarding/decode-personality.ts'
import type { FlatPersonality } from '../../onboarding/personality-schema.ts'
import type { Resources, SentResources } from '../resources-schema.ts'

/** Those of a plan are complete. */
export function decodeResources(resources: Resources): Questionnaire
export function decodeResources(resources: SentResources): PartialQuestionnaire
export function decodeResources(resources: SentResources): PartialQuestionnaire {
  return leaveOutDefaults(decodePersonality(flatOf(resources)))
}

/** The onboarding's own form of them, so that one reading and one set of faults does for both. */
export function flatOf({ profile, preferences }: SentResources): FlatPersonality {
  return { ...profile, ...preferences }
}
