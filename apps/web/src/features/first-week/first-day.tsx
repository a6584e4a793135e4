import Ban from 'virtual:lucide/ban'
import Heart from 'virtual:lucide/heart'
import { servingsText } from '@butterleaf/domain/cooking/servings-text'
import { type FilledItem, isCooked, isFilled, sidesOf } from '@butterleaf/domain/meal-plan/item'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { allItems, type FoundDay } from '@butterleaf/domain/meal-plan/places'
import { cardOf, likedRecipes, type MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { minutesOfItem, minutesToCook } from '@butterleaf/domain/meal-plan/shown/minutes-to-cook'
import { shownSides } from '@butterleaf/domain/meal-plan/shown/shown-plate'
import { dateOfDay, type Week } from '@butterleaf/domain/meal-plan/template'
import type { Meal } from '@butterleaf/domain/meals/meals'
import type { RecipeCard } from '@butterleaf/domain/recipes/shown/recipe-card'
import { shortName } from '@butterleaf/domain/recipes/shown/short-title'
import { useId } from 'react'
import { formatDate } from '#lib/format-date.ts'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { isPending, usePlan } from '#lib/meal-plan/plan-context.ts'
import { pathTo } from '#lib/paths.ts'
import { RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { minutesText } from '#lib/recipe/time-text.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Link } from '#ui/link.tsx'
import { Card } from '#ui/surface/card.tsx'

/** A day of the first week with its dishes. */
export function FirstDay({ found }: { found: FoundDay }) {
  const { plan } = usePlan()
  const id = useId()
  const { day, dayNumber } = found
  const minutes = minutesToCook(plan, found)
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={id} className="text-lg">
          {formatDate(dateOfDay(plan.template, dayNumber), 'weekdayName')}
        </h2>
        <p className="text-sm text-muted">{minutes === 0 ? 'Nothing to cook' : minutesText(minutes)}</p>
      </div>
      <ul className="grid divide-y divide-hairline">
        {day.items.map((item) =>
          isFilled(item) ? (
            <FirstDish key={item.id} week={found.week} item={item} />
          ) : (
            <OpenSlot key={item.id} isSkipped={item.kind === 'skipped'} meal={item.meal} />
          ),
        )}
      </ul>
    </Card>
  )
}

/** A dish with its heart, and the way to another one. A leftover goes with the dish it is eaten from. */
function FirstDish({ week, item }: { week: Week; item: FilledItem }) {
  const { plan } = usePlan()
  const card = cardOf(plan, item)
  if (!card) return null
  const minutes = minutesText(minutesOfItem(plan, week, item))
  const fresh = sidesOf(item).length > 0 ? `leftovers and ${minutes}` : 'leftovers'
  return (
    <li className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex items-center gap-3">
        <RecipePlate recipe={card} className="size-16" />
        <div className="min-w-0">
          <p className="text-sm text-muted">
            {mealWords[item.meal]} · {isCooked(item) ? minutes : fresh}
          </p>
          <h3 className="text-base text-pretty">
            <Link
              to={pathTo('app.first-week.recipe', { recipeId: card.id })}
              className="inline-block py-1 hover:underline"
            >
              {card.title}
            </Link>
          </h3>
        </div>
      </div>
      {sidesOf(item).length > 0 && <FirstSides item={item} />}
      {isCooked(item) && !plan.isFirstWeekOnly && <DishTaste card={card} />}
    </li>
  )
}

/** [PLATE-3] What stands beside it. */
function FirstSides({ item }: { item: FilledItem }) {
  const { plan } = usePlan()
  return (
    <ul aria-label="Beside it" className="grid">
      {shownSides(plan, item).map(({ card, servings }) => (
        <li key={card.id} className="flex items-center gap-3">
          <span className="grid w-16 shrink-0 place-items-center">
            <RecipePlate recipe={card} className="size-10" />
          </span>
          <Link
            to={pathTo('app.first-week.recipe', { recipeId: card.id })}
            className="min-h-11 min-w-0 flex-1 content-center text-pretty hover:underline"
          >
            {shortName(card)}
          </Link>
          <span className="shrink-0 text-sm text-muted">{servingsText(servings)}</span>
        </li>
      ))}
    </ul>
  )
}

function DishTaste({ card }: { card: RecipeCard }) {
  const { plan } = usePlan()
  const { isRejecting, toggleLike, reject } = useDishTaste(card)
  const isLiked = likedRecipes(plan).has(card.id)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <IconButton
        label={`Like ${card.title}`}
        aria-pressed={isLiked}
        look={isLiked ? 'leaf' : 'quiet'}
        onClick={() => toggleLike(isLiked)}
      >
        <Heart aria-hidden className={`size-5 ${isLiked ? 'fill-current' : ''}`} />
      </IconButton>
      <Button
        look="quiet"
        size="sm"
        busy={isRejecting}
        busyLabel="Choosing another dish"
        aria-label={`Not for me: ${card.title}`}
        onClick={reject}
      >
        <Ban aria-hidden className="size-4" />
        Not for me
      </Button>
    </div>
  )
}

/** A meal without a dish. */
function OpenSlot({ meal, isSkipped }: { meal: Meal; isSkipped: boolean }) {
  return (
    <li className="py-3 text-sm text-muted first:pt-0 last:pb-0">
      {mealWords[meal]} · {isSkipped ? 'skipped' : 'nothing planned'}
    </li>
  )
}

/** [ITEM-7] What a person says of a dish of their first week. */
function useDishTaste({ id, title }: RecipeCard) {
  const planContext = usePlan()
  const change = usePlanChange()
  const toasts = useToasts()
  const failed = () => toasts.show('That didn’t save. Try again in a moment.', { tone: 'error' })
  return {
    isRejecting: isPending(planContext, 'rejectDish', id),
    toggleLike: (isLiked: boolean) =>
      change.mutate(
        isLiked
          ? planChange('removeInteraction', { recipeId: id })
          : planChange('saveInteraction', { recipeId: id, interaction: 'like' }),
        { onError: failed },
      ),
    // Awaited: the dish, and this hook with it, is gone when the answer comes.
    reject: () =>
      change
        .mutateAsync({ ...planChange('rejectDish', { recipeId: id }), isToldByScreen: true })
        .then((after) => {
          const other = dishInPlaceOf(planContext.plan, after, id)
          const undo = {
            ...planChange('undoChange', { changeId: String(after.version), version: after.version }),
            isToldByScreen: true,
          }
          if (other && other !== title)
            toasts.show(`${other} instead of ${title}.`, {
              action: { label: 'Undo', onPress: () => change.mutate(undo, { onError: failed }) },
            })
          else
            toasts.show(`No other dish fits in place of ${title}. It won’t come into your next plan.`, {
              tone: 'error',
            })
        })
        .catch(failed),
  }
}

/** The title of what stands where the recipe stood first. */
function dishInPlaceOf(before: MealPlan, after: MealPlan, recipeId: string): string | undefined {
  const slot = allItems(before.template).find(({ item }) => 'recipeId' in item && item.recipeId === recipeId)
  const now = slot && allItems(after.template).find(({ item }) => item.id === slot.item.id)
  return now && cardOf(after, now.item)?.title
}
