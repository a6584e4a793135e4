import type { PlanItem } from '@butterleaf/contract/meal-plan/calls'
import { feedingSentence } from '@butterleaf/domain/meal-plan/feeding-sentence'
import { servingsText } from '@butterleaf/domain/meal-plan/servings-text'
import { Link } from 'react-router'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { itemPath } from '#lib/meal-plan/plan-places.ts'
import { mealWords } from '#lib/meal-plan/words/meal-words.ts'
import { unbroken } from '#lib/meal-plan/words/unbroken.ts'
import { amountSentence } from '#lib/recipe/amount-sentence.ts'
import { itemIn } from '#lib/recipe/plan-slot.ts'
import type { FoundPlace } from './item-place.ts'

/** [LEFT-1] How much of it is eaten and cooked; a parent and its leftovers lead to each other. */
export function AmountNote({ found }: { found: FoundPlace }) {
  const { plan } = usePlan()
  const { item } = found
  const people = plan.resources.preferences.scaling
  switch (item.type) {
    case 'leftoverParent':
      return (
        <>
          <p>{unbroken(feedingSentence(item.feeding))}.</p>
          <Leftovers found={found} parentId={item.id} />
        </>
      )
    case 'leftover':
      return <FromParent found={found} parentId={item.parentId} servings={item.serving.value * people} />
    case 'normal':
      return <p>{amountSentence(item.serving.value, people)}</p>
    default:
      return null
  }
}

type Related = { found: FoundPlace; parentId: string }

function Leftovers({ found, parentId }: Related) {
  const fed = found.week.days.flatMap(({ items }) => items).filter(isLeftoverOf(parentId))
  return (
    <p className="flex flex-wrap gap-x-4">
      {fed.map((item) => (
        <ItemLink key={item.id} found={found} itemId={item.id} />
      ))}
    </p>
  )
}

function FromParent({ found, parentId, servings }: Related & { servings: number }) {
  const parent = itemIn(found.week, parentId)
  return (
    <>
      <p>
        Eat {servingsText(servings)} of what you cook on day {parent?.day.dayNumber}.
      </p>
      <p>
        <ItemLink found={found} itemId={parentId} />
      </p>
    </>
  )
}

function ItemLink({ found, itemId }: { found: FoundPlace; itemId: string }) {
  const { rules } = usePlan()
  const other = itemIn(found.week, itemId)
  if (!other) return null
  return (
    <Link
      to={itemPath(rules, { weekId: found.week.id, dayId: other.day.id, itemId }, found.view)}
      className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
    >
      {mealWords[other.item.category]}, day {other.day.dayNumber}
    </Link>
  )
}

function isLeftoverOf(parentId: string) {
  return (item: PlanItem) => item.type === 'leftover' && item.parentId === parentId
}
