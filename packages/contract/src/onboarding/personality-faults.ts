import type { PersonFault, PersonField } from '@butterleaf/domain/nutrition/person-faults'
import type { RangeFault } from '@butterleaf/domain/nutrition/ranges'
import { peopleLimits } from '@butterleaf/domain/onboarding/personality'
import type { ScheduleFault } from '@butterleaf/domain/onboarding/schedule-faults'
import { dietaryTags } from '@butterleaf/domain/recipes/dietary-tags'
import { wireNames } from '../nutrition/macro-words.ts'
import { dietaryCodesOf, dietaryTagOf } from '../recipes/dietary-codes.ts'
import { activityCodes, genderCodes, goalCodes, modeCodes, wordOf } from './codes.ts'
import type { FlatPersonality } from './personality-schema.ts'

export type FieldFault = { field: string; message: string }

const fieldNames = {
  gender: 'gender',
  ageYears: 'age',
  weight: 'weight',
  heightCm: 'height',
  bodyFatPercent: 'bodyFat',
  activity: 'activityLevel',
  goal: 'motive',
  deficitPercent: 'deficit',
  proteinPerLeanPound: 'protein',
  netCarbsGrams: 'carbs',
} as const satisfies Record<PersonField, keyof FlatPersonality>

const codesOf: Partial<Record<PersonField, Readonly<Record<string, number>>>> = {
  gender: genderCodes,
  activity: activityCodes,
  goal: goalCodes,
}

/** Of a code that is none it says which there are. */
export function personFaultIn(flat: FlatPersonality, fault: PersonFault): FieldFault {
  const field = fieldNames[fault.field]
  const codes = codesOf[fault.field]
  if (fault.kind !== 'missing' || !codes || flat[field] == null) return personFault(fault)
  return { field, message: oneOf(Object.values(codes)) }
}

function oneOf(allowed: readonly (number | string)[]): string {
  return `Must be one of ${allowed.join(', ')}.`
}

function personFault({ field, kind, minimum, maximum, step }: PersonFault): FieldFault {
  const message = {
    missing: 'Please answer this.',
    'out-of-range': `Must be between ${minimum} and ${maximum}.`,
    'off-step': `Must be a multiple of ${step}.`,
    'deficit-under-age': `Losing weight is planned for people of ${minimum} and older only.`,
    'deficit-underweight': 'Losing weight is not planned for somebody who is underweight.',
  }[kind]
  return { field: fieldNames[field], message }
}

export function scheduleFault({ meal, field, kind, allowed }: ScheduleFault): FieldFault {
  const name = `schedules.${meal}.${field}`
  if (kind === 'missing') return { field: name, message: 'Please answer this.' }
  const message = allowed ? oneOf(allowed) : 'This meal can’t be skipped every day.'
  return { field: name, message }
}

/** Of ranges the person typed, or of those their answers lead to. */
export function rangeFault({ macro, kind }: RangeFault, { isTyped }: { isTyped: boolean }): FieldFault {
  const message = {
    negative: isTyped
      ? 'Must not be below 0, and the most must be above it.'
      : 'Protein and net carbs alone are more than a day’s energy: nothing is left for this.',
    reversed: 'The least is more than the most.',
    'no-energy-balance': 'No fat, net carbs and protein in their ranges make calories in this one.',
  }[kind]
  return { field: `nutrition.${wireNames[macro]}`, message }
}

/** Of what is neither the person nor the meals. */
export function preferenceFaults(flat: FlatPersonality): FieldFault[] {
  const { minimum, maximum } = peopleLimits
  const people = flat.scaling ?? minimum
  const faults: readonly (readonly [boolean, FieldFault])[] = [
    [flat.unit == null, { field: 'unit', message: 'Please answer this.' }],
    [
      wordOf(modeCodes, flat.mode) === undefined,
      {
        field: 'mode',
        message: flat.mode == null ? 'Please answer this.' : oneOf(Object.values(modeCodes)),
      },
    ],
    [!areKnown(flat.allergen), { field: 'allergen', message: oneOf(dietaryCodesOf(dietaryTags)) }],
    [!areKnown(flat.intolerance), { field: 'intolerance', message: oneOf(dietaryCodesOf(dietaryTags)) }],
    [
      !Number.isInteger(people) || people < minimum || people > maximum,
      { field: 'scaling', message: `Must be a whole number between ${minimum} and ${maximum}.` },
    ],
  ]
  return faults.filter(([isThere]) => isThere).map(([, fault]) => fault)
}

function areKnown(codes: readonly number[] | null | undefined): boolean {
  return (codes ?? []).every((code) => dietaryTagOf(code) !== undefined)
}
