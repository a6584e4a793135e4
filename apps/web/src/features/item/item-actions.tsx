import Lock from 'virtual:lucide/lock'
import LockOpen from 'virtual:lucide/lock-open'
import RefreshCw from 'virtual:lucide/refresh-cw'
import Shuffle from 'virtual:lucide/shuffle'
import { isFilled } from '@butterleaf/domain/meal-plan/item'
import { type ItemPlace, placeOf } from '@butterleaf/domain/meal-plan/places'
import { refusalToDraw } from '@butterleaf/domain/meal-plan/states/free-slots'
import { Link, useNavigate } from 'react-router'
import { lock, randomizeItem, unlock } from '#lib/meal-plan/change/item-changes.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { isPending, usePlan } from '#lib/meal-plan/plan-context.ts'
import { refusalWords, weekdayNaming } from '#lib/meal-plan/words/weekday-naming.ts'
import { pathTo } from '#lib/paths.ts'
import { LikeAvoid } from '#lib/recipe/like-avoid.tsx'
import { Button } from '#ui/action/button.tsx'
import { buttonLook } from '#ui/action/button-look.ts'
import { useToasts } from '#ui/feedback/toast.tsx'
import type { FoundPlace } from './item-place.ts'

/** [ITEM-6] [ITEM-7] Taste, and while the day is open what can be done with the slot. */
export function ItemActions({ found }: { found: FoundPlace }) {
  const { plan } = usePlan()
  const toasts = useToasts()
  const navigate = useNavigate()
  const { item, day, dayNumber } = found
  if (!isFilled(item)) return null
  const { weekId, dayId } = placeOf(found)
  const recipes = pathTo('app.template.preparing.day.recipes', {
    templateId: plan.template.id,
    weekId,
    dayId,
    category: item.meal,
  })
  const isOpen = !day.isComplete
  const offerAnother = () =>
    toasts.show(`It stays on ${weekdayNaming(plan.template)(dayNumber)} until you replace it.`, {
      ...(isOpen && { action: { label: 'Replace', onPress: () => navigate(recipes) } }),
    })
  return (
    <div className="grid gap-2">
      <LikeAvoid recipeId={item.recipeId} interactions={plan.interactions} onAvoided={offerAnother} />
      {isOpen && (
        <div className="grid max-w-sm grid-cols-3 gap-2">
          <Link to={recipes} className={buttonLook({ look: 'quiet', size: 'sm', className: 'px-2!' })}>
            <RefreshCw aria-hidden className="size-4" />
            Replace
          </Link>
          <RandomButton found={found} />
          <LockButton isLocked={item.isLocked} place={placeOf(found)} />
        </div>
      )}
    </div>
  )
}

function RandomButton({ found }: { found: FoundPlace }) {
  const plan = usePlan()
  const change = usePlanChange()
  const place = placeOf(found)
  // ITEM-8: a failure leaves everything as it was.
  return (
    <Button
      look="quiet"
      size="sm"
      className="px-2!"
      busy={isPending(plan, 'randomize', place.itemId)}
      busyLabel="Looking for another recipe"
      why={refusalWords(plan.plan.template, refusalToDraw(found))}
      onClick={() => change.mutate(randomizeItem(place))}
    >
      <Shuffle aria-hidden className="size-4" />
      Random
    </Button>
  )
}

function LockButton({ isLocked, place }: { isLocked: boolean; place: ItemPlace }) {
  const change = usePlanChange()
  const Icon = isLocked ? Lock : LockOpen
  return (
    <Button
      look={isLocked ? 'butter' : 'quiet'}
      size="sm"
      className="px-2!"
      aria-pressed={isLocked}
      onClick={() => change.mutate(isLocked ? unlock(place) : lock(place))}
    >
      <Icon aria-hidden className="size-4" />
      {isLocked ? 'Locked' : 'Lock'}
    </Button>
  )
}
