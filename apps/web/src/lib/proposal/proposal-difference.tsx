import ArrowRight from 'virtual:lucide/arrow-right'
import { servingsText } from '@butterleaf/domain/cooking/servings-text'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import type { ShownMeal, ShownProposal } from '@butterleaf/domain/meal-plan/proposals/shown-proposal'
import { formatDate } from '#lib/format-date.ts'
import { DayDifference } from './day-difference.tsx'

/** What a proposal would change, day by day: each meal before and after, and what the day comes to (PAN-5, LIFE-5). */
export function ProposalDifference({ proposal: { meals, days } }: { proposal: ShownProposal }) {
  return (
    <ol className="grid gap-4">
      {days.map((day) => (
        <li key={day.dayNumber} className="rounded-field border border-hairline p-4">
          <h3 className="text-base">{formatDate(day.date, 'weekday')}</h3>
          <ul className="mt-2 grid gap-3">
            {meals
              .filter(({ dayNumber }) => dayNumber === day.dayNumber)
              .map((meal) => (
                <li key={meal.itemId}>
                  <MealDifference meal={meal} />
                </li>
              ))}
          </ul>
          <DayDifference {...day} />
        </li>
      ))}
    </ol>
  )
}

function MealDifference({ meal: { meal, before, after, ...titles } }: { meal: ShownMeal }) {
  const isPortion = before.recipeId === after.recipeId
  const titleBefore = titles.titleBefore ?? goneTitle
  return (
    <>
      <p className="text-sm font-semibold text-muted">{mealWords[meal]}</p>
      {isPortion ? (
        <p>
          {titleBefore}:{' '}
          <Change before={servingsText(before.servings)} after={servingsText(after.servings)} />
        </p>
      ) : (
        <p>
          <Change
            before={titleBefore}
            after={`${titles.titleAfter ?? goneTitle}, ${servingsText(after.servings)}`}
          />
        </p>
      )}
    </>
  )
}

const goneTitle = 'A recipe that is no longer there'

function Change({ before, after }: { before: string; after: string }) {
  return (
    <>
      <del className="text-muted no-underline">{before}</del>{' '}
      <ArrowRight role="img" aria-label="becomes" className="inline size-4 align-[-0.15em] text-muted" />{' '}
      <ins className="font-semibold no-underline">{after}</ins>
    </>
  )
}
