import type { Unit } from '@butterleaf/domain/nutrition/weight'
import {
  type DayReadings,
  glucoseUnits,
  type ReadingKind,
  type UrineKetones,
  urineKetones,
  waistUnits,
} from '@butterleaf/domain/weight-tracker/readings/body-readings'
import {
  type ReadingUnits,
  usualReadingUnits,
} from '@butterleaf/domain/weight-tracker/readings/reading-units'
import { useSyncExternalStore } from 'react'
import { createOwnerStore } from '#lib/device/owner-store.ts'

/** Empty where nothing was chosen. */
type ChosenView = { glucose: string; waist: string; hidden: readonly ReadingKind[] }

const chosenView = createOwnerStore<ChosenView>('butterleaf.readings-view', {
  glucose: '',
  waist: '',
  hidden: [],
})

/** LIFE-6: the units and lines that a person chose on this device; without a choice, the units of the last readings and all lines. */
export function useReadingView(readings: readonly DayReadings[], unit: Unit) {
  const chosen = useSyncExternalStore(chosenView.subscribe, chosenView.read)
  const usual = usualReadingUnits(readings, unit)
  const units: ReadingUnits = {
    glucose: glucoseUnits.find((one) => one === chosen.glucose) ?? usual.glucose,
    waist: waistUnits.find((one) => one === chosen.waist) ?? usual.waist,
  }
  return { units, hidden: chosen.hidden }
}

export function chooseReadingUnit(units: Partial<ReadingUnits>): void {
  chosenView.write({ ...chosenView.read(), ...units })
}

export function showLine(kind: ReadingKind, isShown: boolean): void {
  const view = chosenView.read()
  const others = view.hidden.filter((one) => one !== kind)
  chosenView.write({ ...view, hidden: isShown ? others : [...others, kind] })
}

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
