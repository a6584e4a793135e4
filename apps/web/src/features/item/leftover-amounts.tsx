import { servingsText } from '@butterleaf/domain/cooking/servings-text'
import { feedingOf } from '@butterleaf/domain/meal-plan/feeding'
import { feedingSentence, feedingVerb } from '@butterleaf/domain/meal-plan/feeding-sentence'
import { slotsFedBy } from '@butterleaf/domain/meal-plan/leftovers'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import type { FoundDish } from '@butterleaf/domain/meal-plan/operations/slot-content'
import { type FoundItem, findById, placeOf } from '@butterleaf/domain/meal-plan/places'
import { servedIn } from '@butterleaf/domain/meal-plan/shown/item-plates'
import { keepsDaysOnCards } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { itemPath } from '#lib/meal-plan/plan-places.ts'
import { unbroken } from '#lib/meal-plan/words/unbroken.ts'
import { weekdayNaming } from '#lib/meal-plan/words/weekday-naming.ts'
import { Link } from '#ui/link.tsx'
import type { FoundPlace } from './use-item.tsx'

type View = FoundPlace['view']
type FoundDishPlace = FoundDish & { view: View }

/** [LEFT-1] How much of a dish is cooked and saved, or eaten of an earlier one; a parent and its leftovers lead to each other. */
export function LeftoverAmounts({ found }: { found: FoundDishPlace }) {
  const { plan } = usePlan()
  const { item, view } = found
  const day = weekdayNaming(plan.template)
  const servedOf = servedIn(plan)
  const served = servedOf(item)[0]!.servings
  // Of the table or of guests: what all eat isn't what the figures below it are of.
  const isShared = served !== item.servings
  if (item.kind === 'leftover') {
    const parent = findById(plan.template, item.parentId)
    if (!parent) return null
    const cookedOn = day(parent.dayNumber)
    return (
      <>
        <p>
          {isShared
            ? `You eat ${servingsText(item.servings)}. Serve ${servingsText(served)} of what you cook on ${cookedOn}.`
            : `Eat ${servingsText(served)} of what you cook on ${cookedOn}.`}
        </p>
        <p>
          <ItemLink to={parent} view={view} />
        </p>
      </>
    )
  }
  const feeding = feedingOf(found, servedOf, keepsDaysOnCards(plan))
  if (!feeding) return null
  return (
    <>
      {isShared && <p>You eat {servingsText(item.servings)}.</p>}
      <p>{unbroken(feedingSentence(feeding, day, feedingVerb(feeding, item)))}.</p>
      <p className="flex flex-wrap gap-x-4">
        {slotsFedBy(found).map((fed) => (
          <ItemLink key={fed.item.id} to={fed} view={view} />
        ))}
      </p>
    </>
  )
}

function ItemLink({ to, view }: { to: FoundItem; view: View }) {
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
