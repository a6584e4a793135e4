import type { MacroRanges } from '../../nutrition/ranges.ts'
import { boundsOf } from './day-bounds.ts'
import { weights } from './weights.ts'

/** What a day of these macros costs: above all whether it is in range, then how far out, then how far off the middle. */
export type DayCost = (calories: number, fat: number, netCarbs: number, protein: number) => number

const outOfRange = weights.dayOutWhileFilling.value
const perDeviation = weights.farOut.value
const fatWeight = weights.fatOffTheMiddle.value
const proteinWeight = weights.proteinOffTheMiddle.value

export function isOutOfRange(cost: number): boolean {
  return cost >= outOfRange
}

/** The four macros are spelled out and their bounds are plain numbers: this runs a million times a plan. */
export function dayCostOf(ranges: MacroRanges, middleWeight: number): DayCost {
  const { least: kLeast, most: kMost, middle: kMiddle, perUnit: perK } = boundsOf('calories', ranges)
  const { least: fLeast, most: fMost, middle: fMiddle, perUnit: perF } = boundsOf('fat', ranges)
  const { least: cLeast, most: cMost, perUnit: perC } = boundsOf('netCarbs', ranges)
  const { least: pLeast, most: pMost, middle: pMiddle, perUnit: perP } = boundsOf('protein', ranges)
  return (k, f, c, p) => {
    // As `deviationOf` has it, without the half unit of display, which only decides whether a day is out at all.
    const deviation =
      (k < kLeast ? (kLeast - k) * perK : k > kMost ? (k - kMost) * perK : 0) +
      (f < fLeast ? (fLeast - f) * perF : f > fMost ? (f - fMost) * perF : 0) +
      (c < cLeast ? (cLeast - c) * perC : c > cMost ? (c - cMost) * perC : 0) +
      (p < pLeast ? (pLeast - p) * perP : p > pMost ? (p - pMost) * perP : 0)
    const centre =
      Math.abs(k - kMiddle) * perK +
      fatWeight * Math.abs(f - fMiddle) * perF +
      proteinWeight * Math.abs(p - pMiddle) * perP
    return (deviation > 0 ? outOfRange + perDeviation * deviation : 0) + middleWeight * centre
  }
}
