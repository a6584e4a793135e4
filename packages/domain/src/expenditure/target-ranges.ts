import { kcalPerGram } from '../nutrition/macros.ts'
import { contradictionsIn, type MacroRanges, middleOf, type Range } from '../nutrition/ranges.ts'

/** A day needs at least this much fat: most of its energy, and the vitamins that only fat carries, come from it. */
const leastFatGrams = 30

export function targetKcalOf(ranges: MacroRanges): number {
  return middleOf(ranges.calories)
}

/** LEARN-2: more or less energy a day, all of it fat: protein and net carbs stay. Undefined where no day could be made of that. */
export function changeCalories(ranges: MacroRanges, kcal: number): MacroRanges | undefined {
  const changed = {
    ...ranges,
    calories: moved(ranges.calories, kcal, 1),
    fat: moved(ranges.fat, kcal / kcalPerGram.fat, 10),
  }
  const isPossible = changed.fat.minimum >= leastFatGrams && contradictionsIn(changed).length === 0
  return isPossible ? changed : undefined
}

function moved({ minimum, maximum }: Range, by: number, steps: number): Range {
  const rounded = (value: number) => Math.round(value * steps) / steps
  return { minimum: rounded(minimum + by), maximum: rounded(maximum + by) }
}
