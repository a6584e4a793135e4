import { type Feeding, feedingOf } from '@butterleaf/domain/meal-plan/feeding'
import { feedingSentence } from '@butterleaf/domain/meal-plan/feeding-sentence'
import { isFilled } from '@butterleaf/domain/meal-plan/item'
import { slotsFedBy } from '@butterleaf/domain/meal-plan/leftovers'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { type FoundItem, findById, placeOf } from '@butterleaf/domain/meal-plan/places'
import { servingsText } from '@butterleaf/domain/meal-plan/servings-text'
import { peopleOf } from '@butterleaf/domain/onboarding/questionnaire'
import { Link } from 'react-router'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { itemPath } from '#lib/meal-plan/plan-places.ts'
import { unbroken } from '#lib/meal-plan/words/unbroken.ts'
import { weekdayNaming } from '#lib/meal-plan/words/weekday-naming.ts'
import { amountSentence } from '#lib/recipe/amount-sentence.ts'
import type { FoundPlace } from './item-place.ts'

/** [LEFT-1] How much of it is eaten and cooked; a parent and its leftovers lead to each other. */
export function AmountNote({ found }: { found: FoundPlace }) {
  const people = peopleOf(usePlan().plan.answers)
  const { item } = found
  if (!isFilled(item)) return null
  if (item.kind === 'leftover')
    return <FromParent found={found} parentId={item.parentId} servings={item.servings * people} />
  const feeding = feedingOf(found, people)
  return feeding ? (
    <FeedsLater found={found} feeding={feeding} />
  ) : (
    <p>{amountSentence(item.servings, people)}</p>
  )
}

function FeedsLater({ found, feeding }: { found: FoundPlace; feeding: Feeding }) {
  const day = weekdayNaming(usePlan().plan.template)
  return (
    <>
      <p>{unbroken(feedingSentence(feeding, day))}.</p>
      <p className="flex flex-wrap gap-x-4">
        {slotsFedBy(found).map((fed) => (
          <ItemLink key={fed.item.id} to={fed} view={found.view} />
        ))}
      </p>
    </>
  )
}

type FromParentProps = { found: FoundPlace; parentId: string; servings: number }

function FromParent({ found, parentId, servings }: FromParentProps) {
  const { template } = usePlan().plan
  const parent = findById(template, parentId)
  if (!parent) return null
  return (
    <>
      <p>
        Eat {servingsText(servings)} of what you cook on {weekdayNaming(template)(parent.dayNumber)}.
      </p>
      <p>
        <ItemLink to={parent} view={found.view} />
      </p>
    </>
  )
}

function ItemLink({ to, view }: { to: FoundItem; view: FoundPlace['view'] }) {
  const { template } = usePlan().plan
  return (
    <Link
      to={itemPath(template, placeOf(to), view)}
      className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
    >
      {mealWords[to.item.meal]}, {weekdayNaming(template)(to.dayNumber)}
    </Link>
  )
}
