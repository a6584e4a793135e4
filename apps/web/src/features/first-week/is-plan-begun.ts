import type { Template } from '@butterleaf/domain/meal-plan/template'

/** A day of it was completed: then the first week is no news any more. */
export function isPlanBegun({ weeks }: Template): boolean {
  return weeks.some(({ days }) => days.some(({ isComplete }) => isComplete))
}
