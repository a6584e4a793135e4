import CalendarPlus from 'virtual:lucide/calendar-plus'
import Clock from 'virtual:lucide/clock'
import { minutesOf, type RecipeCard } from '@butterleaf/domain/recipes/shown/recipe-card'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { pathTo } from '#lib/paths.ts'
import { MacroLine } from '#lib/recipe/macro-line.tsx'
import { RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { minutesText } from '#lib/recipe/time-text.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/surface/card.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { AddToDay } from './add-to-day.tsx'

type CookbookTileProps = { card: RecipeCard; isLiked: boolean }

/** A recipe of the cookbook: what it is, one serving of it, and the way into the plan. */
export function CookbookTile({ card, isLiked }: CookbookTileProps) {
  const { search } = useLocation()
  const [isAdding, setAdding] = useState(false)
  return (
    <Card as="li" padding="none" className="grid grid-rows-[1fr_auto] overflow-hidden">
      <div className="relative flex items-start gap-3.5 p-3 pr-4">
        <RecipePlate recipe={card} />
        <div className="min-w-0 flex-1">
          <p className="flex justify-between gap-3 text-xs font-semibold text-muted">
            <span>{isLiked ? <span className="text-leaf">Liked</span> : 'A serving'}</span>
            <span className="inline-flex shrink-0 items-center gap-1">
              <Clock aria-hidden className="size-3.5" />
              {minutesText(minutesOf(card))}
            </span>
          </p>
          <h2 className="mt-0.5 text-[1.1875rem] leading-snug text-pretty">
            <Link
              to={{ pathname: pathTo('app.recipes.recipe', { recipeId: card.id }), search }}
              state={{ isFromList: true }}
              className="after:absolute after:inset-0"
            >
              {card.short ?? card.title}
            </Link>
          </h2>
          {card.short && <p className="text-sm text-muted">{card.title}</p>}
          <MacroLine perServing={card.perServing} hasCalories className="mt-1.5" />
        </div>
      </div>
      <div className="border-t border-hairline p-2">
        <Button look="quiet" size="sm" isWide onClick={() => setAdding(true)}>
          <CalendarPlus aria-hidden className="size-4.5" />
          Add to a day
          <VisuallyHidden>: {card.title}</VisuallyHidden>
        </Button>
      </div>
      {isAdding && <AddToDay recipe={card} onClose={() => setAdding(false)} />}
    </Card>
  )
}
