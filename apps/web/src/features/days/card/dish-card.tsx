import Clock from 'virtual:lucide/clock'
import LockKeyhole from 'virtual:lucide/lock-keyhole'
import { servingsText } from '@butterleaf/domain/cooking/servings-text'
import { isCooked, sidesOf } from '@butterleaf/domain/meal-plan/item'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import type { FoundDish } from '@butterleaf/domain/meal-plan/operations/slot-content'
import { placeOf } from '@butterleaf/domain/meal-plan/places'
import { cardOf } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { minutesOfItem } from '@butterleaf/domain/meal-plan/shown/minutes-to-cook'
import { plateMacros } from '@butterleaf/domain/meal-plan/shown/shown-plate'
import { cardVariantOf } from '@butterleaf/domain/meal-plan/states'
import { subtitleOf } from '@butterleaf/domain/recipes/shown/short-title'
import type { ReactNode } from 'react'
import { useFocusWhenChosen } from '#lib/meal-plan/choosing/choice-begun.ts'
import { DishSheetButton } from '#lib/meal-plan/dish/dish-sheet-button.tsx'
import { isPending, usePlan } from '#lib/meal-plan/plan-context.ts'
import { itemPath } from '#lib/meal-plan/plan-places.ts'
import type { PlateSidesProps } from '#lib/meal-plan/plate/plate-sides.tsx'
import { MacroLine } from '#lib/recipe/macro-line.tsx'
import { RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { minutesText } from '#lib/recipe/time-text.ts'
import { createLazyPart, useLazyPart } from '#ui/behavior/lazy-part.ts'
import { useMedia } from '#ui/behavior/use-media.ts'
import { Link } from '#ui/link.tsx'
import { Card } from '#ui/surface/card.tsx'
import { LazyEatenAtMeal } from '../day/lazy-parts.tsx'
import { useEatenAtMeal } from '../eaten/use-eaten-at-meal.ts'
import type { CardProps } from './card-props.ts'

const feedingParts = createLazyPart(() => import('./feeding-strip.tsx'))
const companyParts = createLazyPart(() => import('./card-company.tsx'))
const sideParts = createLazyPart(() => import('#lib/meal-plan/plate/plate-sides.tsx'))

type DishCardProps = CardProps<FoundDish> & {
  /** What can be done about it, where its day can be changed. */
  actions?: ReactNode
}

/** [ITEM-2] A dish: to look at, and in a day that is being built, with what can be done about it. */
export function DishCard({ found, view, actions }: DishCardProps) {
  const planContext = usePlan()
  const focused = useFocusWhenChosen<HTMLAnchorElement>(found.item.id)
  // MAP-3: today's dinner is in the first view of a phone.
  const isShort = !useMedia('(min-width: 48rem)') && view === 'ready'
  const { plan } = planContext
  const { week, day, item } = found
  const place = placeOf(found)
  const canChange = view === 'building' && cardVariantOf(day, item) !== 'view-only'
  const itemView = day.isComplete ? 'complete' : view
  const { servings, isLocked } = item
  const isDrawn =
    !isLocked &&
    (isPending(planContext, 'randomizeItem', item.id) ||
      isPending(planContext, 'randomizeDay', day.id) ||
      isPending(planContext, 'randomizeWeek', week.id))
  const { entries, isOut } = useEatenAtMeal(found)
  const card = cardOf(plan, item)
  if (!card) return null
  const path = itemPath(plan.template, place, itemView)
  const minutes = minutesOfItem(plan, week, item)
  const subtitle = subtitleOf(card)
  const isAlone = plan.plates?.[item.id] === undefined && day.guests?.[item.id] === undefined
  return (
    <Card
      as="article"
      padding="none"
      aria-labelledby={`${item.id}-title`}
      aria-busy={isDrawn || undefined}
      className="overflow-hidden transition has-[a.stretched:hover]:-translate-y-0.5"
    >
      <div className="relative flex items-center gap-3.5 p-3 pr-4">
        <RecipePlate
          recipe={card}
          className={`size-22 transition-opacity ${isDrawn || isOut ? 'opacity-30' : ''}`}
        />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center justify-between gap-x-2 pr-7 text-xs font-semibold text-muted">
            <span className="inline-flex flex-wrap items-center gap-x-1.5 gap-y-1">
              {mealWords[item.meal]}
              {isOut && <Tag>Out</Tag>}
              {isShort ? <LazyFeedingTag found={found} /> : item.kind === 'leftover' && <Tag>Leftover</Tag>}
              {isLocked && !canChange && <LockKeyhole aria-label="Locked" className="size-3.5" />}
            </span>
            {(isCooked(item) || minutes > 0) && <Minutes minutes={minutes} />}
          </p>
          <h2 id={`${item.id}-title`} className="mt-0.5 text-[1.1875rem] leading-snug">
            <Link ref={focused} to={path} className="stretched after:absolute after:inset-0">
              {card.short ?? card.title}
            </Link>
          </h2>
          {subtitle && <p className={`text-sm text-muted ${isShort ? 'truncate' : ''}`}>{subtitle}</p>}
          <MacroLine perServing={plateMacros(plan, item)} className="mt-1.5" />
          {isAlone && !canChange && servings !== 1 && (
            <p className="mt-1 text-sm text-muted">{servingsText(servings)} for you</p>
          )}
          {!isAlone && <LazyCardCompany found={found} />}
        </div>
        {/* After what it is about, for a person who hears the page. */}
        <DishSheetButton found={found} className="absolute top-0.5 right-0.5 z-1" />
      </div>
      <LazyPlateSides found={found} path={path} canChange={canChange} isDimmed={isDrawn || isOut} />
      {!isShort && <LazyFeedingStrip found={found} view={view} />}
      <LazyEatenAtMeal entries={entries} />
      {canChange && actions}
    </Card>
  )
}

/** [TOG-2] [TOG-3] Most plans are for one. Its line is kept until it is loaded. */
function LazyCardCompany({ found }: Pick<DishCardProps, 'found'>) {
  const CardCompany = useLazyPart(companyParts, true)?.CardCompany
  return CardCompany ? <CardCompany found={found} /> : <p className="mt-1 h-5" />
}

/** Until it is loaded its place is kept. */
function LazyPlateSides(props: PlateSidesProps) {
  const sides = sidesOf(props.found.item)
  const PlateSides = useLazyPart(sideParts, sides.length > 0)?.PlateSides
  if (sides.length === 0) return null
  if (PlateSides) return <PlateSides {...props} />
  return (
    <div className="border-t border-hairline md:py-1.5">
      {sides.map(({ recipeId }) => (
        <div key={recipeId} className="min-h-11 md:min-h-13" />
      ))}
    </div>
  )
}

/** Most dishes neither feed a later meal nor come from an earlier one. Until it is loaded its place is kept. */
function LazyFeedingStrip(props: CardProps<FoundDish>) {
  const { kind } = props.found.item
  const isFed = kind === 'leftover' || kind === 'leftoverParent'
  const FeedingStrip = useLazyPart(feedingParts, isFed)?.FeedingStrip
  if (!isFed) return null
  return FeedingStrip ? <FeedingStrip {...props} /> : <div className="min-h-15 border-t border-hairline" />
}

/** The same on a phone in Meals, beside the meal's name. */
function LazyFeedingTag({ found }: { found: FoundDish }) {
  const { kind } = found.item
  const isFed = kind === 'leftover' || kind === 'leftoverParent'
  const FeedingTag = useLazyPart(feedingParts, isFed)?.FeedingTag
  if (!isFed) return null
  return FeedingTag ? <FeedingTag found={found} /> : kind === 'leftover' && <Tag>Leftover</Tag>
}

function Minutes({ minutes }: { minutes: number }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1">
      <Clock aria-hidden className="size-3.5" />
      {minutesText(minutes)}
    </span>
  )
}

function Tag({ children }: { children: string }) {
  return <span className="rounded-full bg-butter px-2 py-0.5 text-on-butter">{children}</span>
}
