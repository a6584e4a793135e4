import type { WeightTracker } from '@butterleaf/contract/weight-tracker/calls'
import { formatWeight, gramsFromKg, type Unit } from '@butterleaf/domain/weight-tracker/weight'

/** Kilograms of the wire, as the person reads them. */
export function showKg(kg: number, unit: Unit): string {
  return formatWeight(gramsFromKg(kg), unit)
}

/** What the domain's sentences need, from the tracker as the wire words it. */
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
