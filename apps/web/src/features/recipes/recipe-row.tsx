import { servingsText } from '@butterleaf/domain/meal-plan/servings-text'
import { Clock } from 'lucide-react'
import { Link } from 'react-router'
import { MacroLine } from '#lib/recipe/macro-line.tsx'
import { nutritionOf } from '#lib/recipe/nutrition-figures.ts'
import { RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { minutesText } from '#lib/recipe/time-text.ts'
import { Card } from '#ui/card.tsx'
import { DayLine } from './day-line.tsx'
import type { DayWords } from './day-words.ts'
import type { BrowseResult } from './use-browse.ts'

interface RecipeRowProps {
  recipe: BrowseResult
  /** Undefined where the slot can't be changed. */
  words: DayWords | undefined
  to: { pathname: string; search: string }
  isLiked: boolean
  isOpen: boolean
  keepsScroll: boolean
}

/** [ITEM-1] A filter result: what it is, what one serving of it holds, and what it does to the day. */
export function RecipeRow({ recipe, words, to, isLiked, isOpen, keepsScroll }: RecipeRowProps) {
  const { title, serving, prepTime, cookTime } = recipe
  return (
    <Card
      as="article"
      padding="none"
      isPressable
      className={`flex items-start gap-4 p-3.5 ${isOpen ? 'ring-2 ring-leaf' : ''}`}
    >
      <RecipePlate recipe={recipe} />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex justify-between gap-3 text-sm font-medium text-muted">
          <span>
            {servingsText(serving.value)}
            {isLiked && <span className="font-semibold text-leaf"> · Liked</span>}
          </span>
          <span className="inline-flex shrink-0 items-center gap-1">
            <Clock aria-hidden className="size-4" />
            {minutesText(prepTime + cookTime)}
          </span>
        </p>
        <h2 className="text-lg text-pretty">
          <Link
            to={to}
            state={{ isFromList: true }}
            preventScrollReset={keepsScroll}
            aria-current={isOpen ? 'true' : undefined}
            className="outline-none after:absolute after:inset-0 after:rounded-card"
          >
            {title}
          </Link>
        </h2>
        <MacroLine nutrition={nutritionOf(recipe.nutrition, serving.value)} />
        {words && <DayLine words={words} className="mt-1" />}
      </div>
    </Card>
  )
}
