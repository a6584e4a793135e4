import {
  centimetersFrom,
  type FeetAndInches,
  feetAndInchesFrom,
  heightLimits,
  isHeightAllowed,
} from '@butterleaf/domain/nutrition/height'
import {
  type Grams,
  gramsFromUnit,
  isWeightAllowedInUnit,
  type Unit,
  valueInUnit,
  weightLimits,
  weightUnitName,
} from '@butterleaf/domain/nutrition/weight'

/** ONB-6: kept as typed, in the unit it was typed in; the other unit only shows it, so nothing ever drifts. */
export type TypedWeight = { unit: Unit; value: number | null }
export type TypedHeight =
  | { unit: 'metric'; centimeters: number | null }
  | { unit: 'us'; feet: number | null; inches: number | null }

export function gramsOf({ unit, value }: TypedWeight): Grams | undefined {
  return value === null ? undefined : gramsFromUnit(value, unit)
}

/** To one decimal, as it is typed here (VAL-1). */
export function shownWeight(typed: TypedWeight, unit: Unit): number | null {
  const grams = gramsOf(typed)
  if (typed.unit === unit || grams === undefined) return typed.value
  return toOneDecimal(valueInUnit(grams, unit))
}

export function centimetersOf(typed: TypedHeight): number | undefined {
  if (typed.unit === 'metric') return typed.centimeters ?? undefined
  const { feet, inches } = typed
  return feet === null || inches === null ? undefined : centimetersFrom({ feet, inches })
}

export function shownCentimeters(typed: TypedHeight): number | null {
  if (typed.unit === 'metric') return typed.centimeters
  const centimeters = centimetersOf(typed)
  return centimeters === undefined ? null : toOneDecimal(centimeters)
}

type ShownFeetAndInches = { [Part in keyof FeetAndInches]: number | null }

export function shownFeetAndInches(typed: TypedHeight): ShownFeetAndInches {
  if (typed.unit === 'us') return typed
  const { centimeters } = typed
  return centimeters === null ? { feet: null, inches: null } : feetAndInchesFrom(centimeters)
}

/** VAL-1, in the unit it was typed in; undefined while nothing is typed, or nothing is wrong. */
export function weightFault(typed: TypedWeight): string | undefined {
  const grams = gramsOf(typed)
  if (grams === undefined || isWeightAllowedInUnit(grams, typed.unit)) return undefined
  const { minimum, maximum } = weightLimits[typed.unit]
  return between(minimum, maximum, weightUnitName[typed.unit])
}

export type HeightFaults = { centimeters?: string; feet?: string; inches?: string }

export function heightFaults(typed: TypedHeight): HeightFaults {
  if (typed.unit === 'metric') {
    const { minimum, maximum } = heightLimits.centimeters
    const isFine = typed.centimeters === null || isHeightAllowed(typed.centimeters)
    return isFine ? {} : { centimeters: between(minimum, maximum, 'cm') }
  }
  const { feet, inches } = heightLimits
  return {
    ...(isOutside(typed.feet, feet) && { feet: `${feet.minimum} to ${feet.maximum}` }),
    ...(isOutside(typed.inches, inches) && { inches: `${inches.minimum} to ${inches.maximum}` }),
  }
}

function isOutside(value: number | null, { minimum, maximum }: { minimum: number; maximum: number }) {
  return value !== null && !(value >= minimum && value <= maximum)
}

function between(minimum: number, maximum: number, unit: string): string {
  return `Between ${minimum} and ${maximum} ${unit}, please.`
}

function toOneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}
