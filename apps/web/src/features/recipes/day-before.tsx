import type { Item } from '@butterleaf/domain/meal-plan/item'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import { cardOf } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { fitOfDay } from '@butterleaf/domain/meal-plan/shown/plan-fit'
import { plateName } from '@butterleaf/domain/meal-plan/shown/shown-plate'
import { isDayUnfilled, openMeals } from '@butterleaf/domain/meal-plan/states'
import type { RecipeCard } from '@butterleaf/domain/recipes/shown/recipe-card'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { DayTotals } from '#lib/meal-plan/words/day-totals.tsx'
import { dayWords, lineOf } from '#lib/meal-plan/words/day-words.ts'
import { dateNaming } from '#lib/meal-plan/words/weekday-naming.ts'
import { RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { Card } from '#ui/surface/card.tsx'

/** The day as it stands, beside the list, until a recipe is opened there. */
export function DayBefore({ slot }: { slot: FoundItem }) {
  const { plan } = usePlan()
  const { day, dayNumber } = slot
  const fit = fitOfDay(plan, day)
  const name = dateNaming(plan.template)(dayNumber)
  const isEmpty = isDayUnfilled(day)
  return (
    <Card as="aside" aria-label={`${name} so far`} className="grid gap-5">
      <div>
        <h2>{name} so far</h2>
        <p className="mt-1 text-sm text-muted">
          {isEmpty ? 'Nothing planned yet' : lineOf({ text: dayWords(fit, openMeals(day)).text })}. Open a
          recipe to see the day with it.
        </p>
      </div>
      <DayTotals fit={fit} />
      <ul className="divide-y divide-hairline">
        {day.items.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            card={cardOf(plan, item)}
            name={plateName(plan, item)}
            isAsked={item.id === slot.item.id}
          />
        ))}
      </ul>
    </Card>
  )
}

type ItemRowProps = {
  item: Item
  card: RecipeCard | undefined
  name: string | undefined
  isAsked: boolean
}

function ItemRow({ item: { meal, kind }, card, name, isAsked }: ItemRowProps) {
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      {card ? (
        <RecipePlate recipe={card} className="size-12" />
      ) : (
        <span className="size-12 rounded-full border-2 border-dashed border-line" />
      )}
      <span className="min-w-0">
        <span className="block text-sm text-muted">{mealWords[meal]}</span>
        <span className={isAsked ? 'font-semibold text-leaf' : 'font-semibold'}>
          {name ?? (kind === 'skipped' ? 'Skipped' : 'Open')}
        </span>
      </span>
    </li>
  )
}
