import Check from 'virtual:lucide/check'
import LockKeyhole from 'virtual:lucide/lock-keyhole'
import { isCooked } from '@butterleaf/domain/meal-plan/item'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { type FoundItem, placeOf } from '@butterleaf/domain/meal-plan/places'
import { cardOf } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { minutesOfItem } from '@butterleaf/domain/meal-plan/shown/minutes-to-cook'
import type { RecipeCard } from '@butterleaf/domain/recipes/shown/recipe-card'
import { shortName } from '@butterleaf/domain/recipes/shown/short-title'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { itemPath } from '#lib/meal-plan/plan-places.ts'
import { RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { minutesText } from '#lib/recipe/time-text.ts'
import { useEatenAtMeal } from '../eaten/use-eaten-at-meal.ts'

type BoardMealProps = {
  found: FoundItem
  /** Among the meals of the week, from 1. */
  row: number
  isWide: boolean
}

/** One meal of the board: a line on a phone, where its day's tab opens it; a card of its own from 992 px. */
export function BoardMeal({ found, row, isWide }: BoardMealProps) {
  const { plan } = usePlan()
  const { item } = found
  const card = cardOf(plan, item)
  const { isOut } = useEatenAtMeal(found)
  if (item.kind === 'empty' && item.meal === 'dessert') return null
  const at = { '--row': row } as CSSProperties
  return (
    <li data-slot={item.id} style={at} className="min-w-0 lg:row-(--row) lg:grid">
      {card ? (
        isWide ? (
          <DishCell found={found} card={card} isOut={isOut} />
        ) : (
          <DishLine card={card} found={found} isOut={isOut} />
        )
      ) : (
        <p className="text-sm text-muted lg:rounded-field lg:border-[1.5px] lg:border-line lg:border-dashed lg:p-2">
          <span className="sr-only">{mealWords[item.meal]}: </span>
          {item.kind === 'skipped' ? 'Skipped' : 'Nothing planned'}
        </p>
      )}
    </li>
  )
}

type DishProps = {
  card: RecipeCard
  found: FoundItem
  /** Something else was eaten. */
  isOut: boolean
}

function DishLine({ card, found, isOut }: DishProps) {
  const { item } = found
  return (
    <p className="flex items-center gap-2 text-sm">
      <span className="sr-only">{mealWords[item.meal]}: </span>
      <RecipePlate recipe={card} className={`size-6 ${isOut ? 'opacity-30' : ''}`} />
      <span className={`min-w-0 flex-1 truncate ${isOut ? 'text-muted' : ''}`}>{shortName(card)}</span>
      <MealState found={found} isOut={isOut} />
    </p>
  )
}

function DishCell({ found, card, isOut }: DishProps) {
  const { template } = usePlan().plan
  const { day, item } = found
  return (
    <Link
      to={itemPath(template, placeOf(found), day.isComplete ? 'complete' : 'ready')}
      title={card.title}
      className="grid content-start justify-items-start gap-1.5 rounded-field border border-hairline bg-surface p-2.5 shadow-card transition hover:-translate-y-0.5"
    >
      <RecipePlate recipe={card} className={`size-14 ${isOut ? 'opacity-30' : ''}`} />
      <span className="sr-only">{mealWords[item.meal]}: </span>
      <span className="line-clamp-3 text-sm leading-snug font-semibold hyphens-auto">{shortName(card)}</span>
      <MealState found={found} isOut={isOut} />
    </Link>
  )
}

/** What is to be known before it is cooked: how long it takes, or that there is nothing left to do. */
function MealState({ found, isOut }: Omit<DishProps, 'card'>) {
  const { plan } = usePlan()
  const { week, day, item } = found
  const isDone = day.isComplete
  if (isOut) return <OutMark />
  const isLocked = 'isLocked' in item && item.isLocked
  return (
    <span className="inline-flex shrink-0 flex-wrap items-center gap-x-1.5 text-xs font-semibold text-muted">
      {isDone && (
        <span className="inline-flex items-center gap-1 text-leaf">
          <Check aria-hidden strokeWidth={3} className="size-3.5" />
          Cooked
        </span>
      )}
      {!isDone && item.kind === 'leftover' && (
        <span className="rounded-full bg-butter px-2 py-px text-on-butter">Leftover</span>
      )}
      {!isDone && isCooked(item) && minutesText(minutesOfItem(plan, week, item))}
      {isLocked && !isDone && <LockKeyhole aria-label="Locked" className="size-3.5" />}
    </span>
  )
}

/** [LIFE-2] There is nothing to cook. */
function OutMark() {
  return <span className="rounded-full bg-butter px-2 py-px text-xs font-semibold text-on-butter">Out</span>
}
