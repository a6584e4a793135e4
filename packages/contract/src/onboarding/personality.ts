import type { Person } from '@butterleaf/domain/nutrition/person'
import { isCompletePerson, type PersonField, personFaults } from '@butterleaf/domain/nutrition/person-faults'
import { contradictionsIn, rangesAround } from '@butterleaf/domain/nutrition/ranges'
import { targetsOf } from '@butterleaf/domain/nutrition/targets'
import type { Personality } from '@butterleaf/domain/onboarding/personality'
import { scheduleFaults } from '@butterleaf/domain/onboarding/schedule-faults'
import { rangesFrom } from '../nutrition/macro-words.ts'
import { modeCodes, wordOf } from './codes.ts'
import {
  type FieldFault,
  personFaultIn,
  preferenceFaults,
  rangeFault,
  scheduleFault,
} from './personality-faults.ts'
import type { FlatPersonality } from './personality-schema.ts'
import { personFrom, preferencesFrom, schedulesFrom } from './personality-words.ts'

export type PersonalityRead =
  | { ok: true; personality: Personality }
  | { ok: false; faults: readonly FieldFault[] }

/** ONB-13, VAL-1 to VAL-3: the domain's words, or every field that is missing, out of range or contradicted. */
export function personalityOf(flat: FlatPersonality): PersonalityRead {
  const person = personFrom(flat)
  const mode = wordOf(modeCodes, flat.mode)
  const faults = [
    ...personFaults(person)
      .filter(({ field }) => !isAskedByAnother(field, person))
      .map((fault) => personFaultIn(flat, fault)),
    ...preferenceFaults(flat),
    ...(mode ? scheduleFaults(schedulesFrom(flat), mode).map(scheduleFault) : []),
  ]
  if (faults.length > 0 || !mode || !isCompletePerson(person)) return { ok: false, faults }
  const ranges = flat.nutrition ? rangesFrom(flat.nutrition) : rangesAround(targetsOf(person).macros)
  const contradictions = contradictionsIn(ranges).map((fault) =>
    rangeFault(fault, { isTyped: flat.nutrition != null }),
  )
  if (contradictions.length > 0) return { ok: false, faults: contradictions }
  return { ok: true, personality: { person, ranges, preferences: preferencesFrom(flat, mode) } }
}

/** Protein follows from the activity: who hasn't given that is asked for it alone. */
function isAskedByAnother(field: PersonField, { proteinPerLeanPound, activity }: Partial<Person>): boolean {
  return field === 'proteinPerLeanPound' && proteinPerLeanPound === undefined && !activity
}
