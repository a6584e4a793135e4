import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import type { Meal } from '@butterleaf/domain/meal-plan/meals'
import { allItems, type FoundItem } from '@butterleaf/domain/meal-plan/places'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import { formatDate } from '#lib/format-date.ts'
import { Field } from '#ui/form/field.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { SelectInput } from '#ui/form/select/select-input.tsx'

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

type MoveTargetProps = {
  template: Template
  targets: readonly FoundItem[]
  to: FoundItem
  onChange: (to: FoundItem) => void
}

/** Day, then meal. */
export function MoveTarget({ template, targets, to, onChange }: MoveTargetProps) {
  const days = [...new Map(targets.map((target) => [target.dayNumber, target])).values()]
  const ofDay = targets.filter(({ dayNumber }) => dayNumber === to.dayNumber)
  const changeDay = (dayNumber: number) => {
    const meals = targets.filter((target) => target.dayNumber === dayNumber)
    const next = meals.find(({ item }) => item.meal === to.item.meal) ?? meals[0]
    if (next) onChange(next)
  }
  const changeMeal = (meal: Meal) => {
    const next = ofDay.find(({ item }) => item.meal === meal)
    if (next) onChange(next)
  }
  return (
    <div className="grid gap-4">
      <Field label="Day">
        <SelectInput
          options={days.map(({ dayNumber }) => ({ value: dayNumber, label: dayLabel(template, dayNumber) }))}
          value={to.dayNumber}
          onValueChange={changeDay}
        />
      </Field>
      {to.item.meal !== 'dessert' && (
        <Segmented
          label="Meal"
          isWide
          options={ofDay.map(({ item }) => ({ value: item.meal, label: mealWords[item.meal] }))}
          value={to.item.meal}
          onValueChange={changeMeal}
        />
      )}
    </div>
  )
}

/** "Thursday, November 26 · day 4" */
export function dayLabel(template: Template, dayNumber: number): string {
  return `${formatDate(dateOfDay(template, dayNumber), 'weekday')} · day ${dayNumber}`
}
