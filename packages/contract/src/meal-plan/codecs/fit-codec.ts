import type { DayFit } from '@butterleaf/domain/meal-plan/fit'
import { decodeMacros, decodeRanges } from '../../nutrition/macros-codec.ts'
import type { PlanDay } from '../calls.ts'

/** The figures are those shown: whole calories, grams to one decimal. */
export function decodeDayFit({ target, actual, besides, snackRoom, ...judged }: PlanDay['fit']): DayFit {
  return {
    ...judged,
    target: decodeRanges(target),
    actual: decodeMacros(actual),
    ...(besides && { besides: decodeMacros(besides) }),
    ...(snackRoom && { snackRoom: decodeMacros(snackRoom) }),
  }
}
