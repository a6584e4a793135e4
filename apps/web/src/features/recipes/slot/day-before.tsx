import { DayTotals } from '#lib/meal-plan/words/day-totals.tsx'
import { dayWords, lineOf, openMeals } from '#lib/meal-plan/words/day-words.ts'
import { mealWords } from '#lib/meal-plan/words/meal-words.ts'
import { RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { Card } from '#ui/surface/card.tsx'
import type { Slot } from './use-slot.ts'

/** The day as it stands, beside the list, until a recipe is opened there. */
export function DayBefore({ slot: { day, meal } }: { slot: Slot }) {
  const { fit, items } = day
  const isEmpty = items.every(({ value }) => value === null)
  return (
    <Card as="aside" aria-label={`Day ${day.dayNumber} so far`} className="grid gap-5">
      <div>
        <h2>Day {day.dayNumber} so far</h2>
        <p className="mt-1 text-sm text-muted">
          {isEmpty ? 'Nothing planned yet' : lineOf({ text: dayWords(fit, openMeals(day)).text })}. Open a
          recipe to see the day with it.
        </p>
      </div>
      <DayTotals fit={fit} />
      <ul className="divide-y divide-hairline">
        {items.map(({ id, category, type, value }) => (
          <li key={id} className="flex min-h-16 items-center gap-3 py-2">
            {value ? (
              <RecipePlate recipe={value} className="size-12" />
            ) : (
              <span className="size-12 rounded-full border-2 border-dashed border-line" />
            )}
            <span className="min-w-0">
              <span className="block text-sm text-muted">{mealWords[category]}</span>
              <span className={category === meal ? 'font-semibold text-leaf' : 'font-semibold'}>
                {value?.title ?? (type === 'skipped' ? 'Skipped' : 'Open')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
