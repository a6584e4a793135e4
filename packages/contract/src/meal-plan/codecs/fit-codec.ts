import type { DayFit } from '@butterleaf/domain/meal-plan/fit'
import { decodeMacros, decodeRanges } from '../../nutrition/macros-codec.ts'
import type { PlanDay } from '../calls.ts'

/** The figures are those shown: whole calories, grams to one decimal. */
export function decodeDayFit({ target, actual, besides, deviation, inRange }: PlanDay['fit']): DayFit {
  const figures = { target: decodeRanges(target), actual: decodeMacros(actual), deviation, inRange }
  return besides ? { ...figures, besides: decodeMacros(besides) } : figures
}
