import Ellipsis from 'virtual:lucide/ellipsis'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '#ui/action/icon-button.tsx'
import type { FoundDish } from '../card/card-props.ts'

const LazyMealMenu = lazy(() => import('./meal-menu.tsx'))

/** What life asks of a meal, behind one button; loaded with the first press. */
export function MealMenuButton({ found }: { found: FoundDish }) {
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
