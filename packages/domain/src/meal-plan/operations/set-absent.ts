import { mainMeals } from '../../meals/meals.ts'
import type { EaterId } from '../../onboarding/questionnaire.ts'
import type { ItemPlace } from '../places.ts'
import { withAbsent } from '../table/absent.ts'
import type { Day, Template } from '../template.ts'
import { changeItem, type Outcome } from './change-template.ts'
import { onDish } from './slot-content.ts'

/** `eaters`: all of the table who aren't at the meal then; `isAllDay`: nor at the others of its day. */
export type AbsenceWish = Readonly<{ eaters: readonly EaterId[]; isAllDay: boolean }>

/**
 * TOG-3: who of the table doesn't eat along at this meal. It belongs to the slot, whatever dish comes to stand in it; who comes back may
 * need another dish, which isn't drawn here.
 */
export function setAbsent(
  template: Template,
  { eaters, isAllDay, ...place }: ItemPlace & AbsenceWish,
): Outcome {
  const named = [...new Set(eaters)]
  return changeItem(template, place, (found) =>
    onDish(found, ({ week, day, item }) => {
      const others = isAllDay ? day.items.filter(({ meal }) => mainMeals.some((main) => main === meal)) : []
      const next = [item, ...others].reduce<Day>((now, { id }) => withAbsent(now, id, named), day)
      if (next === day) return week
      return { ...week, days: week.days.map((other) => (other === day ? next : other)) }
    }),
  )
}
