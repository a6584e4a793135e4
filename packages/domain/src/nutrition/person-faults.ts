import { bodyFatLimits } from './body-fat.ts'
import { heightLimits, isHeightAllowed } from './height.ts'
import { adultFromYears, type PartialPerson, type Person } from './person.ts'
import { isUnderweight } from './safe-goal.ts'
import { isWeightAllowed } from './weight.ts'

export type PersonField = keyof Person
export type PersonFault = {
  field: PersonField
  kind: 'missing' | 'out-of-range' | 'off-step' | 'deficit-under-age' | 'deficit-underweight'
  minimum?: number
  maximum?: number
  step?: number
}

type Limits = { minimum: number; maximum: number; step?: number }

export const ageLimits = { minimum: 10, maximum: 120, step: 1 } as const
export const deficitLimits = { minimum: 1, maximum: 40, step: 0.1 } as const
export const proteinLimits = { minimum: 0.6, maximum: 1.2, step: 0.1 } as const
/** More than this is no keto plan, and less than a salad has can't be planned. */
export const netCarbsLimits = { minimum: 15, maximum: 50, step: 1 } as const

const fields = [
  'gender',
  'ageYears',
  'weight',
  'heightCm',
  'bodyFatPercent',
  'activity',
  'goal',
  'deficitPercent',
  'proteinPerLeanPound',
  'netCarbsGrams',
] as const satisfies readonly PersonField[]

/** VAL-1, VAL-2, VAL-3: every field that is missing or out of range, in the order they are asked. */
export function personFaults(person: PartialPerson): PersonFault[] {
  return fields.flatMap((field): PersonFault[] => {
    if (isLeftOut(person, field)) return []
    if (person[field] === undefined) return [{ field, kind: 'missing' }]
    return outsideLimits(person, field)
  })
}

export function isCompletePerson(person: PartialPerson): person is Person {
  return personFaults(person).length === 0
}

/** The deficit counts only to lose weight. */
function isLeftOut({ goal }: PartialPerson, field: PersonField): boolean {
  return field === 'deficitPercent' && goal !== 'lose'
}

function outsideLimits(person: PartialPerson, field: PersonField): PersonFault[] {
  if (field === 'weight')
    return isWeightAllowed(person.weight!) ? [] : [{ field, kind: 'out-of-range', minimum: 22, maximum: 635 }]
  if (field === 'heightCm') {
    const isAllowed = isHeightAllowed(person.heightCm!)
    return isAllowed ? [] : [{ field, kind: 'out-of-range', ...heightLimits.centimeters }]
  }
  if (field === 'goal') return person.goal === 'lose' ? againstDeficit(person) : []
  const limits = limitsOf(person, field)
  return limits ? outside(field, Number(person[field]), limits) : []
}

/** ONB-14, as far as body and age tell. */
function againstDeficit({ ageYears, weight, heightCm }: PartialPerson): PersonFault[] {
  if (ageYears !== undefined && ageYears < adultFromYears)
    return [{ field: 'goal', kind: 'deficit-under-age', minimum: adultFromYears }]
  if (weight === undefined || heightCm === undefined) return []
  const isBody = isWeightAllowed(weight) && isHeightAllowed(heightCm)
  return isBody && isUnderweight({ weight, heightCm }) ? [{ field: 'goal', kind: 'deficit-underweight' }] : []
}

function limitsOf({ gender }: PartialPerson, field: PersonField): Limits | undefined {
  if (field === 'ageYears') return ageLimits
  if (field === 'bodyFatPercent') return gender && bodyFatLimits[gender]
  if (field === 'deficitPercent') return deficitLimits
  if (field === 'proteinPerLeanPound') return proteinLimits
  return field === 'netCarbsGrams' ? netCarbsLimits : undefined
}

function outside(field: PersonField, value: number, limits: Limits): PersonFault[] {
  const { minimum, maximum, step } = limits
  if (!(value >= minimum && value <= maximum)) return [{ field, kind: 'out-of-range', minimum, maximum }]
  if (step === undefined) return []
  const steps = value / step
  return Math.abs(steps - Math.round(steps)) < 1e-6 ? [] : [{ field, kind: 'off-step', step }]
}
