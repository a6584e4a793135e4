import { type MacroName, type Macros, macroNames, shownTolerance } from '../../nutrition/macros.ts'
import { type MacroRanges, middleOf } from '../../nutrition/ranges.ts'

/** The four macros in one order, for loops that add millions of them. */
export type MacroVector = readonly [number, number, number, number]

export function vectorOf(macros: Macros, factor = 1): MacroVector {
  const { calories, fat, netCarbs, protein } = macros
  return [calories * factor, fat * factor, netCarbs * factor, protein * factor]
}

export function macrosOf([calories, fat, netCarbs, protein]: MacroVector): Macros {
  return { calories, fat, netCarbs, protein }
}

export type Bounds = { least: number; most: number; middle: number; perUnit: number }

/** A day between these is in range as shown. */
export function boundsOf(name: MacroName, ranges: MacroRanges): Bounds {
  const { minimum, maximum } = ranges[name]
  return {
    least: minimum - shownTolerance[name],
    most: maximum + shownTolerance[name],
    middle: middleOf(ranges[name]),
    perUnit: 1 / Math.max(maximum, 1e-9),
  }
}

export type DayBounds = readonly Bounds[]

export function dayBoundsOf(ranges: MacroRanges): DayBounds {
  return macroNames.map((name) => boundsOf(name, ranges))
}

export function isWithin([calories, fat, netCarbs, protein]: MacroVector, bounds: DayBounds): boolean {
  return isDayWithin(bounds, calories, fat, netCarbs, protein)
}

/** The same of plain numbers. */
export function isDayWithin(
  [k, f, c, p]: DayBounds,
  calories: number,
  fat: number,
  netCarbs: number,
  protein: number,
): boolean {
  return isBetween(calories, k!) && isBetween(fat, f!) && isBetween(netCarbs, c!) && isBetween(protein, p!)
}

function isBetween(amount: number, { least, most }: Bounds): boolean {
  return amount >= least && amount <= most
}
