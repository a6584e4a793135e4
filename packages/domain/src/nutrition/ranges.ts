import {
  caloriesOf,
  eachMacro,
  kcalPerGram,
  type MacroName,
  type Macros,
  macroNames,
  shownMacro,
} from './macros.ts'

export type Range = { minimum: number; maximum: number }
export type MacroRanges = Readonly<Record<MacroName, Range>>

/** Shares of the target below and above which a day is out of range; carbs may always be fewer. */
const allowance: Readonly<Record<MacroName, { below: number; above: number }>> = {
  calories: { below: 0.05, above: 0.05 },
  fat: { below: 0.1, above: 0.1 },
  netCarbs: { below: 1, above: 0 },
  protein: { below: 0.1, above: 0.25 },
}

export function middleOf({ minimum, maximum }: Range): number {
  return (minimum + maximum) / 2
}

/** As shown and stored: whole calories, grams to one decimal. */
export function rangesAround(targets: Macros): MacroRanges {
  return eachMacro((name) => ({
    minimum: shownMacro(name, targets[name] * (1 - allowance[name].below)),
    maximum: shownMacro(name, targets[name] * (1 + allowance[name].above)),
  }))
}

export type RangeFault =
  | { macro: MacroName; kind: 'negative' | 'reversed' | 'no-energy-balance' }
  | { macro: 'calories'; kind: 'too-little-energy'; minimum: number }

/** What no day could satisfy: the server refuses it and names the macro. */
export function contradictionsIn(ranges: MacroRanges): RangeFault[] {
  const faults = macroNames.flatMap((macro): RangeFault[] => {
    const { minimum, maximum } = ranges[macro]
    if (!(minimum >= 0) || !(maximum > 0)) return [{ macro, kind: 'negative' }]
    return minimum > maximum ? [{ macro, kind: 'reversed' }] : []
  })
  if (faults.length > 0) return faults
  return hasEnergyBalance(ranges) ? [] : [{ macro: 'calories', kind: 'no-energy-balance' }]
}

/** Calories are made of the other three, so their least and most must meet the range of the calories. */
function hasEnergyBalance({ calories, ...grams }: MacroRanges): boolean {
  const { fat, netCarbs, protein } = grams
  const least = caloriesOf({ fat: fat.minimum, netCarbs: netCarbs.minimum, protein: protein.minimum })
  const most = caloriesOf({ fat: fat.maximum, netCarbs: netCarbs.maximum, protein: protein.maximum })
  return least <= calories.maximum && most >= calories.minimum
}

/** What the ranges allow a day to take from one macro at most and at least, in percent of its energy. */
export function energySharesOf(ranges: MacroRanges): Readonly<Record<keyof typeof kcalPerGram, Range>> {
  const share = (macro: keyof typeof kcalPerGram): Range => ({
    minimum: percent(kcalPerGram[macro] * ranges[macro].minimum, ranges.calories.maximum),
    maximum: percent(kcalPerGram[macro] * ranges[macro].maximum, ranges.calories.minimum),
  })
  return { fat: share('fat'), netCarbs: share('netCarbs'), protein: share('protein') }
}

function percent(part: number, whole: number): number {
  return whole <= 0 ? 100 : Math.min(100, Math.round((100 * part) / whole))
}
