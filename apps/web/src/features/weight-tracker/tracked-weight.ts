import type { WeightTracker } from '@butterleaf/contract/weight-tracker/calls'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { formatWeight, gramsFromKg, shownInUnit, type Unit } from '@butterleaf/domain/nutrition/weight'
import type { DayReadings } from '@butterleaf/domain/weight-tracker/readings/body-readings'

/** The wire's kilograms in the person's unit. */
export function showKg(kg: number, unit: Unit): string {
  return formatWeight(gramsFromKg(kg), unit)
}

/** Of minus and plus at a weight that is logged. */
export const stepOfButtons = 0.1

/** The weigh-in before that day, or else the first one, or else the goal. */
export function weighedBefore({ logs, targetWeight }: WeightTracker, date: string, unit: Unit): number {
  const before = logs.findLast((log) => log.date < date) ?? logs[0]
  return shownInUnit(gramsFromKg(before?.weight ?? targetWeight), unit)
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
