import { allItems, type FoundItem } from '@butterleaf/domain/meal-plan/places'
import type { Template } from '@butterleaf/domain/meal-plan/template'

/** Slots that a dish may go to: of open days, not skipped, a dessert only where desserts are eaten. */
export function openTargets(template: Template, from: FoundItem): FoundItem[] {
  const isDessert = from.item.meal === 'dessert'
  return allItems(template).filter(
    ({ day, item }) =>
      !day.isComplete &&
      item.kind !== 'skipped' &&
      item.id !== from.item.id &&
      (item.meal === 'dessert') === isDessert,
  )
}

/** The same meal of the next day, else the nearest slot there is. */
export function firstTarget(targets: readonly FoundItem[], from: FoundItem): FoundItem | undefined {
  const later = targets.filter(({ dayNumber }) => dayNumber > from.dayNumber)
  return later.find(({ item }) => item.meal === from.item.meal) ?? later[0] ?? targets.at(-1)
}

const daysInSight = 3

/** The same meal of the days around, those that come first, in the order of the plan. */
export function nearTargets(template: Template, from: FoundItem): FoundItem[] {
  const sameMeal = openTargets(template, from).filter(({ item }) => item.meal === from.item.meal)
  const later = sameMeal.filter(({ dayNumber }) => dayNumber > from.dayNumber)
  const earlier = sameMeal.filter(({ dayNumber }) => dayNumber < from.dayNumber).toReversed()
  return [...later, ...earlier].slice(0, daysInSight).toSorted((a, b) => a.dayNumber - b.dayNumber)
}
