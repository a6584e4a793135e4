import { addNutrients, type Nutrients, noNutrients, scaleNutrients } from '../../nutrition/nutrients.ts'
import { isFilled } from '../item.ts'
import type { Day } from '../template.ts'

/** `mean` is of a day on which something is eaten. */
export type SpanNutrients = Readonly<{ sum: Nutrients; mean: Nutrients }>

/** MIN-1: of a week, or of all its weeks; undefined where one of its dishes doesn't say. */
export function spanNutrients(
  days: readonly Pick<Day, 'items'>[],
  nutrientsOfDay: (day: Pick<Day, 'items'>) => Nutrients | undefined,
): SpanNutrients | undefined {
  const eaten = days.filter(({ items }) => items.some(isFilled))
  const sum = eaten.reduce<Nutrients | undefined>((total, day) => {
    const ofDay = nutrientsOfDay(day)
    return total && ofDay && addNutrients(total, ofDay)
  }, noNutrients)
  return sum && { sum, mean: scaleNutrients(sum, 1 / Math.max(1, eaten.length)) }
}
