import type { MacroRanges } from '../../nutrition/ranges.ts'
import { type Bounds, boundsOf } from './day-bounds.ts'

/** What a day of these macros costs: above all whether it is in range, then how far out, then how far off the middle. */
export type DayCost = (calories: number, fat: number, netCarbs: number, protein: number) => number

/** A day out of range costs more than anything a day in range can. */
const outOfRange = 20
const perDeviation = 400
const offTheMiddle = { calories: 1, fat: 0.5, protein: 0.5 }

export function isOutOfRange(cost: number): boolean {
  return cost >= outOfRange
}

/** The four macros are spelled out: this runs a million times a plan. */
export function dayCostOf(ranges: MacroRanges, middleWeight: number): DayCost {
  const calories = boundsOf('calories', ranges)
  const fat = boundsOf('fat', ranges)
  const netCarbs = boundsOf('netCarbs', ranges)
  const protein = boundsOf('protein', ranges)
  return (k, f, c, p) => {
    const deviation = outside(k, calories) + outside(f, fat) + outside(c, netCarbs) + outside(p, protein)
    const centre =
      offTheMiddle.calories * Math.abs(k - calories.middle) * calories.perUnit +
      offTheMiddle.fat * Math.abs(f - fat.middle) * fat.perUnit +
      offTheMiddle.protein * Math.abs(p - protein.middle) * protein.perUnit
    return (deviation > 0 ? outOfRange + perDeviation * deviation : 0) + middleWeight * centre
  }
}

/** As `deviationOf` has it, without the half unit of display, which only decides whether a day is out at all. */
function outside(amount: number, { least, most, perUnit }: Bounds): number {
  if (amount < least) return (least - amount) * perUnit
  return amount > most ? (amount - most) * perUnit : 0
}
