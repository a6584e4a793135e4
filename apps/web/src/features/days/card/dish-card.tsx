import Clock from 'virtual:lucide/clock'
import Ellipsis from 'virtual:lucide/ellipsis'
import LockKeyhole from 'virtual:lucide/lock-keyhole'
import Soup from 'virtual:lucide/soup'
import { servingsText } from '@butterleaf/domain/cooking/servings-text'
import { feedingOf } from '@butterleaf/domain/meal-plan/feeding'
import { feedingSentence } from '@butterleaf/domain/meal-plan/feeding-sentence'
import { isCooked } from '@butterleaf/domain/meal-plan/item'
import { slotsFedBy } from '@butterleaf/domain/meal-plan/leftovers'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { type FoundItem, findById, placeOf, placeOfDay } from '@butterleaf/domain/meal-plan/places'
import { cardOf } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { minutesOfItem } from '@butterleaf/domain/meal-plan/shown/minutes-to-cook'
import { cardVariantOf } from '@butterleaf/domain/meal-plan/states'
import { peopleOf } from '@butterleaf/domain/onboarding/questionnaire'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { isPending, usePlan } from '#lib/meal-plan/plan-context.ts'
import { editorPath, itemPath, mealsPath } from '#lib/meal-plan/plan-places.ts'
import { unbroken } from '#lib/meal-plan/words/unbroken.ts'
import { weekdayNaming } from '#lib/meal-plan/words/weekday-naming.ts'
import { MacroLine } from '#lib/recipe/macro-line.tsx'
import { RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { minutesText } from '#lib/recipe/time-text.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Card } from '#ui/surface/card.tsx'
import { LazyEatenAtMeal } from '../day/lazy-parts.tsx'
import { useEatenAtMeal } from '../eaten/use-eaten-at-meal.ts'
import type { CardProps, DayView, FoundDish } from './card-props.ts'

type DishCardProps = CardProps<FoundDish> & {
  /** What can be done about it, where its day can be changed. */
  actions?: ReactNode
}

/** [ITEM-2] A dish: to look at, and in a day that is being built, with what can be done about it. */
export function DishCard({ found, view, actions }: DishCardProps) {
  const planContext = usePlan()
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
        <MealMenuButton found={found} />
        <div className="min-w-0 flex-1">
          <p className="flex items-center justify-between gap-2 pr-7 text-xs font-semibold text-muted">
            <span className="inline-flex items-center gap-1.5">
              {mealWords[item.meal]}
              {isOut && <Tag>Out</Tag>}
              {item.kind === 'leftover' && <Tag>Leftover</Tag>}
              {isLocked && !canChange && <LockKeyhole aria-label="Locked" className="size-3.5" />}
            </span>
            {isCooked(item) && <Minutes minutes={minutesOfItem(plan, week, item)} />}
          </p>
          <h2 id={`${item.id}-title`} className="mt-0.5 text-[1.1875rem] leading-snug">
            <Link
              to={itemPath(plan.template, place, itemView)}
              className="stretched after:absolute after:inset-0"
            >
              {card.short ?? card.title}
            </Link>
          </h2>
          {card.short && <p className="text-sm text-muted">{card.title}</p>}
          <MacroLine perServing={card.perServing} servings={servings} className="mt-1.5" />
          {!canChange && servings !== 1 && (
            <p className="mt-1 text-sm text-muted">{servingsText(servings)} for you</p>
          )}
        </div>
      </div>
      <FeedingStrip found={found} view={view} />
      <LazyEatenAtMeal entries={entries} />
      {canChange && actions}
    </Card>
  )
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

/** [LEFT-1] A parent and its leftovers, each with the way to the other. */
function FeedingStrip({ found, view }: CardProps<FoundDish>) {
  const { plan } = usePlan()
  const { item } = found
  if (item.kind === 'leftover') {
    const parent = findById(plan.template, item.parentId)
    return (
      <Strip>
        <span>Cooked on</span>
        {parent && <DayLink found={parent} view={view} />}
      </Strip>
    )
  }
  const feeding = feedingOf(found, peopleOf(plan.answers))
  if (!feeding) return null
  return (
    <Strip>
      <span className="min-w-0 flex-[1_1_16rem] text-pretty">
        {unbroken(feedingSentence(feeding, weekdayNaming(plan.template)))}.
      </span>
      <span className="flex flex-wrap items-center gap-x-3">
        Eaten on
        {slotsFedBy(found).map((fed) => (
          <DayLink key={fed.item.id} found={fed} view={view} />
        ))}
      </span>
    </Strip>
  )
}

function Strip({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-start gap-3 border-t border-hairline bg-butter/20 px-4 py-2 text-sm dark:bg-butter/10">
      <Soup aria-hidden className="mt-3 size-5 shrink-0" />
      <div className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-4">{children}</div>
    </div>
  )
}

/** "Thursday, lunch" */
function DayLink({ found, view }: { found: FoundItem; view: DayView }) {
  const { template } = usePlan().plan
  const pathOf = view === 'building' ? editorPath : mealsPath
  const { dayNumber, item } = found
  return (
    <Link
      to={pathOf(template, placeOfDay(found))}
      className="inline-flex min-h-11 items-center font-semibold underline decoration-line underline-offset-4 hover:decoration-ink"
    >
      {weekdayNaming(template)(dayNumber)}, {item.meal}
    </Link>
  )
}

const LazyMealMenu = lazy(() => import('./meal-menu.tsx'))

/** The button that opens the menu of a meal; the menu is loaded with the first press. */
function MealMenuButton({ found }: { found: FoundDish }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        look="plain"
        label={`Options for ${mealWords[found.item.meal].toLowerCase()}`}
        aria-haspopup="dialog"
        className="absolute top-0.5 right-0.5 z-1"
        onClick={() => setOpen(true)}
      >
        <Ellipsis aria-hidden className="size-5 text-muted" />
      </IconButton>
      {isOpen && (
        <Suspense>
          <LazyMealMenu found={found} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
