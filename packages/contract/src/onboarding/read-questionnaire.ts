import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { completeQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire-faults'
import { decodePersonality } from './decode-personality.ts'
import { codeFaults, encodeFault, type FieldFault } from './personality-faults.ts'
import type { FlatPersonality } from './personality-schema.ts'

export type QuestionnaireReading =
  | { ok: true; questionnaire: Questionnaire }
  | { ok: false; faults: readonly FieldFault[] }

/** ONB-13: the questionnaire in a personality, or every field that is missing, out of range or contradicted. */
export function readQuestionnaire(flat: FlatPersonality): QuestionnaireReading {
  const completion = completeQuestionnaire(decodePersonality(flat))
  const unknown = codeFaults(flat)
  if (completion.ok && unknown.length === 0) return completion
  const faults = completion.ok ? [] : completion.faults
  return { ok: false, faults: [...faults.map((fault) => encodeFault(flat, fault)), ...unknown] }
}
