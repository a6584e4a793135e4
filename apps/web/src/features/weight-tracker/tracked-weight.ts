import type { WeightTracker } from '@butterleaf/contract/weight-tracker/calls'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { formatWeight, gramsFromKg, type Unit } from '@butterleaf/domain/nutrition/weight'
import type { DayReadings } from '@butterleaf/domain/weight-tracker/readings/body-readings'

/** The wire's kilograms in the person's unit. */
export function showKg(kg: number, unit: Unit): string {
  return formatWeight(gramsFromKg(kg), unit)
}

/** The domain's readings, from the tracker on the wire. */
export function readingsOf({ readings }: Pick<WeightTracker, 'readings'>): DayReadings[] {
  return readings.map((day) => ({ ...day, date: day.date as IsoDate }))
}

/** The domain's progress, from the tracker on the wire. */
export function progressOf(tracker: WeightTracker) {
  return {
    startingGrams: optionalGrams(tracker.startingWeight),
    currentGrams: optionalGrams(tracker.current),
    lostGrams: gramsFromKg(tracker.lost),
    gainedGrams: gramsFromKg(tracker.gained),
    percentLost: tracker.percentLost,
  }
}

function optionalGrams(kg: number | null) {
  return kg === null ? undefined : gramsFromKg(kg)
}
