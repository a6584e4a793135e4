import { centimetersFrom, heightLimits } from '@butterleaf/domain/nutrition/height'
import { ageLimits } from '@butterleaf/domain/nutrition/person-faults'
import { gramsFromUnit, kgFromGrams, type Unit, weightLimits } from '@butterleaf/domain/nutrition/weight'
import type { TasteAsked } from '../../site/site-data.ts'

/** A field of the form and what is wrong with it. */
export type TasteFault = { field: string; message: string }

export type TasteQuestion = { ok: true; asked: TasteAsked } | { ok: false; faults: readonly TasteFault[] }

type Limits = { minimum: number; maximum: number }

/** VAL-1: the form's values in the API's units; impossible numbers get a fault without a request. */
export function tasteQuestion(form: FormData): TasteQuestion {
  const unit: Unit = form.get('unit') === 'metric' ? 'metric' : 'us'
  const fields = unit === 'metric' ? metricFields : usFields
  const typed = (field: string) => typedNumber(String(form.get(field) ?? ''))
  const faults = Object.entries<Limits>(fields).flatMap(([field, limits]) => {
    const message = faultOf(typed(field), limits, wholeOnly.has(field))
    return message === undefined ? [] : [{ field, message }]
  })
  const heightCm =
    unit === 'metric'
      ? typed('centimeters')
      : centimetersFrom({ feet: typed('feet'), inches: typed('inches') })
  if (faults.length > 0 || heightCm === undefined) return { ok: false, faults }
  const weight = kgFromGrams(gramsFromUnit(typed(unit === 'metric' ? 'kilograms' : 'pounds'), unit))
  return {
    ok: true,
    asked: {
      gender: typed('gender'),
      age: typed('age'),
      weight,
      height: heightCm,
      motive: typed('goal'),
      activityLevel: typed('activity'),
    },
  }
}

const usFields = {
  age: ageLimits,
  pounds: weightLimits.us,
  feet: heightLimits.feet,
  inches: heightLimits.inches,
}
const metricFields = {
  age: ageLimits,
  kilograms: weightLimits.metric,
  centimeters: heightLimits.centimeters,
}
const wholeOnly: ReadonlySet<string> = new Set(['age', 'feet', 'inches'])

/** Accepts a decimal comma too. */
export function typedNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'))
}

function faultOf(value: number, { minimum, maximum }: Limits, isWhole: boolean): string | undefined {
  if (Number.isNaN(value)) return 'A number, please.'
  if (value < minimum || value > maximum) return `Between ${minimum} and ${maximum}, please.`
  return isWhole && !Number.isInteger(value) ? 'A whole number, please.' : undefined
}
