import Clock from 'virtual:lucide/clock'
import LockKeyhole from 'virtual:lucide/lock-keyhole'
import { findItem } from '@butterleaf/domain/meal-plan/places'
import { servingsText } from '@butterleaf/domain/meal-plan/servings-text'
import { cardVariantOf } from '@butterleaf/domain/meal-plan/states/card-variant'
import { Link } from 'react-router'
import { isPending, usePlan } from '#lib/meal-plan/plan-context.ts'
import { itemPath } from '#lib/meal-plan/plan-places.ts'
import { mealWords } from '#lib/meal-plan/words/meal-words.ts'
import { MacroLine } from '#lib/recipe/macro-line.tsx'
import { RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { minutesText } from '#lib/recipe/time-text.ts'
import { Card } from '#ui/surface/card.tsx'
import { type CardProps, type FilledPlanItem, placeOfItem } from './card-props.ts'
import { DishActions } from './dish-actions.tsx'
import { FeedingStrip } from './feeding-strip.tsx'

/** [ITEM-2] A dish: to look at, and in a day that is being built, with what can be done about it. */
export function DishCard({ item, day, view }: CardProps<FilledPlanItem>) {
  const inHand = usePlan()
  const { rules } = inHand
  const place = placeOfItem({ day, item })
  const found = findItem(rules, place)
  const isViewOnly = !found || cardVariantOf(found.day, found.item) === 'view-only'
  const canChange = view === 'building' && !isViewOnly
  const itemView = day.state === 'complete' ? 'complete' : view
  const { value, serving, locked } = item
  const isDrawn = !locked && [item.id, day.id, day.weekId].some((at) => isPending(inHand, 'randomize', at))
  return (
    <Card
      as="article"
      padding="none"
      aria-labelledby={`${item.id}-title`}
      aria-busy={isDrawn || undefined}
      className="overflow-hidden transition has-[a.stretched:hover]:-translate-y-0.5"
    >
      <div className="relative flex items-center gap-3.5 p-3 pr-4">
        <RecipePlate recipe={value} className={`size-22 transition-opacity ${isDrawn ? 'opacity-30' : ''}`} />
        <div className="min-w-0 flex-1">
          <p className="flex items-center justify-between gap-2 text-xs font-semibold text-muted">
            <span className="inline-flex items-center gap-1.5">
              {mealWords[item.category]}
              {item.type === 'leftover' && <Tag>Leftover</Tag>}
              {locked && !canChange && <LockKeyhole aria-label="Locked" className="size-3.5" />}
            </span>
            {item.type !== 'leftover' && <Minutes minutes={value.prepTime + value.cookTime} />}
          </p>
          <h2 id={`${item.id}-title`} className="mt-0.5 text-[1.1875rem] leading-snug">
            <Link to={itemPath(rules, place, itemView)} className="stretched after:absolute after:inset-0">
              {value.title}
            </Link>
          </h2>
          <MacroLine nutrition={value.nutrition} servings={serving.value} className="mt-1.5" />
          {!canChange && serving.value !== 1 && (
            <p className="mt-1 text-sm text-muted">{servingsText(serving.value)} for you</p>
          )}
        </div>
      </div>
      <FeedingStrip item={item} view={view} />
      {canChange && found && <DishActions item={item} day={day} found={found} />}
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
