import { kcalPerGram } from '../../nutrition/macros.ts'
import { type MacroRanges, middleOf } from '../../nutrition/ranges.ts'

/** A day makes up for another by at most this share of its own target (LIFE-5). */
export const mostMadeUp = 0.15

/**
 * What a day may hold that makes up for another: energy down to 15 % under its target and never below the floor, taken from the fat.
 * Protein stays.
 */
export function loosenedRanges(ranges: MacroRanges, floorCalories: number): MacroRanges {
  const { calories, fat } = ranges
  const least = Math.max((1 - mostMadeUp) * middleOf(calories), floorCalories)
  const lower = Math.max(0, calories.minimum - least)
  return {
    ...ranges,
    calories: { ...calories, minimum: calories.minimum - lower },
    fat: { ...fat, minimum: Math.max(0, fat.minimum - lower / kcalPerGram.fat) },
  }
}
