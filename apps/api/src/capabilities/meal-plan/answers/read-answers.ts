import { flatOf } from '@butterleaf/contract/meal-plan/codecs/decode-resources'
import type { SentResources } from '@butterleaf/contract/meal-plan/resources-schema'
import { encodeLaterAnswers } from '@butterleaf/contract/onboarding/encode-personality'
import { type FlatPersonality, profileShape } from '@butterleaf/contract/onboarding/personality-schema'
import { readQuestionnaire } from '@butterleaf/contract/onboarding/read-questionnaire'
import { leaveOutDefaults } from '@butterleaf/domain/onboarding/defaults'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { AppError, type FieldFault } from '@butterleaf/server-kit/http/app-error'
import type { Corpus } from '#platform/recipes/cookbook.ts'

type Groups = Pick<Corpus, 'foodGroups'>

/** ONB-13: what the onboarding sends; every field at fault is named, below `within` where the answers stand there. */
export function answersFrom(flat: FlatPersonality, groups: Groups, within = ''): Questionnaire {
  return readAnswers(flat, foodGroupFaults(flat, groups), ({ field, message }) => ({
    field: within + field,
    message,
  }))
}

/**
 * The same of what the settings send, its fields named as they stand there. A client from before the later questions (food groups,
 * equipment, cuisines, adventure, shopping, limits of weekdays) leaves their answers out: they stay as they were.
 */
export function answersFromResources(
  { profile, preferences }: SentResources,
  before: Questionnaire,
  groups: Groups,
): Questionnaire {
  const flat = flatOf({ profile, preferences: { ...encodeLaterAnswers(before), ...preferences } })
  const answers = leaveOutDefaults(
    readAnswers(flat, foodGroupFaults(flat, groups, before.avoidedGroups), inResources),
  )
  // TOG-3: who eats along is a setting of its own.
  return before.table ? { ...answers, table: before.table } : answers
}

function readAnswers(
  flat: FlatPersonality,
  faults: readonly FieldFault[],
  nameField = (fault: FieldFault) => fault,
): Questionnaire {
  const reading = readQuestionnaire(flat)
  if (reading.ok && faults.length === 0) return reading.questionnaire
  const all = reading.ok ? faults : [...reading.faults, ...faults]
  throw new AppError('invalid-input', { faults: all.map(nameField) })
}

/**
 * ONB-11: an unknown group would avoid nothing while the person relies on it. One that is stored stays valid after it left the
 * cookbook.
 */
export function foodGroupFaults(
  { avoidedGroups }: Pick<FlatPersonality, 'avoidedGroups'>,
  { foodGroups }: Groups,
  stored: readonly string[] = [],
): FieldFault[] {
  const known = new Set([...foodGroups.map(({ id }) => id), ...stored])
  const unknown = avoidedGroups?.filter((id) => !known.has(id)) ?? []
  if (unknown.length === 0) return []
  return [{ field: 'avoidedGroups', message: `There is no food group ${unknown.join(', ')}.` }]
}

function inResources({ field, message }: FieldFault): FieldFault {
  const [name = field] = field.split('.')
  return { field: `resources.${name in profileShape ? 'profile' : 'preferences'}.${field}`, message }
}
