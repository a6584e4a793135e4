import Ban from 'virtual:lucide/ban'
import Heart from 'virtual:lucide/heart'
import { type FilledItem, isCooked } from '@butterleaf/domain/meal-plan/item'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { cardOf, likedRecipes } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { minutesOfItem } from '@butterleaf/domain/meal-plan/shown/minutes-to-cook'
import type { Week } from '@butterleaf/domain/meal-plan/template'
import type { RecipeCard } from '@butterleaf/domain/recipes/shown/recipe-card'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { minutesText } from '#lib/recipe/time-text.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { useDishTaste } from './use-dish-taste.ts'

/** A dish with its heart, and the way to another one. A leftover goes with the dish it is eaten from. */
export function FirstDish({ week, item }: { week: Week; item: FilledItem }) {
  const { plan } = usePlan()
  const card = cardOf(plan, item)
  if (!card) return null
  return (
    <li className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex items-center gap-3">
        <RecipePlate recipe={card} className="size-16" />
        <div className="min-w-0">
          <p className="text-sm text-muted">
            {mealWords[item.meal]} ·{' '}
            {isCooked(item) ? minutesText(minutesOfItem(plan, week, item)) : 'leftovers'}
          </p>
          <h3 className="text-base text-pretty">{card.title}</h3>
        </div>
      </div>
      {isCooked(item) && <DishTaste card={card} />}
    </li>
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
