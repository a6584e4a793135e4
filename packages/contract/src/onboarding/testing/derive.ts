import { avoidancesOf, plannerInputOf } from '@butterleaf/domain/onboarding/diner-profile'

import { personOf } from '@butterleaf/domain/onboarding/person-of'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { type FlatPersonality, personalitySchema } from '../personality-schema.ts'
import { readQuestionnaire } from '../read-questionnaire.ts'

/** Everything that is planned from a questionnaire. */
export function derive(questionnaire: Questionnaire) {
  const { mode, units } = questionnaire
  const avoidances = avoidancesOf(questionnaire)
  return { person: personOf(questionnaire), ...plannerInputOf(questionnaire), mode, units, avoidances }
}

/** As a client sends it and the API reads it. */
export function readComplete(flat: FlatPersonality | object): Questionnaire {
  const reading = readQuestionnaire(personalitySchema.parse(flat))
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
  return reading.questionnaire
}
