import {
  type ReadingKind,
  type UrineKetones,
  urineKetones,
} from '@butterleaf/domain/weight-tracker/readings/body-readings'
import type { ReadingUnits } from '@butterleaf/domain/weight-tracker/readings/reading-units'

export const lineNames = {
  bloodKetones: 'Blood ketones',
  breathKetones: 'Breath ketones',
  urineKetones: 'Urine ketones',
  glucose: 'Glucose',
  waist: 'Waist',
} as const satisfies Record<ReadingKind, string>

export const urineNames = {
  negative: 'Negative',
  trace: 'Trace',
  small: 'Small',
  moderate: 'Moderate',
  large: 'Large',
} as const satisfies Record<UrineKetones, string>

/** Nothing for urine, whose levels are words. */
export function unitOfLine(kind: ReadingKind, units: ReadingUnits): string {
  switch (kind) {
    case 'bloodKetones':
      return 'mmol/L'
    case 'breathKetones':
      return 'ppm'
    case 'urineKetones':
      return ''
    case 'glucose':
      return units.glucose
    case 'waist':
      return units.waist
  }
}

export function urineNameAt(level: number): string {
  const word = urineKetones[level]
  return word ? urineNames[word] : ''
}
