import Clock from 'virtual:lucide/clock'
import { servingsText } from '@butterleaf/domain/meal-plan/servings-text'
import { minutesOf } from '@butterleaf/domain/recipes/shown/recipe-card'
import type { RecipeOffer } from '@butterleaf/domain/recipes/shown/recipe-offer'
import { Link } from 'react-router'
import type { DayWords } from '#lib/meal-plan/words/day-words.ts'
import { MacroLine } from '#lib/recipe/macro-line.tsx'
import { RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { minutesText } from '#lib/recipe/time-text.ts'
import { Card } from '#ui/surface/card.tsx'
import { BasketLine } from '../slot/basket-line.tsx'
import { DayLine } from '../slot/day-line.tsx'

interface RecipeRowProps {
  offer: RecipeOffer
  /** Undefined where the slot can't be changed. */
  words: DayWords | undefined
  to: { pathname: string; search: string }
  isLiked: boolean
  isOpen: boolean
  keepsScroll: boolean
}

/** [ITEM-1] A filter result: what it is, what one serving of it holds, and what it does to the day. */
export function RecipeRow({ offer, words, to, isLiked, isOpen, keepsScroll }: RecipeRowProps) {
  const { card, servings, basket } = offer
  return (
    <Card as="article" padding="none" isPressable className={isOpen ? 'ring-2 ring-leaf' : ''}>
      <div className="flex items-center gap-3.5 p-3 pr-4">
        <RecipePlate recipe={card} />
        <div className="min-w-0 flex-1">
          <p className="flex justify-between gap-3 text-xs font-semibold text-muted">
            <span>
              {servingsText(servings)}
              {isLiked && <span className="text-leaf"> · Liked</span>}
            </span>
            <Minutes minutes={minutesOf(card)} />
          </p>
          <h2 className="mt-0.5 text-[1.1875rem] leading-snug text-pretty">
            <Link
              to={to}
              state={{ isFromList: true }}
              preventScrollReset={keepsScroll}
              aria-current={isOpen ? 'true' : undefined}
              className="outline-none after:absolute after:inset-0 after:rounded-card"
            >
              {card.short ?? card.title}
            </Link>
          </h2>
          {card.short && <p className="text-sm text-muted">{card.title}</p>}
          <MacroLine perServing={card.perServing} servings={servings} className="mt-1.5" />
        </div>
      </div>
      {words && (
        <div className="grid gap-1 border-t border-hairline px-4 py-2.5">
          <DayLine words={words} />
          <BasketLine basket={basket} />
        </div>
      )}
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
