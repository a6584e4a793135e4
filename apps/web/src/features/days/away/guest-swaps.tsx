import Users from 'virtual:lucide/users'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import type { FoundDish } from '@butterleaf/domain/meal-plan/operations/slot-content'
import { guestsAt, guestsText } from '@butterleaf/domain/meal-plan/table/guests'
import { useDishSheet } from '#lib/meal-plan/dish/dish-sheet-host.tsx'
import { UnsuitedLines } from '#lib/meal-plan/dish/unsuited-line.tsx'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { dateNaming } from '#lib/meal-plan/words/weekday-naming.ts'

/** [TOG-2] Which dishes of the week to swap for guests, meal by meal. A side is swapped in the dish's sheet. */
export function GuestSwaps({ meals }: { meals: readonly FoundDish[] }) {
  const { template } = usePlan().plan
  const open = useDishSheet()
  const dayOf = dateNaming(template)
  return (
    <section
      aria-label="To swap for guests"
      className="grid gap-2 rounded-field border border-line border-dashed bg-sunk/50 px-4 py-2 text-sm"
    >
      {meals.map((found) => (
        <div key={found.item.id} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          <Users aria-hidden className="size-5 text-muted" />
          <div className="grid gap-1">
            <p className="font-semibold text-pretty">
              {mealWords[found.item.meal]} on {dayOf(found.dayNumber)}, with{' '}
              {guestsText(guestsAt(found.day, found.item.id))}
            </p>
            <UnsuitedLines found={found} onSwapSide={() => open(found)} />
          </div>
        </div>
      ))}
    </section>
  )
}
